import { execFileSync } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeDealInProgress } from '#tests/support/completed-deal.ts';
import { statementsIn } from '#tests/support/statements-of-work.ts';
import { findStatementFile } from './queries/statement-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'statement-'));
afterAll(() => rmSync(folder, { recursive: true }));
const app = await sharedTestApp();
const { propose, accept } = statementsIn(app);

/** The two halves of a signature as a JWS has them, as ASN.1 has them. */
function derOf(signature: Buffer): Buffer {
  const halves = [signature.subarray(0, 32), signature.subarray(32)].map((half) => {
    const digits = half.subarray(half.findIndex((byte) => byte !== 0));
    const number = (digits[0] ?? 0) > 127 ? Buffer.concat([Buffer.from([0]), digits]) : digits;
    return Buffer.concat([Buffer.from([2, number.length]), number]);
  });
  const body = Buffer.concat(halves);
  return Buffer.concat([Buffer.from([0x30, body.length]), body]);
}

function opensslVerifies(signed: string, signature: Buffer, pem: string | Buffer): boolean {
  const path = (name: string) => join(folder, name);
  writeFileSync(path('text'), signed);
  writeFileSync(path('signature'), derOf(signature));
  writeFileSync(path('key.pem'), pem);
  const options = ['-verify', path('key.pem'), '-signature', path('signature'), path('text')];
  try {
    return execFileSync('openssl', ['dgst', '-sha256', ...options], { encoding: 'utf8' }).includes(
      'Verified OK',
    );
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 1) return false;
    throw error;
  }
}

it('openssl verifies a signed statement, and finds one changed byte', async () => {
  const deal = await makeDealInProgress(app);
  await propose(deal.client, deal, 0);
  await accept(deal.client, deal, 1);
  await accept(deal.consultant, deal, 1);
  const file = await findStatementFile(app.services, deal.applicationId, {
    number: 1,
    kind: 'jws',
  });
  const [header = '', payload = '', signature = ''] = String(file).split('.');
  const { keys } = await (await app.as()).statements.listKeys();
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
  const key = keys.find((each) => each.kid === kid);
  if (!key) throw new Error('The key is not published.');
  const pem = createPublicKey({ key: { ...key }, format: 'jwk' }).export({
    ...({ type: 'spki', format: 'pem' } as const),
  });
  const halves = Buffer.from(signature, 'base64url');
  expect(opensslVerifies(`${header}.${payload}`, halves, pem)).toBe(true);
  const changed = `${payload.slice(0, 50)}${payload[50] === 'A' ? 'B' : 'A'}${payload.slice(51)}`;
  expect(opensslVerifies(`${header}.${changed}`, halves, pem)).toBe(false);
});
