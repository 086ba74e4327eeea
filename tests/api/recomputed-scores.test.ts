import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { beforeAll, expect, it } from 'vitest';
import { getToken, makeApiKey } from '#tests/support/api-keys.ts';
import { createNeedsSite } from '#tests/support/needs/needs-site.ts';

/*
 * The program in docs/search.md by which anyone computes the scores of a search again, as it stands there: run against
 * the people of the demo.
 */

const document = readFileSync(join(import.meta.dirname, '../../docs/search.md'), 'utf8');
const [, program = ''] = /```js\n([\s\S]+?)\n```/.exec(document) ?? [];

let site: Awaited<ReturnType<typeof createNeedsSite>>;
let address: string;
let folder: string;
beforeAll(async () => {
  site = await createNeedsSite(60);
  const server = createServer(getRequestListener(site.app.http.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'recomputed-scores-'));
  await writeFile(join(folder, 'recompute.mjs'), program);
  return async () => {
    server.close();
    await rm(folder, { recursive: true });
    await site.app.close();
  };
});

it.each([
  'month-end close',
  'warehouse with handheld scanners, remote',
  'Power BI reports on our orders',
])('the program of the document computes the scores of the list again: “%s”', async (text) => {
  const { app } = site;
  const client = await app.make.client();
  const token = await getToken(app, await makeApiKey(app, client, { scope: 'read' }));
  const path = join(folder, 'recompute.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [path, address, token, text]);
  const { items } = await (await app.as(client)).search.findConsultants({
    ...{ text, explain: 'score', limit: 5 },
  });
  expect(items.length).toBe(5);
  expect(stdout.trim().split('\n')).toEqual(
    items.map(({ name, score }) => `right ${name} ${score?.total}`),
  );
});
