import { CompactSign, exportJWK, generateKeyPair, type JWK } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleContent } from '#tests/support/statements-of-work.ts';
import { canonicalJson } from './canonical-json.ts';
import { isSignedFile, type StatementKey, sha256Of, verifyStatement } from './verify.ts';

const acceptances = [
  { side: 'client', name: 'Zoë Client', at: '2026-12-03T14:05:00.000Z' },
  { side: 'consultant', name: 'Bea Consultant', at: '2026-12-02T08:00:00.000Z' },
];
const agreed = {
  ...{ format: 1, site: 'https://direct365.example', projectTitle: 'Finance roll-out 漢字' },
  ...{ number: 2, amends: null, acceptances, content: exampleContent },
  applicationId: '0197a000-0000-7000-8000-000000000000',
};
const header = { alg: 'ES256', kid: 'first', typ: 'statement+jws' };

let keys: StatementKey[];
let privateKey: CryptoKey;
let file: string;

const publicPart = ({ x = '', y = '' }: JWK, kid: string): StatementKey => ({
  ...{ kid, kty: 'EC', crv: 'P-256', x, y },
});

/** Signed by the library that the site signs with, and not by the code under test. */
const sign = (payload: object | string, by = privateKey, protectedHeader: object = header) =>
  new CompactSign(
    new TextEncoder().encode(
      typeof payload === 'string'
        ? payload
        : canonicalJson(payload as Parameters<typeof canonicalJson>[0]),
    ),
  )
    .setProtectedHeader(protectedHeader as typeof header)
    .sign(by);

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

beforeAll(async () => {
  const [first, second] = await Promise.all([
    generateKeyPair('ES256', { extractable: true }),
    generateKeyPair('ES256', { extractable: true }),
  ]);
  privateKey = first.privateKey;
  keys = [
    publicPart(await exportJWK(second.publicKey), 'second'),
    publicPart(await exportJWK(first.publicKey), 'first'),
  ];
  file = await sign(agreed);
});

describe('a signed statement', () => {
  it('is valid with the keys of the site, whichever of them signed it', async () => {
    expect(await verifyStatement(file, keys)).toEqual({
      ...{ number: 2, amends: null, projectTitle: 'Finance roll-out 漢字' },
      ...{ site: 'https://direct365.example', acceptances, payload: canonicalJson(agreed) },
    });
    expect(await verifyStatement(`${file}\r\n`, keys)).not.toBeNull();
  });

  it('is not valid when any one of its characters was changed', async () => {
    for (let index = 0; index < file.length; index += 1) {
      const other = file[index] === 'B' ? 'A' : 'B';
      const changed = file.slice(0, index) + other + file.slice(index + 1);
      expect(await verifyStatement(changed, keys), `character ${index}`).toBeNull();
    }
  });

  it('is not valid when bits were changed that its signature does not have', async () => {
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = digits[digits.indexOf(file.at(-1) ?? '') + 1] ?? '';
    const changed = file.slice(0, -1) + last;
    // The same bytes, written in another way.
    const bytes = (text: string) => Buffer.from(text.split('.')[2] ?? '', 'base64url');
    expect(bytes(changed).equals(bytes(file))).toBe(true);
    expect(await verifyStatement(changed, keys)).toBeNull();
  });

  it('is not valid by a key that the site does not have', async () => {
    expect(await verifyStatement(file, keys.slice(0, 1))).toBeNull();
    expect(await verifyStatement(file, [])).toBeNull();
    const foreign = await generateKeyPair('ES256');
    expect(await verifyStatement(await sign(agreed, foreign.privateKey), keys)).toBeNull();
    const unknown = await sign(agreed, privateKey, { ...header, kid: 'third' });
    expect(await verifyStatement(unknown, keys)).toBeNull();
  });

  it('is not valid without a signature, or with a key that both sides know', async () => {
    const [, payload] = file.split('.');
    const unsigned = encoded({ ...header, alg: 'none' });
    for (const signature of ['', 'AA', 'A'.repeat(86)]) {
      expect(await verifyStatement(`${unsigned}.${payload}.${signature}`, keys)).toBeNull();
      expect(await verifyStatement(`${encoded(header)}.${payload}.${signature}`, keys)).toBeNull();
    }
    const shared = await crypto.subtle.importKey(
      ...(['raw', new TextEncoder().encode(JSON.stringify(keys[1]))] as const),
      ...([{ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']] as const),
    );
    const begin = `${encoded({ ...header, alg: 'HS256' })}.${payload}`;
    const code = await crypto.subtle.sign('HMAC', shared, new TextEncoder().encode(begin));
    const forged = `${begin}.${Buffer.from(code).toString('base64url')}`;
    expect(await verifyStatement(forged, keys)).toBeNull();
  });

  it('is not valid when the site signed something else with the same key', async () => {
    const token = await sign(agreed, privateKey, { ...header, typ: 'at+jwt' });
    expect(await verifyStatement(token, keys)).toBeNull();
    for (const payload of [
      ...['no JSON', '"text"', '[]', 'null', '{}'],
      ...[
        { ...agreed, format: 2 },
        { ...agreed, acceptances: acceptances.slice(0, 1) },
      ],
      { ...agreed, acceptances: [acceptances[0], acceptances[0]] },
      { ...agreed, acceptances: [...acceptances, { side: 'admin', name: 'A', at: 'never' }] },
    ]) {
      expect(await verifyStatement(await sign(payload), keys)).toBeNull();
    }
  });

  it('is not valid with an extension that is not known here', async () => {
    const [, payload] = file.split('.');
    const begin = `${encoded({ ...header, crit: ['exp'], exp: 1 })}.${payload}`;
    const signature = await crypto.subtle.sign(
      ...([{ name: 'ECDSA', hash: 'SHA-256' }, privateKey] as const),
      new TextEncoder().encode(begin),
    );
    const extended = `${begin}.${Buffer.from(signature).toString('base64url')}`;
    expect(await verifyStatement(extended, keys)).toBeNull();
  });

  it('is not valid when it is cut off, or no such file at all', async () => {
    for (const length of [0, 1, 50, file.lastIndexOf('.'), file.length - 1]) {
      expect(await verifyStatement(file.slice(0, length), keys)).toBeNull();
    }
    for (const text of ['.', '..', '...', `${file}.${file}`, 'eyJ.eyJ.eyJ', '\u0000', '💥.💥.💥']) {
      expect(await verifyStatement(text, keys)).toBeNull();
    }
  });
});

describe('a chosen file', () => {
  it('is taken for a signed statement by its name or by its beginning', () => {
    expect(isSignedFile('statement-2.JWS', 'anything')).toBe(true);
    expect(isSignedFile('statement-2.jws.txt', `${encoded(header)}.eyJ`)).toBe(true);
    expect(isSignedFile('statement.pdf', '%PDF-1.7')).toBe(false);
    expect(isSignedFile('notes.txt', 'eyJ is how a JWS begins.')).toBe(false);
  });

  it('has the checksum that other programs find', async () => {
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await sha256Of('abc')).toBe(abc);
    expect(await sha256Of(new TextEncoder().encode('abc').buffer)).toBe(abc);
  });
});
