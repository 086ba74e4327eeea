import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalVies, startLocalVies } from '#emulators/vies/local-vies.ts';
import { ManualClock } from '#lib/clock.ts';
import { viesRegister } from './vies-register.ts';

let vies: LocalVies;
const asked: object[] = [];
beforeAll(async () => {
  vies = await startLocalVies(new ManualClock(new Date()), {
    onAsked: (question) => asked.push(question),
  });
});
afterAll(() => vies.close());

const german = (vatNumber: string) => ({ countryCode: 'DE', vatNumber });

describe('VIES', () => {
  it('is asked by the protocol of the Commission, and knows a number or does not', async () => {
    const register = viesRegister(vies.url);
    expect(await register.knows(german('123456789'))).toBe(true);
    expect(await register.knows(german('123456200'))).toBe(false);
    expect(asked).toEqual([german('123456789'), german('123456200')]);
  });

  it('does not know a number of a form that it does not take', async () => {
    expect(await viesRegister(vies.url).knows(german('123456201'))).toBe(false);
  });

  it('is asked again where a member state does not answer', async () => {
    const asking = viesRegister(vies.url).knows(german('123456301'));
    await expect(asking).rejects.toThrow('VIES answered 200 (MS_UNAVAILABLE).');
  });

  it.each([
    ['an outage', 503, 'Service Unavailable', {}],
    ['an answer that is none', 200, '<html>', {}],
    ['an answer without a result', 200, '{"name":"One"}', {}],
    ['a result with an error', 500, '{"valid":false}', {}],
    ['another place', 307, '', { location: 'http://127.0.0.1:9/' }],
    ['an answer without an end', 200, `{"valid":true,"name":"${'a'.repeat(200_000)}"}`, {}],
  ])('has not answered after %s', async (_, status, body, headers) => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.writeHead(status, headers).end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      const register = viesRegister(`http://127.0.0.1:${port}/`);
      await expect(register.knows(german('123456789'))).rejects.toThrow();
      expect(requests).toBe(1);
    } finally {
      server.close();
    }
  });

  it('is waited for no longer than the limit, or than the caller wants', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const url = `http://127.0.0.1:${port}/`;
    try {
      const asking = viesRegister(url, { timeoutMs: 20 }).knows(german('123456789'));
      await expect(asking).rejects.toThrow();
      const signal = AbortSignal.abort();
      await expect(viesRegister(url).knows(german('1'), { signal })).rejects.toThrow();
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
  });
});
