import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyUses } from '#server/key-uses.ts';

const sourceDir = join(import.meta.dirname, '../../src');
const checkoutDir = join(sourceDir, '..');

/** Every file of the product that is no test, with its text. */
const sources = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(sourceDir, path), 'utf8') }));

/** The files in which this stands. */
const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

describe('the secret of the site', () => {
  it('has a line in the docs for each use, with its kind, and none besides', () => {
    const page = readFileSync(join(checkoutDir, 'docs/security/keys.md'), 'utf8');
    const [, section = ''] = /## Uses of `AUTH_SECRET`\n([\s\S]*?)\n## /.exec(page) ?? [];
    const written = [...section.matchAll(/^\| `([^`]+)` \| ([a-z ]+) \|/gm)].map(
      ([, purpose, kind]) => `${purpose}: ${kind}`,
    );
    const declared = Object.values(keyUses).map(({ purpose, kind }) => `${purpose}: ${kind}`);
    expect(written.toSorted()).toEqual(['session cookie: session', ...declared].toSorted());
  });

  it('has one purpose for each use: what is made for one proves nothing for another', () => {
    const purposes = Object.values(keyUses).map(({ purpose }) => purpose);
    expect(new Set(purposes).size).toBe(purposes.length);
  });

  it('becomes a keyring where a site begins, and is read nowhere else', () => {
    expect(filesWith(/\bcreateKeyring\(/)).toEqual([
      'app/site-keys.ts',
      'lib/auth/keyring.ts',
      'operations/doctor/secret-checks.ts',
    ]);
    expect(filesWith(/\bAUTH_SECRET: (z|present)\b/)).toEqual([
      'operations/config/secret-config.ts',
    ]);
    expect(filesWith(/\bsecrets\.present\b|\bpresent, accepted, leaked\b/)).toEqual([
      'app/site-keys.ts',
      'operations/doctor/secret-checks.ts',
      'operations/doctor/settings-checks.ts',
    ]);
    expect(filesWith(/\blibrarySecret\b/)).toEqual([
      'features/identity/accounts/server/auth-library.ts',
      'lib/auth/keyring.ts',
    ]);
  });

  it('makes keys in one module, by functions that no other module calls', () => {
    expect(filesWith(/from '[^']*\/(signed-values|encrypted-values)\.ts'/)).toEqual([
      'lib/auth/keyring.ts',
    ]);
    expect(filesWith(/\b(createSessionToken|signSessionToken|readSignedSessionToken)\b/)).toEqual([
      'lib/auth/keyring.ts',
      'lib/auth/session-token.ts',
    ]);
    // Webhooks have their own secrets, and a browser that verifies a statement has a public key.
    expect(
      filesWith(/\b(createHmac|hkdf|hkdfSync|createCipheriv|createDecipheriv|importKey)\b/),
    ).toEqual([
      'features/agreements/statements/rules/verify.ts',
      'features/notifications/webhooks/server/commands/sign-webhook.ts',
      'lib/auth/encrypted-values.ts',
      'lib/auth/keyring.ts',
      'lib/auth/session-token.ts',
      'lib/auth/signed-values.ts',
      'lib/mail/mail-events.ts',
    ]);
  });

  it('is used for what is declared, in one file', () => {
    expect(filesWith(/kind: '(signed|lasting|sealed|kept hash|round|pseudonym)'/)).toEqual([
      'lib/auth/key-use.ts',
      'server/key-uses.ts',
    ]);
  });
});
