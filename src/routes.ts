import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

/** Every address of the site and the page that answers it. */
export const routes = rootRoute('root.tsx', [
  index('features/site/web/pages/landing-page.tsx'),
  route('/original-home', 'features/site/web/pages/original-home-page.tsx'),
  route('/services', 'features/site/web/pages/services-page.tsx'),
  route('/get-started', 'features/site/web/pages/get-started-page.tsx'),
  route('/business-home', 'features/site/web/pages/business-home-page.tsx'),
  route('/consultant-home', 'features/site/web/pages/consultant-home-page.tsx'),
  route('/consultants', 'features/site/web/pages/consultants-page.tsx'),
  route('/consultants/skill/$skill', 'features/site/web/pages/skill-page.tsx'),
  route('/consultants/city/$city', 'features/site/web/pages/city-page.tsx'),
  route('/how-it-works', 'features/site/web/pages/how-it-works-page.tsx'),
  route('/how-ranking-works', 'features/site/web/pages/how-ranking-works-page.tsx'),
  route('/d365-expertise', 'features/site/web/pages/d365-expertise-page.tsx'),
  route('/about', 'features/site/web/pages/about-page.tsx'),
  route('/business-services', 'features/site/web/pages/business-services-page.tsx'),
  route('/project-posting-guide', 'features/site/web/pages/project-posting-guide-page.tsx'),
  route('/contact', 'features/site/web/pages/contact-page.tsx'),
  route('/terms', 'features/site/web/pages/terms-page.tsx'),
  route('/privacy', 'features/site/web/pages/privacy-page.tsx'),
  route('/design', 'features/site/web/pages/design-page.tsx'),

  route('/auth', 'features/accounts/web/pages/auth-page.tsx'),
  route('/auth/confirm', 'features/accounts/web/pages/confirm-page.tsx'),
  route('/auth/forgot-password', 'features/accounts/web/pages/forgot-password-page.tsx'),
  route('/auth/reset-password', 'features/accounts/web/pages/reset-password-page.tsx'),
  route('/consultant/signup', 'features/accounts/web/pages/consultant-signup-page.tsx'),

  route('/consultant/profile/new', 'features/consultants/web/pages/new-profile-page.tsx'),
  route('/consultant/profile/edit', 'features/consultants/web/pages/edit-profile-page.tsx'),
  route('/consultant/credentials', 'features/credentials/web/pages/own-credentials-page.tsx'),
  route('/consultant/portal', 'features/applications/web/pages/consultant-portal-page.tsx'),
  route('/subscribe', 'features/subscriptions/web/pages/subscribe-page.tsx'),

  route('/post-project', 'features/projects/web/pages/post-project-page.tsx'),
  route('/client/portal', 'features/shortlists/web/pages/client-portal-page.tsx'),
  route('/project/$projectId', 'features/matching/web/pages/project-page.tsx'),
  route('/project/$projectId/edit', 'features/projects/web/pages/edit-project-page.tsx'),
  route('/project/$projectId/apply', 'features/matching/web/pages/apply-page.tsx'),
  route('/apply/$projectId', 'features/applications/web/pages/apply-redirect-page.tsx'),
  route('/application/$applicationId', 'features/matching/web/pages/application-page.tsx'),

  route('/find-consultants', 'features/search/web/pages/find-consultants-page.tsx'),
  route('/consultant/$consultantId', 'features/shortlists/web/pages/consultant-page.tsx'),
  route('/shortlist', 'features/shortlists/web/pages/shortlist-page.tsx'),
  route('/shortlist/compare', 'features/shortlists/web/pages/comparison-page.tsx'),

  route('/admin', 'features/approvals/web/pages/admin-page.tsx'),
  route('/admin/approvals', 'features/approvals/web/pages/approvals-page.tsx'),
  route('/admin/credentials', 'features/credentials/web/pages/credentials-page.tsx'),
]);
