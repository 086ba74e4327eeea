import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { problemOf } from './config-fixture.ts';

const production = {
  DATABASE_URL: 'postgresql://app@db.example/direct365',
  PUBLIC_URL: 'https://direct365.example',
  AUTH_SECRET: 'q7Zr0vXc2mTfL9wYb4Kd8NhJ6sPgE1aU',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Direct365 <hello@direct365.example>',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('the environment', () => {
  it('may be empty: a demo on the loopback', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      demo: true,
      stripe: undefined,
    });
  });

  it('counts an empty variable as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, demo: true });
  });

  it('is production with the operator’s own database', () => {
    expect(readConfig(production)).toMatchObject({
      demo: false,
      publicUrl: 'https://direct365.example',
      stripe: { secretKey: 'sk_live_1', webhookSecrets: ['whsec_1'] },
    });
  });

  it.each(Object.keys(production).filter((name) => name !== 'DATABASE_URL'))(
    'says that %s is missing in production',
    (name) => {
      const { [name as keyof typeof production]: _missing, ...rest } = production;
      expect(problemOf(rest)).toContain(`${name} is missing`);
    },
  );

  it('wants the same without the demo on the private database', () => {
    expect(problemOf({ DEMO: 'false' })).toContain('AUTH_SECRET is missing');
  });

  it.each([
    'http://direct365.example',
    'http://192.168.1.5:3000',
    'http://localhost.direct365.example',
    'http://127.direct365.example',
  ])('refuses the address %s, because the network could read along', (address) => {
    expect(problemOf({ ...production, PUBLIC_URL: address })).toMatch(
      /^PUBLIC_URL must start with https:\/\/.+\.$/,
    );
  });

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://d365.localhost',
  ])('takes %s, which does not leave the machine', (address) => {
    expect(readConfig({ ...production, PUBLIC_URL: address }).publicUrl).toBe(address);
  });

  it('refuses a secret that can be guessed, without repeating it', () => {
    const problem = problemOf({ ...production, AUTH_SECRET: 'direct'.repeat(8) });
    expect(problem).toMatch(/^AUTH_SECRET can be guessed.+\.$/);
    expect(problem).not.toContain('directdirect');
  });

  it('leaves both to a demo', () => {
    const demo = { PUBLIC_URL: 'http://demo.example', AUTH_SECRET: 'x'.repeat(32) };
    expect(readConfig(demo).demo).toBe(true);
  });

  it('may name the way around a pooler, but not that way alone', () => {
    const direct = 'postgresql://app@db.example:5432/direct365';
    expect(readConfig({ ...production, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBe(
      direct,
    );
    expect(problemOf({ DATABASE_DIRECT_URL: direct })).toContain('DATABASE_URL is not');
    expect(problemOf({ ...production, DATABASE_DIRECT_URL: 'db.example' })).toContain(
      'DATABASE_DIRECT_URL must start with postgres://',
    );
  });

  it('may name replicas of the operator’s own database', () => {
    const [one, two] = [
      'postgresql://app@a.example/direct365',
      'postgres://app@b.example/direct365',
    ];
    const named = (DATABASE_REPLICA_URLS: string) =>
      readConfig({ ...production, DATABASE_REPLICA_URLS }).databaseReplicaUrls;
    expect(named(` ${one}, ${two},`)).toEqual([one, two]);
    expect(named(' ')).toEqual([]);
    expect(problemOf({ DATABASE_REPLICA_URLS: one })).toContain('has no replicas');
    expect(problemOf({ ...production, DATABASE_REPLICA_URLS: `${one},b.example` })).toBe(
      'DATABASE_REPLICA_URLS must be addresses that start with postgres:// or postgresql://, separated by commas.',
    );
  });

  it('refuses demo data in the operator’s own database', () => {
    expect(problemOf({ ...production, DEMO: 'true' })).toContain('DEMO cannot be true');
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'my-site.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://x'],
    ['AUTH_SECRET', 'short'],
    ['SMTP_URL', 'https://mail'],
    ['STRIPE_SECRET_KEY', 'pk_live'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'perhaps'],
    ['PUBLIC_URL', 'https://direct365.example/site'],
    ['PUBLIC_URL', 'https://direct365.example/?a'],
    ['MAIL_FROM', 'Marketplace'],
    ['MAIL_FROM', 'a@direct365.example, b@direct365.example'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,::/0'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['STRIPE_SECRET_KEY', 'sk_live_…'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_…'],
    ['SMS_COUNTRIES', 'GB,XX'],
  ])('names a wrong %s in a sentence, without repeating it', (name, value) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} .+\\.$`, 'm'));
    expect(problem).not.toContain(value);
  });
});
