import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { developerExamples } from '#features/site/public-pages/content/developer-examples.ts';
import { getToken, makeApiKey } from '#tests/support/api-keys.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

/* The programs of the page for developers, as they stand there. */

let app: TestApp;
let site: string;
let folder: string;
let key: string;
beforeAll(async () => {
  app = await createTestApp();
  const server = createServer(getRequestListener(app.http.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Inside of the project, where its packages are found.
  folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.examples-'));
  const client = await app.make.client();
  await app.make.project(client, { title: 'Tune the close' });
  ({ key } = await makeApiKey(app, client, { scope: 'read' }));
  return async () => {
    server.close();
    await rm(folder, { recursive: true });
    await app.close();
  };
});

const own = (code: string) =>
  code.replaceAll('https://direct365.example', site).replaceAll('d365_…', key);

describe('the examples', () => {
  it('read the own projects with curl', async () => {
    const { stdout } = await promisify(execFile)('bash', ['-ec', own(developerExamples.token)]);
    expect(stdout).toContain('"title":"Tune the close"');
  });

  it('read the own projects with TypeScript', async () => {
    const path = join(folder, 'read.mjs');
    await writeFile(path, own(developerExamples.read));
    const { stdout } = await promisify(execFile)(process.execPath, [path]);
    expect(stdout).toContain('Tune the close');
    expect(stdout).toMatch(/requests left: "program";r=5\d\d;t=\d+/);
  });

  it('verify a webhook, take the same event once, and refuse another signature', async () => {
    const secret = `whsec_${Buffer.from('a secret of the test, long enough').toString('base64')}`;
    const port = await freePort();
    const path = join(folder, 'verify.mjs');
    const code = developerExamples.verify.replace('whsec_…', secret).replace('3001', String(port));
    await writeFile(path, code);
    const receiver = spawn(process.execPath, [path]);
    try {
      let heard = '';
      receiver.stdout.on('data', (chunk: Buffer) => {
        heard += chunk.toString();
      });
      const body = JSON.stringify({
        ...{ type: 'application.submitted', timestamp: new Date().toISOString() },
        data: { url: `${site}/api/applications/1` },
      });
      const send = async (id: string, signedBy: string) => {
        const now = new Date();
        return fetch(`http://127.0.0.1:${port}`, {
          method: 'POST',
          body,
          headers: {
            'webhook-id': id,
            'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
            'webhook-signature': new Webhook(signedBy).sign(id, now, body),
          },
        });
      };
      for (let tries = 0; tries < 100; tries += 1) {
        if (await send('probe', secret).catch(() => null)) break;
        await wait(50);
      }
      expect((await send('one', secret)).status).toBe(204);
      expect((await send('one', secret)).status).toBe(204);
      const other = `whsec_${Buffer.from('another secret, long enough too').toString('base64')}`;
      expect((await send('two', other)).status).toBe(400);
      await expect.poll(() => heard.match(/application\.submitted/g)?.length).toBe(2);
    } finally {
      receiver.kill();
    }
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

it('a program is answered 600 times in a minute, and told how many are left', async () => {
  const client = await app.make.client();
  const token = await getToken(app, await makeApiKey(app, client, { scope: 'read' }));
  const ask = () =>
    app.http.request('/api/site-settings', { headers: { authorization: `Bearer ${token}` } });
  const first = await ask();
  expect(first.headers.get('ratelimit-policy')).toBe('"program";q=600;w=60');
  expect(first.headers.get('ratelimit')).toMatch(/^"program";r=599;t=\d+$/);
  for (let count = 1; count < 600; count += 1) await ask();
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // Another program does not wait for it, and the person in a browser does not either.
  const other = await getToken(app, await makeApiKey(app, client, { scope: 'read' }));
  const headers = { authorization: `Bearer ${other}` };
  expect((await app.http.request('/api/site-settings', { headers })).status).toBe(200);
  expect((await app.http.request('/api/site-settings')).headers.get('ratelimit')).toBeNull();
});
