import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, it } from 'vitest';
import { compressWhole, wholeAnswer } from './whole-answers.ts';

const long = JSON.stringify({ words: 'größer '.repeat(400) });
const huge = long.repeat(100);
const short = JSON.stringify({ words: 'größer' });

const app = new Hono();
app.use(compress(), compressWhole);
const json = (body: string) =>
  wholeAnswer(body, {
    status: 201,
    headers: { 'content-type': 'application/json', 'x-own': 'kept' },
  });
app.get('/long', () => json(long));
app.get('/huge', () => json(huge));
app.get('/made-of', async () => {
  const { body, headers } = json(long);
  return new Response(body, { status: 422, headers });
});
app.get('/beyond', () => json(long.repeat(300)));
app.get('/short', () => json(short));
app.get('/streamed', () => new Response(long, { headers: { 'content-type': 'text/plain' } }));

async function ask(path: string, accepted?: string, method = 'GET') {
  const headers = accepted ? { 'accept-encoding': accepted } : {};
  const response = await app.request(path, { method, headers });
  const { status } = response;
  const header = (name: string) => response.headers.get(name);
  return {
    ...{ status, length: header('content-length'), encoding: header('content-encoding') },
    ...{ vary: header('vary'), type: header('content-type'), own: header('x-own') },
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

const readers = { br: brotliDecompressSync, gzip: gunzipSync } as const;

it.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['br', 'gzip;q=0, br'],
  ['gzip', 'gzip, deflate'],
  ['gzip', 'gzip, br;q=0'],
] as const)('a long answer is sent as %s to those who read %s', async (encoding, accepted) => {
  const { bytes, ...head } = await ask('/long', accepted);
  expect(head).toEqual({
    ...{ status: 201, encoding, vary: 'Accept-Encoding', own: 'kept' },
    ...{ type: 'application/json', length: String(bytes.length) },
  });
  expect(bytes.length).toBeLessThan(long.length / 10);
  expect(readers[encoding](bytes).toString()).toBe(long);
});

it('an answer that is made of another has its body', async () => {
  const { bytes, status } = await ask('/made-of');
  expect({ text: bytes.toString(), status }).toEqual({ text: long, status: 422 });
  const { bytes: compressed, encoding } = await ask('/made-of', 'gzip');
  expect({ text: gunzipSync(compressed).toString(), encoding }).toEqual({
    ...{ text: long, encoding: 'gzip' },
  });
});

it('answers that are made at the same time are each their own, however large', async () => {
  const asked = ['/huge', '/long', '/beyond', '/huge', '/short'].flatMap((path) =>
    ['br', 'gzip', 'identity'].map((accepted) => ({ path, accepted })),
  );
  const answers = await Promise.all(asked.map(({ path, accepted }) => ask(path, accepted)));
  const texts = answers.map(({ bytes, encoding }) =>
    (encoding !== null && encoding in readers
      ? readers[encoding as keyof typeof readers](bytes)
      : bytes
    ).toString(),
  );
  const known: Record<string, string> = {
    ...{ '/huge': huge, '/long': long, '/beyond': long.repeat(300), '/short': short },
  };
  for (const [index, { path }] of asked.entries()) expect(texts[index] === known[path]).toBe(true);
});

it('a long answer is sent uncompressed to clients without support, with `Vary` for caches', async () => {
  for (const accepted of [undefined, 'identity', 'gzip;q=0']) {
    const { bytes, ...head } = await ask('/long', accepted);
    expect(head).toMatchObject({ status: 201, encoding: null, vary: 'Accept-Encoding' });
    expect(head.length).toBe(String(bytes.length));
    expect(bytes.toString()).toBe(long);
  }
});

it('who reads deflate alone is sent that', async () => {
  const { bytes, encoding, vary } = await ask('/long', 'deflate');
  expect({ encoding, vary }).toEqual({ encoding: 'deflate', vary: 'Accept-Encoding' });
  expect(inflateSync(bytes).toString()).toBe(long);
});

it('a short answer is sent as it is', async () => {
  const { bytes, ...head } = await ask('/short', 'gzip');
  expect(head).toMatchObject({ status: 201, encoding: null, vary: null });
  expect(head.length).toBe(String(bytes.length));
  expect(bytes.toString()).toBe(short);
});

it('the head of an answer is left as it is', async () => {
  expect(await ask('/long', 'gzip', 'HEAD')).toMatchObject({ status: 201, encoding: null });
});

it('other answers are compressed as a stream', async () => {
  const { bytes, encoding } = await ask('/streamed', 'gzip');
  expect(encoding).toBe('gzip');
  expect(gunzipSync(bytes).toString()).toBe(long);
});
