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
import { expect, it } from 'vitest';
import { prepareDemo } from '#app/demo.ts';
import { rebuildSearch } from '#features/search/query/server/commands/rebuild-search.ts';
import { getToken, makeApiKey } from '#tests/support/api-keys.ts';
import { createTestApp } from '#tests/support/app.ts';

/*
 * The program in docs/ratings.md by which anyone computes ratings, their order and the share reviewed again, as it
 * stands there: run against the people of the demo.
 */

const document = readFileSync(join(import.meta.dirname, '../../docs/ratings.md'), 'utf8');
const [, program = ''] = /```js\n([\s\S]+?)\n```/.exec(document) ?? [];

it('the program of the document computes ratings, their order and the share reviewed again', async () => {
  const app = await createTestApp();
  await prepareDemo(app.services);
  // Only a demo lists its people.
  await app.db.updateTable('companies').set({ is_demo: false }).execute();
  await app.db.updateTable('profiles').set({ is_demo: false }).execute();
  await rebuildSearch(app.services);
  const server = createServer(getRequestListener(app.http.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = await mkdtemp(join(tmpdir(), 'recomputed-ratings-'));
  try {
    const path = join(folder, 'recompute.mjs');
    await writeFile(path, program);
    const token = await getToken(
      app,
      await makeApiKey(app, await app.make.client(), { scope: 'read' }),
    );
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { stdout } = await promisify(execFile)(process.execPath, [path, address, token]);
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(10);
    expect(lines.filter((line) => !line.startsWith('right'))).toEqual([]);
    // One has three clients or more, and so a mean; others have a review and none.
    expect(lines.some((line) => / \d{3} \d{3} /.test(line))).toBe(true);
    expect(lines.some((line) => / null \d{3} /.test(line))).toBe(true);
  } finally {
    server.close();
    await rm(folder, { recursive: true });
    await app.close();
  }
});
