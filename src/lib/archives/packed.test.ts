import { setTimeout as wait } from 'node:timers/promises';
import { createGzip, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seededRandom } from '#lib/seeded-random.ts';
import { packed } from './packed.ts';

const random = seededRandom('packed');
/** Some milliseconds, or none at all. */
const sometime = async (): Promise<void> => {
  const ms = random.between(-3, 3);
  if (ms > 0) await wait(ms);
};

async function* pages(failAt = Number.POSITIVE_INFINITY): AsyncGenerator<Uint8Array> {
  for (let page = 0; page < 6; page += 1) {
    await sometime();
    if (page === failAt) throw new Error('cannot be read');
    yield Buffer.alloc(random.between(1, 40_000), page);
  }
}

let uncaught: unknown[];
const note = (error: unknown) => void uncaught.push(error);
beforeEach(() => {
  uncaught = [];
  process.on('uncaughtExceptionMonitor', note);
});
afterEach(() => void process.off('uncaughtExceptionMonitor', note));

/** Many times beside each other, for what happens depends on which stream is ahead. */
async function manyTimes(read: () => Promise<unknown>): Promise<Set<string>> {
  const ends = new Set<string>();
  await Promise.all(
    Array.from({ length: 500 }, () =>
      read().then(
        () => ends.add('read'),
        (error: unknown) => ends.add(String(error)),
      ),
    ),
  );
  await wait(50);
  return ends;
}

it('is what was packed', async () => {
  const pieces = await Array.fromAsync(
    packed([Buffer.from('one '), Buffer.from('two')], createGzip()),
  );
  expect(gunzipSync(Buffer.concat(pieces)).toString()).toBe('one two');
});

it('throws what reading throws, and nothing beside it', async () => {
  const ends = await manyTimes(async () => {
    for await (const _ of packed(pages(3), createGzip())) await sometime();
  });
  expect(ends).toEqual(new Set(['Error: cannot be read']));
  expect(uncaught).toEqual([]);
});

it('may be left, or failed at, at any time', async () => {
  const ends = await manyTimes(async () => {
    let left = Math.round(random.between(0, 3));
    for await (const _ of packed(pages(), createGzip())) {
      await sometime();
      if (left === 0) throw new Error('is enough');
      left -= 1;
      if (random.between(0, 4) < 1) return;
    }
  });
  expect(ends).toEqual(new Set(['read', 'Error: is enough']));
  expect(uncaught).toEqual([]);
});
