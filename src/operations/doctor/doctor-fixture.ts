import { readConfig } from '#operations/config/config.ts';
import type { Check, Verdict } from './check.ts';
import { runChecks } from './run-checks.ts';

/** Settings with which a site runs for real; nothing answers at their addresses. */
export const soundSettings: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgresql://app:database-password@127.0.0.1:9/direct365',
  PUBLIC_URL: 'https://direct365.example',
  AUTH_SECRET: 'q7Zr0vXc2mTfL9wYb4Kd8NhJ6sPgE1aU',
  SMTP_URL: 'smtp://mailer:mail-password@127.0.0.1:9',
  MAIL_FROM: 'Direct365 <hello@direct365.example>',
  STRIPE_SECRET_KEY: 'sk_live_stripe-key',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

/** The settings of a real site with these changes, read. */
export const configWith = (changes: Record<string, string> = {}) =>
  readConfig({ ...soundSettings, ...changes });

/** What these checks say, by their names. */
export async function verdictsOf(checks: readonly Check[]): Promise<Record<string, Verdict>> {
  const findings = await runChecks(checks);
  return Object.fromEntries(findings.map(({ name, ...verdict }) => [name, verdict]));
}
