import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type RenderingBegun, Renderings } from './renderings.ts';

const address = 'http://site.test/client/portal?tab=open';

/** A rendering that goes on until its signal aborts, or until it is ended. */
async function render(options: { request?: Request; longestMs?: number; isStreamed?: boolean }) {
  const { request = new Request(address), longestMs, isStreamed = false } = options;
  const renderings = new Renderings(longestMs);
  let given: Request | undefined;
  let end: () => void = () => undefined;
  const onRendering = (begun: RenderingBegun) =>
    begun((listener) => {
      end = listener;
    });
  await renderings.render(request, (bounded, begun) => {
    given = bounded;
    if (isStreamed) onRendering(begun);
    return new Response('page');
  });
  if (!given) throw new Error('It was not asked for.');
  return { renderings, given, end: () => end() };
}

it('is given the address, the method and the headers of the request', async () => {
  const headers = { cookie: 'a=1', 'accept-language': 'en-GB' };
  const { given } = await render({ request: new Request(address, { method: 'HEAD', headers }) });
  expect([given.url, given.method]).toEqual([address, 'HEAD']);
  expect(Object.fromEntries(given.headers)).toEqual(headers);
});

it('one that goes on ends with its request, and with its reason', async () => {
  const reader = new AbortController();
  const request = new Request(address, { signal: reader.signal });
  const { given, renderings } = await render({ request, isStreamed: true });
  expect(renderings.inProgress).toBe(1);
  expect(given.signal.aborted).toBe(false);
  reader.abort(new Error('gone'));
  expect(given.signal.reason).toEqual(new Error('gone'));
});

it('does not begin for a reader who has gone', async () => {
  const request = new Request(address, { signal: AbortSignal.abort(new Error('gone')) });
  const { given } = await render({ request });
  expect(given.signal.reason).toEqual(new Error('gone'));
});

it('one that goes on too long is ended', async () => {
  const { given } = await render({ longestMs: 10, isStreamed: true });
  await wait(40);
  expect(given.signal.reason).toEqual(new Error('The page took too long to render.'));
});

it('one that has ended is not ended again', async () => {
  for (const isStreamed of [true, false]) {
    const reader = new AbortController();
    const request = new Request(address, { signal: reader.signal });
    const { given, end, renderings } = await render({ request, longestMs: 10, isStreamed });
    if (isStreamed) end();
    expect(renderings.inProgress).toBe(0);
    reader.abort();
    await wait(40);
    expect(given.signal.aborted).toBe(false);
  }
});
