import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { readDkimSettings } from './dkim-config.ts';

const pemOf = (bits: number): string =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
const pem = pemOf(2048);
const settings = {
  MAIL_FROM: 'Direct365 <hello@direct365.example>',
  DKIM_SELECTOR: 'mail2026',
  DKIM_PRIVATE_KEY: pem,
};

function problemOf(env: Partial<typeof settings>): string {
  try {
    readDkimSettings(env);
  } catch (error) {
    if (error instanceof SetupProblem) return error.message;
    throw error;
  }
  return 'none';
}

describe('the key that signs mails', () => {
  it.each([
    ['in PEM', pem],
    ['in PEM on one line', pem.trim().replaceAll('\n', String.raw`\n`)],
    ['as its lines, joined', pem.trim().split('\n').slice(1, -1).join('')],
  ])('is read %s, for the domain of the sender', (_, text) => {
    expect(readDkimSettings({ ...settings, DKIM_PRIVATE_KEY: text })).toEqual({
      domain: 'direct365.example',
      selector: 'mail2026',
      privateKey: pem,
    });
  });

  it('is none where nothing is said of it', () => {
    expect(readDkimSettings({ MAIL_FROM: settings.MAIL_FROM })).toBeUndefined();
  });

  it.each(['DKIM_SELECTOR', 'DKIM_PRIVATE_KEY', 'MAIL_FROM'] as const)(
    'is of no use without %s, which is said',
    (name) => {
      const { [name]: _, ...others } = settings;
      expect(problemOf(others)).toMatch(/belong together/);
    },
  );

  it.each([
    ['no key', 'c2VjcmV0', /must be an RSA key/],
    ['a key that cannot be used here', ed25519(), /must be an RSA key/],
    ['a short key', pemOf(1024), /at least 2048 bits/],
  ])('is refused when it is %s, without repeating it', (_, text, sentence) => {
    const problem = problemOf({ ...settings, DKIM_PRIVATE_KEY: text });
    expect(problem).toMatch(sentence);
    expect(problem).not.toContain(text);
  });
});

function ed25519(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
