import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';
import { Registry } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#lib/clock.ts';
import { watchCertificate } from '../metrics/upkeep-metrics.ts';
import { certificateCheck } from './certificate-check.ts';
import { configWith, verdictsOf } from './doctor-fixture.ts';

const day = 24 * 60 * 60_000;
const hasOpenssl = spawnSync('openssl', ['version']).error === undefined;

describe.skipIf(!hasOpenssl)('the certificate of the site', () => {
  let folder: string;
  let authority: string;
  const servers: Server[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'direct365-certificates-'));
    run(
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', 'ca.key', '-out', 'ca.pem', '-days', '3650', '-subj', '/CN=Trial authority'],
    );
    authority = read('ca.pem');
    return async () => {
      for (const server of servers) server.close();
      await rm(folder, { recursive: true });
    };
  });

  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  function run(...words: string[]): void {
    const { status, stderr } = spawnSync('openssl', words, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }

  /** A server that shows a certificate for this name, of so many days; answers its address. */
  async function show(name: string, days: number): Promise<string> {
    const file = `${name}-${days}`;
    run(
      ...['req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', `${file}.key`, '-out', `${file}.csr`, '-subj', `/CN=${name}`],
    );
    await writeFile(join(folder, `${file}.ext`), `subjectAltName=DNS:${name}\n`);
    run(
      ...['x509', '-req', '-in', `${file}.csr`, '-CA', 'ca.pem', '-CAkey', 'ca.key'],
      ...['-CAcreateserial', '-out', `${file}.pem`, '-days', `${days}`, '-extfile', `${file}.ext`],
    );
    const server = createServer({ key: read(`${file}.key`), cert: read(`${file}.pem`) });
    servers.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
    const address = server.address();
    return `https://localhost:${typeof address === 'object' ? address?.port : ''}`;
  }

  it('is measured: since when and until when it is valid', async () => {
    const registry = new Registry();
    watchCertificate(registry, await show('localhost', 30), systemClock, authority);
    const scrape = await registry.metrics();
    const [, until = ''] = /until_timestamp_seconds (\d+)/.exec(scrape) ?? [];
    const [, from = ''] = /from_timestamp_seconds (\d+)/.exec(await registry.metrics()) ?? [];
    expect(Number(until) - Number(from)).toBe(30 * 24 * 60 * 60);
    expect(Number(from)).toBeLessThanOrEqual(Date.now() / 1000);
  });

  async function look(publicUrl: string, options: { inDays?: number; isKnown?: boolean } = {}) {
    const { inDays = 0, isKnown = true } = options;
    const check = certificateCheck({
      config: configWith({ PUBLIC_URL: publicUrl }),
      clock: { now: () => new Date(systemClock.now().getTime() + inDays * day) },
      ...(isKnown && { authority }),
    });
    return (await verdictsOf([check])).certificate;
  }
  const says = (state: string, words: RegExp) => ({
    state,
    sentence: expect.stringMatching(words),
  });

  it.each([
    [0, 'good', /valid until \d{4}-\d\d-\d\d \(days: 89\)/],
    [70, 'good', /\(days: 19\)/],
    [77, 'look-at', /\(days: 12\) and was not renewed/],
    [91, 'wrong', /ended on/],
    [-2, 'wrong', /begins on/],
  ])('of ninety days, %i days on: %s', async (inDays, state, words) => {
    expect(await look(await show('localhost', 90), { inDays })).toEqual(says(state, words));
  });

  it('of a short life is renewed later', async () => {
    const address = await show('localhost', 6);
    expect(await look(address, { inDays: 4.5 })).toMatchObject({ state: 'good' });
    expect(await look(address, { inDays: 5.5 })).toMatchObject({ state: 'look-at' });
  });

  it('from an unknown issuer, or for another name, is wrong', async () => {
    const address = await show('localhost', 90);
    expect(await look(address, { isKnown: false })).toEqual(
      says('wrong', /not trusted by every browser: UNABLE_TO_VERIFY_LEAF_SIGNATURE/),
    );
    expect(await look(await show('elsewhere.example', 90))).toEqual(
      says('wrong', /for another name than localhost/),
    );
  });

  it('is not asked of a site without encryption, nor of one that does not answer', async () => {
    expect(await look('http://127.0.0.1:9')).toMatchObject({ state: 'not-asked' });
    expect(await look('https://localhost:9')).toEqual(says('look-at', /ECONNREFUSED/));
  });
});
