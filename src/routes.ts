import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

/** Every address of the site and the page that answers it. */
export const routes = rootRoute('root.tsx', [
  index('pages/public/landing-page.tsx'),
  route('/original-home', 'pages/public/original-home-page.tsx'),
  route('/services', 'pages/public/services-page.tsx'),
  route('/get-started', 'pages/public/get-started-page.tsx'),
  route('/business-home', 'pages/public/business-home-page.tsx'),
  route('/consultant-home', 'pages/public/consultant-home-page.tsx'),
  route('/consultants', 'pages/public/consultants-page.tsx'),
  route('/consultants/skill/$skill', 'pages/public/skill-page.tsx'),
  route('/consultants/city/$city', 'pages/public/city-page.tsx'),
  route('/how-it-works', 'pages/public/how-it-works-page.tsx'),
  route('/how-ranking-works', 'pages/public/how-ranking-works-page.tsx'),
  route('/d365-expertise', 'pages/public/d365-expertise-page.tsx'),
  route('/about', 'pages/public/about-page.tsx'),
  route('/business-services', 'pages/public/business-services-page.tsx'),
  route('/project-posting-guide', 'pages/public/project-posting-guide-page.tsx'),
  route('/contact', 'pages/public/contact-page.tsx'),
  route('/terms', 'pages/public/terms-page.tsx'),
  route('/privacy', 'pages/public/privacy-page.tsx'),
  route('/design', 'pages/public/design-page.tsx'),

  route('/auth', 'pages/account/auth-page.tsx'),
  route('/auth/confirm', 'pages/account/confirm-page.tsx'),
  route('/auth/forgot-password', 'pages/account/forgot-password-page.tsx'),
  route('/auth/reset-password', 'pages/account/reset-password-page.tsx'),
  route('/consultant/signup', 'pages/account/consultant-signup-page.tsx'),

  route('/consultant/profile/new', 'pages/consultant/new-profile-page.tsx'),
  route('/consultant/profile/edit', 'pages/consultant/edit-profile-page.tsx'),
  route('/consultant/credentials', 'pages/consultant/own-credentials-page.tsx'),
  route('/consultant/portal', 'pages/consultant/consultant-portal-page.tsx'),
  route('/subscribe', 'pages/consultant/subscribe-page.tsx'),

  route('/post-project', 'pages/client/post-project-page.tsx'),
  route('/client/portal', 'pages/client/client-portal-page.tsx'),
  route('/project/$projectId', 'pages/client/project-page.tsx'),
  route('/project/$projectId/edit', 'pages/client/edit-project-page.tsx'),
  route('/project/$projectId/apply', 'pages/consultant/apply-page.tsx'),
  route('/apply/$projectId', 'pages/consultant/apply-redirect-page.tsx'),
  route('/application/$applicationId', 'pages/client/application-page.tsx'),

  route('/find-consultants', 'pages/client/find-consultants-page.tsx'),
  route('/consultant/$consultantId', 'pages/client/consultant-page.tsx'),
  route('/shortlist', 'pages/client/shortlist-page.tsx'),
  route('/shortlist/compare', 'pages/client/comparison-page.tsx'),

  route('/admin', 'pages/admin/admin-page.tsx'),
  route('/admin/approvals', 'pages/admin/approvals-page.tsx'),
  route('/admin/credentials', 'pages/admin/credentials-page.tsx'),
]);
