import { testPublicUrl } from '#tests/support/site.ts';

/** What one of several nodes is started with: the database that they share, and the mail server it writes by. */
export const nodeEnvironment = (connectionString: string, mailUrl: string) => ({
  DATABASE_URL: connectionString,
  PUBLIC_URL: testPublicUrl,
  SMTP_URL: mailUrl,
  MAIL_FROM: 'Direct365 <hello@direct365.test>',
  STRIPE_SECRET_KEY: 'sk_test_never_called',
  STRIPE_WEBHOOK_SECRET: 'whsec_never_called',
});
