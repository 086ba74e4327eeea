import { once } from 'node:events';
import { connect } from 'node:net';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/*
 * Requests as no browser writes them, byte by byte. No redirect may lead to another site, whatever stands in the path
 * or in the Host header, and nothing may be framed.
 */

const site = demoSite();

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends one request as it is written here, and reads the answer until the connection is closed. */
async function send(requestLine: string, headers: readonly string[]): Promise<Answer> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write([requestLine, ...headers, 'Connection: close', '', ''].join('\r\n'));
  await once(socket, 'close');
  const [head = '', ...rest] = received.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: new Headers(
      lines.map((line): [string, string] => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    ),
    body: rest.join('\r\n\r\n'),
  };
}

const paths = [
  ...[
    '//evil.example/x',
    '//evil.example/x/',
    '//evil.example/',
    '//evil.example',
    '///evil.example/',
  ],
  ...[
    '/\\evil.example/',
    '/\\/evil.example/',
    '/%2f%2fevil.example/',
    '/%5cevil.example/',
    '/%2fevil.example',
  ],
  ...['/.//evil.example/', '/./%2e//evil.example/', '/x/..//evil.example/', '/%2e//evil.example'],
  ...[
    '/\t/evil.example/',
    '/%09/evil.example/',
    '/contact/',
    '/contact//',
    '/auth/',
    '/dashboard/',
  ],
  ...['http://evil.example/x/', 'http://evil.example//x/', 'https://evil.example/contact/'],
  ...[
    '/contact?next=//evil.example',
    '/auth?next=//evil.example/x/',
    '/@evil.example/',
    '/;//evil.example/',
  ],
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Where a browser that asked our site would go. */
const wouldGoTo = (location: string): URL => new URL(location, site.url);

for (const named of ['the site', 'evil.example', 'evil.example:80'])
  test.describe(`asked as ${named}`, () => {
    const host = () => (named === 'the site' ? new URL(site.url).host : named);

    for (const path of paths)
      test(`no redirect of ${path} leads to another site`, async () => {
        for (const method of methods) {
          const { status, headers } = await send(`${method} ${path} HTTP/1.1`, [
            `Host: ${host()}`,
            'Content-Length: 0',
          ]);
          expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(200);
          const location = headers.get('location');
          if (location === null) continue;
          expect(wouldGoTo(location).origin, `${method} ${path} → ${location}`).toBe(site.url);
        }
      });
  });

test('a request that names two hosts is refused, with a reason', async () => {
  const { host } = new URL(site.url);
  for (const second of [host, 'evil.example']) {
    const { status, body } = await send('GET /contact HTTP/1.1', [
      `Host: ${host}`,
      `host: ${second}`,
    ]);
    expect(status).toBe(400);
    expect(body).toContain('"code":"BAD_REQUEST"');
  }
});

test('an address that is none is refused with a reason, not with nothing', async () => {
  for (const host of ['a b', 'evil.example/x', 'user@evil.example']) {
    const { status, body, headers } = await send('GET / HTTP/1.1', [`Host: ${host}`]);
    expect(status).toBe(400);
    expect(body).toContain('"code":"BAD_REQUEST"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

for (const path of [
  ...['/', '/contact', '/auth', '/find-consultants', '/nothing-here', '/client/dashboard'],
  ...[
    '/api/docs',
    '/api/docs.css',
    '/api/openapi.json',
    '/api/me',
    '/api/nothing',
    '/auth/v1/get-session',
  ],
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/offline',
    '/service-worker.js',
    '/dev/mailbox',
    '/healthz',
    '/readyz',
  ],
  ...['/metrics', '/files/nothing', '/assets/nothing.js', '/favicon.svg', '//evil.example'],
])
  test(`${path} cannot be framed`, async () => {
    const { headers } = await fetch(`${site.url}${path}`, { redirect: 'manual' });
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  });

test('metrics are shown to this machine in a demo, and not through a proxy on it', async () => {
  expect((await fetch(`${site.url}/metrics`)).status).toBe(200);
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    const response = await fetch(`${site.url}/metrics`, { headers: { [name]: 'for=127.0.0.1' } });
    expect(response.status, name).toBe(404);
  }
});
