import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { problemOf } from './config-fixture.ts';

const [present, past, next] = [
  'q7Zr0vXc2mTfL9wYb4Kd8NhJ6sPgE1aU',
  'Xq7vTz3LpW9bRk2NfYc8HsJd5GmEa4Uo',
  'kD83hfQ0zLwPm5Vt9XbRc2YnGs7JeA1u',
];
const production = {
  DATABASE_URL: 'postgresql://db.example/direct365',
  PUBLIC_URL: 'https://direct365.example',
  AUTH_SECRET: present,
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Direct365 <hello@direct365.example>',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('secrets that are being replaced', () => {
  it('are one, unless others are named', () => {
    expect(readConfig(production).secrets).toEqual({ present, accepted: [], leaked: [] });
  });

  it('are named with commas or spaces between them', () => {
    const named = { AUTH_SECRETS_ACCEPTED: `${past}, ${next}`, AUTH_SECRETS_LEAKED: ' ' };
    const { secrets } = readConfig({ ...production, ...named });
    expect(secrets).toEqual({ present, accepted: [past, next], leaked: [] });
  });

  it('may be weak when they leaked, and not when they are believed', () => {
    const weak = 'direct'.repeat(8);
    const { secrets } = readConfig({ ...production, AUTH_SECRETS_LEAKED: weak });
    expect(secrets.leaked).toEqual([weak]);
    expect(problemOf({ ...production, AUTH_SECRETS_ACCEPTED: weak })).toMatch(
      /^AUTH_SECRETS_ACCEPTED contains a secret that can be guessed.+\.$/,
    );
  });

  it.each([
    [{ AUTH_SECRETS_LEAKED: present }, /^AUTH_SECRET is named in AUTH_SECRETS_LEAKED/],
    [
      { AUTH_SECRETS_ACCEPTED: past, AUTH_SECRETS_LEAKED: past },
      /^AUTH_SECRETS_ACCEPTED and AUTH_SECRETS_LEAKED name the same/,
    ],
    [{ AUTH_SECRETS_ACCEPTED: 'short' }, /^AUTH_SECRETS_ACCEPTED must hold secrets of at least 32/],
    [{ AUTH_SECRETS_LEAKED: ',' }, /^AUTH_SECRETS_LEAKED must hold secrets/],
    [{ MAIL_WEBHOOK_SECRET: `${past},short` }, /^MAIL_WEBHOOK_SECRET must have at least 32/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1,sk_live_1' }, /^STRIPE_WEBHOOK_SECRET must start with/],
    [{ STRIPE_WEBHOOK_SECRET: ',' }, /^STRIPE_WEBHOOK_SECRET must start with/],
  ])('are refused: %j', (named, sentence) => {
    const problem = problemOf({ ...production, ...named });
    expect(problem).toMatch(sentence);
    for (const secret of [present, past]) expect(problem).not.toContain(secret);
  });

  it('of webhooks are several at a time', () => {
    const config = readConfig({
      ...production,
      STRIPE_WEBHOOK_SECRET: 'whsec_2, whsec_1',
      MAIL_WEBHOOK_SECRET: `${next},${past}`,
    });
    expect(config.stripe?.webhookSecrets).toEqual(['whsec_2', 'whsec_1']);
    expect(config.mailWebhookSecrets).toEqual([next, past]);
  });
});
