import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

/** Every address of the site and the page that answers it. */
export const routes = rootRoute('root.tsx', [
  index('features/site/web/pages/landing-page.tsx'),
  route('/terms', 'features/site/web/pages/terms-page.tsx'),
  route('/privacy', 'features/site/web/pages/privacy-page.tsx'),

  route('/auth', 'features/accounts/web/pages/auth-page.tsx'),
  route('/auth/forgot-password', 'features/accounts/web/pages/forgot-password-page.tsx'),
  route('/auth/reset-password', 'features/accounts/web/pages/reset-password-page.tsx'),
  route('/consultant/signup', 'features/accounts/web/pages/consultant-signup-page.tsx'),

  route('/consultant/profile/new', 'features/consultants/web/pages/new-profile-page.tsx'),
  route('/consultant/profile/edit', 'features/consultants/web/pages/edit-profile-page.tsx'),
  route('/consultant/portal', 'features/applications/web/pages/consultant-portal-page.tsx'),
  route('/subscribe', 'features/subscriptions/web/pages/subscribe-page.tsx'),

  route('/post-project', 'features/projects/web/pages/post-project-page.tsx'),
  route('/client/portal', 'features/projects/web/pages/client-portal-page.tsx'),
  route('/project/$projectId', 'features/applications/web/pages/project-page.tsx'),
  route('/project/$projectId/edit', 'features/projects/web/pages/edit-project-page.tsx'),
  route('/project/$projectId/apply', 'features/applications/web/pages/apply-page.tsx'),
  route('/apply/$projectId', 'features/applications/web/pages/apply-redirect-page.tsx'),
  route('/application/$applicationId', 'features/applications/web/pages/application-page.tsx'),

  route('/admin', 'features/approvals/web/pages/admin-page.tsx'),
  route('/admin/approvals', 'features/approvals/web/pages/approvals-page.tsx'),
]);
