import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { isWeakSecret } from './secret-strength.ts';

const productionSettings = {
  PUBLIC_URL: 'the address people type to reach the site, for example https://direct365.example',
  AUTH_SECRET: 'at least 32 random characters that sign the session cookies',
  SMTP_URL:
    'the mail server that sends confirmations, for example smtps://user:password@mail.example:465',
  MAIL_FROM: 'the sender of its mails, for example Direct365 <hello@direct365.example>',
  STRIPE_SECRET_KEY: 'the secret key of the Stripe account',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the Stripe webhook',
} as const;

/** Throws a SetupProblem that names each setting that a site without the demo cannot be without. */
export function requireProductionSettings(
  env: {
    [Name in keyof typeof productionSettings]?: string | string[] | undefined;
  },
): void {
  const missing = Object.entries(productionSettings).filter(
    ([name]) => !env[name as keyof typeof productionSettings],
  );
  if (missing.length === 0) return;
  throw new SetupProblem(
    [
      'Without the demo these settings are required (see .env.example):',
      ...missing.map(([name, meaning]) => `  ${name} is missing: ${meaning}.`),
    ].join('\n'),
  );
}

/** Throws a SetupProblem with what is there and would make the site unsafe for its visitors. */
export function refuseUnsafeSettings(env: {
  AUTH_SECRET?: string | undefined;
  AUTH_SECRETS_ACCEPTED: string[];
  PUBLIC_URL?: string | undefined;
}): void {
  const problems = [
    ...(env.AUTH_SECRET && isWeakSecret(env.AUTH_SECRET)
      ? [
          'AUTH_SECRET can be guessed, and with it an attacker can sign in as any user. Make a random one: openssl rand -base64 32.',
        ]
      : []),
    ...(env.AUTH_SECRETS_ACCEPTED.some(isWeakSecret)
      ? [
          'AUTH_SECRETS_ACCEPTED contains a secret that can be guessed, and is accepted like AUTH_SECRET. If it was that one once, name it in AUTH_SECRETS_LEAKED instead.',
        ]
      : []),
    ...(env.PUBLIC_URL && !isPrivateToReader(new URL(env.PUBLIC_URL))
      ? [
          'PUBLIC_URL must start with https://, or passwords and session cookies are sent unencrypted. Only localhost may use http://.',
        ]
      : []),
  ];
  if (problems.length > 0) throw new SetupProblem(problems.join('\n'));
}

/** Encrypted, or never leaving the machine. */
const isPrivateToReader = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' ||
  hostname === '[::1]' ||
  /^(.+\.)?localhost$/.test(hostname) ||
  /^127\.\d+\.\d+\.\d+$/.test(hostname);
