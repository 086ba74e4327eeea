import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { bombFiles } from '#lib/images/hostile/bombs-fixture.ts';
import { type HostileFile, noPictures } from '#lib/images/hostile/no-pictures-fixture.ts';
import { overdonePictures, packedPictures } from '#lib/images/hostile/packed-pictures-fixture.ts';
import { picturesWithPayload } from '#lib/images/hostile/pictures-with-payload-fixture.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { problemOf, uploadPhoto } from '#tests/support/photos.ts';
import { photoRefusals } from '../contract.ts';

/* The hundred hostile files of lib/images, sent as photos: what the sender reads, and what it costs us. */

const app = await sharedTestApp();
const people = await Promise.all(
  Array.from({ length: 10 }, () => app.make.consultant({ subscribed: false })),
);

const files: readonly HostileFile[] = [
  ...noPictures,
  ...bombFiles,
  ...picturesWithPayload,
  ...packedPictures,
  ...overdonePictures,
];
const mebibyte = 1024 * 1024;

const expected = {
  'a picture': { status: 201, said: '' },
  'not-an-image': { status: 415, said: photoRefusals.NOT_AN_IMAGE.message },
  'broken-image': { status: 422, said: 'This picture is damaged and cannot be read.' },
  'too-many-pixels': { status: 422, said: 'This picture has more than 36 million pixels.' },
  'crop-outside': { status: 422, said: 'The square does not lie inside the picture.' },
};

/** The most memory that this process holds while `work` goes on, beyond what it holds now; in MiB. */
async function growthDuring(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  await work();
  clearInterval(timer);
  return Math.round((Math.max(peak, process.memoryUsage().rss) - before) / mebibyte);
}

async function send(bytes: Uint8Array, userId: UserId | undefined) {
  const response = await uploadPhoto(app, userId, bytes);
  return response.status === 201
    ? { status: 201, said: '' }
    : { status: response.status, said: (await problemOf(response)).detail };
}

describe('hostile files sent as photos', () => {
  it('are each answered with what is wrong, ten people at a time, in bounded memory', async () => {
    const answers = new Map<string, Awaited<ReturnType<typeof send>>>();
    // To make them takes memory as well: a bomb is a gigabyte before it is packed.
    const made: { name: string; bytes: Uint8Array }[] = [];
    for (const { name, make } of files) made.push({ name, bytes: await make() });
    const growth = await growthDuring(async () => {
      for (let at = 0; at < made.length; at += people.length) {
        const group = made.slice(at, at + people.length);
        await Promise.all(
          group.map(async ({ name, bytes }, n) => answers.set(name, await send(bytes, people[n]))),
        );
      }
    });
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(files.map(({ name, becomes }) => [name, expected[becomes]])),
    );
    // The largest picture that is taken costs some 250 MB; without the limits this was 1.3 GB.
    expect(growth).toBeLessThan(500);
    expect((await app.http.request('/healthz')).status).toBe(200);
  });
});
