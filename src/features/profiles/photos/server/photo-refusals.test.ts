import { describe, expect, it } from 'vitest';
import { jpegFile } from '#lib/images/hostile/jpeg-fixture.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { problemOf, uploadPhoto } from '#tests/support/photos.ts';

const app = await sharedTestApp();

describe('a file is refused as a photo', () => {
  it.each([
    ['not-an-image', Buffer.from('<html>'), 415, 'NOT_AN_IMAGE'],
    ['nothing', Buffer.alloc(0), 415, 'NOT_AN_IMAGE'],
    ['damaged', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]), 422, 'BROKEN_IMAGE'],
    ['larger than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'PHOTO_TOO_LARGE'],
  ])('that is %s', async (_name, file, status, code) => {
    const answer = await problemOf(await uploadPhoto(app, await app.make.consultant(), file));
    expect(answer).toMatchObject({ status, code });
  });

  it('that is a HEIC photo, with what to do', async () => {
    const file = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
    const answer = await problemOf(await uploadPhoto(app, await app.make.consultant(), file));
    expect(answer).toMatchObject({ status: 415, detail: expect.stringContaining('as JPEG') });
  });

  it('that goes on after 5 MB without having said so', async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel() {
        isCancelled = true;
      },
    });
    const response = await uploadPhoto(app, await app.make.consultant(), endless);
    expect(await problemOf(response)).toMatchObject({ status: 413, code: 'PHOTO_TOO_LARGE' });
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(6 * 1024 * 1024);
  });

  it.each(['?left=0&top=0&size=301', '?left=101&top=0&size=300', '?left=0&top=1&size=300'])(
    'whose square is outside of it: %s',
    async (query) => {
      const file = await jpegFile(400, 300);
      const response = await uploadPhoto(app, await app.make.consultant(), file, { query });
      expect(await problemOf(response)).toMatchObject({ status: 422, code: 'CROP_OUTSIDE' });
    },
  );

  it.each([
    '?left=0',
    '?left=0&top=0&size=0',
    '?left=-1&top=0&size=5',
    '?left=0.5&top=0&size=5',
    '?left=0&top=0&size=1e9',
    '?left=a&top=b&size=c',
    '?url=https://example.test/a.jpg',
  ])('whose square makes no sense: %s', async (query) => {
    const file = await jpegFile(40, 30);
    const response = await uploadPhoto(app, await app.make.consultant(), file, { query });
    expect(response.status).toBe(400);
  });

  it('that comes wrapped in something, and taken whatever its kind is called', async () => {
    const userId = await app.make.consultant();
    const file = await jpegFile(40, 30);
    for (const type of ['text/html', 'application/json', 'image/svg+xml', 'multipart/form-data']) {
      const headers = { 'content-type': type };
      expect((await uploadPhoto(app, userId, file, { headers })).status).toBe(201);
    }
    const wrapped = Buffer.from(JSON.stringify({ photo: file.toString('base64') }));
    expect((await uploadPhoto(app, userId, wrapped)).status).toBe(415);
  });

  it('from anyone who is no consultant, unread, and from another site', async () => {
    const large = Buffer.alloc(6 * 1024 * 1024);
    expect((await uploadPhoto(app, undefined, large)).status).toBe(401);
    expect((await uploadPhoto(app, await app.make.client(), large)).status).toBe(403);
    const userId = await app.make.consultant();
    const headers = { origin: 'https://elsewhere.test' };
    const response = await uploadPhoto(app, userId, await jpegFile(9, 9), { headers });
    expect(await problemOf(response)).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' });
  });

  it('while another one of the same person is on its way', async () => {
    const userId = await app.make.consultant();
    const reading = Promise.withResolvers<() => void>();
    const slow = new ReadableStream<Uint8Array>(
      { pull: (controller) => reading.resolve(() => controller.close()) },
      { highWaterMark: 0 },
    );
    const first = uploadPhoto(app, userId, slow);
    const finish = await reading.promise;
    expect((await uploadPhoto(app, userId, await jpegFile(9, 9))).status).toBe(503);
    finish();
    expect((await first).status).toBe(415);
    expect((await uploadPhoto(app, userId, await jpegFile(9, 9))).status).toBe(201);
  });

  it('after sixty within an hour', async () => {
    const userId = await app.make.consultant();
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) {
      statuses.push((await uploadPhoto(app, userId, new Uint8Array([n]))).status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 415)).toBe(true);
    expect(statuses[60]).toBe(429);
  });
});
