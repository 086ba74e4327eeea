import { once } from 'node:events';
import { createServer } from 'node:https';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guardedRequests } from '#lib/guarded/guarded-requests.ts';
import type { LookupAll } from '#lib/guarded/public-addresses.ts';
import { localCertificate } from '#tests/support/local-certificate.ts';
import { calendarMaxBytes } from './calendar-source.ts';
import { webCalendars } from './web-calendars.ts';

interface Answer {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
}
let answer: Answer | 'none';
let origin: string;
const asked: string[] = [];
const server = createServer(localCertificate, (request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (answer === 'none') return;
  response.writeHead(answer.status, answer.headers).end(answer.body);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

const fetchIt = (timeoutMs?: number) =>
  webCalendars(guardedRequests({ local: { origin, ca: localCertificate.cert }, timeoutMs })).fetch(
    `${origin}/secret/basic.ics`,
  );

describe('a calendar on the web', () => {
  it('is asked for once, and given as it is', async () => {
    answer = { status: 200, body: Buffer.from([0x42, 0xff, 0x45]) };
    expect([...(await fetchIt())]).toEqual([0x42, 0xff, 0x45]);
    expect(asked).toEqual(['GET /secret/basic.ics']);
  });

  it.each<[string, Answer, string]>([
    ['elsewhere', { status: 302, headers: { location: 'https://127.0.0.1:9/' } }, 'moved'],
    ['not there', { status: 404 }, 'refused'],
    ['asked for too often', { status: 429 }, 'unreachable'],
    ['not there now', { status: 503 }, 'unreachable'],
    ['too large', { status: 200, body: Buffer.alloc(calendarMaxBytes + 1, 65) }, 'too-large'],
  ])('may be %s', async (_, given, problem) => {
    answer = given;
    await expect(fetchIt()).rejects.toMatchObject({ problem });
    expect(asked).toHaveLength(1);
  });

  it('may be of just the size that is allowed', async () => {
    answer = { status: 200, body: Buffer.alloc(calendarMaxBytes, 65) };
    expect(await fetchIt()).toHaveLength(calendarMaxBytes);
  });

  it('is not waited for without end', async () => {
    answer = 'none';
    await expect(fetchIt(30)).rejects.toMatchObject({ problem: 'unreachable' });
  });

  it('is never asked for at an address of this machine, whatever a name leads to', async () => {
    const lookupAll: LookupAll = (_name, _options, found) =>
      found(null, [{ address: '127.0.0.1', family: 4 }]);
    const calendars = webCalendars(guardedRequests({ lookupAll }));
    await expect(calendars.fetch('https://calendar.example.com/a.ics')).rejects.toMatchObject({
      problem: 'unreachable',
    });
    for (const address of [`${origin}/a.ics`, 'http://calendar.example.com/', 'not an address']) {
      await expect(calendars.fetch(address)).rejects.toMatchObject({ problem: 'refused' });
    }
    expect(asked).toEqual([]);
  });
});
