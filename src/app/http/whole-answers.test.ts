import { gunzipSync, inflateSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, it } from 'vitest';
import { compressWhole, wholeAnswer } from './whole-answers.ts';

const long = JSON.stringify({ words: 'größer '.repeat(400) });
const huge = long.repeat(30);
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

it('a long answer is sent as gzip to those who read it', async () => {
  const { bytes, ...head } = await ask('/long', 'gzip, deflate, br');
  expect(head).toEqual({
    ...{ status: 201, encoding: 'gzip', vary: 'Accept-Encoding', own: 'kept' },
    ...{ type: 'application/json', length: String(bytes.length) },
  });
  expect(bytes.length).toBeLessThan(long.length / 10);
  expect(gunzipSync(bytes).toString()).toBe(long);
});

it('so is one that is compressed by another thread', async () => {
  const { bytes, encoding } = await ask('/huge', 'gzip');
  expect(encoding).toBe('gzip');
  expect(gunzipSync(bytes).toString()).toBe(huge);
});

it('a long answer is sent as it is to those who read nothing else, and caches are told so', async () => {
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
