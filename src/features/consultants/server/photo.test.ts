import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#features/accounts/ids.ts';
import { nameOfContent, parseFileName } from '#lib/files/file-name.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import { startLocalS3 } from '#lib/files/local-s3-fixture.ts';
import { s3FileStorage } from '#lib/files/s3-file-storage.ts';
import { jpegFile } from '#lib/images/hostile/jpeg-fixture.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { problemOf, stagePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import type { ConsultantProfileInput } from '../rules.ts';
import { loosePhotosDue } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  return () => app.close();
});

const save = async (userId: UserId, changes: Partial<ConsultantProfileInput>) =>
  (await app.as(userId)).consultants.saveOwnProfile(profileForm(changes));

const rowsOf = (userId: UserId) =>
  app.db.selectFrom('consultant_photos').selectAll().where('user_id', '=', userId).execute();

const photoRow = (id: string) =>
  app.db.selectFrom('consultant_photos').selectAll().where('id', '=', id).executeTakeFirst();

function nameIn(url: string) {
  const name = parseFileName(url.replace('/files/', ''));
  if (!name) throw new Error(`${url} is no address of a file.`);
  return name;
}

const statusFor = async (url: string, userId?: UserId): Promise<number> => {
  const headers = userId ? { cookie: await app.cookieOf(userId) } : {};
  return (await app.http.request(url, { headers })).status;
};

const inHours = (hours: number) =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + hours * 3_600_000));

/** As if they had come from many tabs at the same moment. */
async function storeManyPhotos(userId: UserId, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID();
    const nameOf = (kind: string) => nameOfContent(id, Buffer.from(kind));
    return {
      id,
      user_id: userId,
      blurred_file: nameOf('blurred'),
      medium_file: nameOf('medium'),
      large_file: nameOf('large'),
      stored_at: app.clock.now(),
    };
  });
  await app.db.insertInto('consultant_photos').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function sweep() {
  await app.services.jobs.enqueue(app.db, loosePhotosDue, {});
  await app.settle();
}

describe('an uploaded photo', () => {
  it('is its owner’s alone until the profile is saved with it, then the profile’s', async () => {
    const userId = await app.make.consultant({ profile: false });
    const photo = await stagePhoto(app, userId);
    expect(await statusFor(photo.largeUrl, userId)).toBe(200);
    const row = await photoRow(photo.id);
    const blurredUrl = `/files/${row?.blurred_file}`;
    expect(await statusFor(blurredUrl)).toBe(404);

    const { created, profile } = await save(userId, { photoId: photo.id });
    expect({ created, photo: profile.photo }).toEqual({ created: true, photo });
    expect(await statusFor(blurredUrl)).toBe(200);
    const { items } = await (await app.as()).consultants.listPublicCards({});
    expect(items.find((card) => card.userId === userId)?.photoUrl).toBe(blurredUrl);
    expect(JSON.stringify(items)).not.toContain(nameIn(photo.mediumUrl));
    expect(JSON.stringify(items)).not.toContain(nameIn(photo.largeUrl));
  });

  it('is cut, scaled and blurred, and of the widths that pages use', async () => {
    const userId = await app.make.consultant();
    const response = await uploadPhoto(app, userId, await jpegFile(400, 200), {
      query: '?left=300&top=0&size=100',
    });
    const { id } = (await response.json()) as { id: string };
    const row = await photoRow(id);
    const widths: Record<string, number | undefined> = {};
    for (const kind of ['blurred_file', 'medium_file', 'large_file'] as const) {
      const file = await app.http.request(`/files/${row?.[kind]}`, {
        headers: { cookie: await app.cookieOf(userId) },
      });
      const picture = sharp(Buffer.from(await file.arrayBuffer()));
      const { width, height, format } = await picture.metadata();
      expect({ height, format }).toEqual({ height: width, format: 'webp' });
      widths[kind] = width;
      // The top right quarter of the test picture is green.
      const { dominant } = await picture.stats();
      expect(dominant.g).toBeGreaterThan(200);
      expect(dominant.r + dominant.b).toBeLessThan(60);
    }
    expect(widths).toEqual({ blurred_file: 96, medium_file: 192, large_file: 384 });
  });

  it('stays when the form is saved without a word of it, and goes when it says none', async () => {
    const userId = await app.make.consultant();
    const photo = await stagePhoto(app, userId);
    await save(userId, { photoId: photo.id });
    expect((await save(userId, { city: 'Leeds' })).profile.photo).toEqual(photo);
    expect((await save(userId, { photoId: null })).profile.photo).toBeNull();
    expect(await statusFor(photo.largeUrl, userId)).toBe(404);
    await app.settle();
    expect(await rowsOf(userId)).toEqual([]);
  });

  it('takes the place of the one before, whose files are removed after that', async () => {
    const userId = await app.make.consultant();
    const first = await stagePhoto(app, userId);
    await save(userId, { photoId: first.id });
    const row = await photoRow(first.id);
    const second = await stagePhoto(app, userId);
    expect((await save(userId, { photoId: second.id })).profile.photo).toEqual(second);
    await app.settle();
    expect((await rowsOf(userId)).map(({ id }) => id)).toEqual([second.id]);
    for (const name of [row?.blurred_file, row?.medium_file, row?.large_file]) {
      expect(await app.services.files.exists(nameIn(name ?? ''))).toBe(false);
    }
    expect(await statusFor(second.largeUrl, userId)).toBe(200);
  });

  it('is another picture than an equal one of somebody else: removing one leaves the other', async () => {
    const [one, other] = [await app.make.consultant(), await app.make.consultant()];
    const [ofOne, ofOther] = [await stagePhoto(app, one), await stagePhoto(app, other)];
    expect(ofOne.largeUrl).not.toBe(ofOther.largeUrl);
    await save(one, { photoId: ofOne.id });
    await save(other, { photoId: ofOther.id });
    await save(one, { photoId: null });
    await app.settle();
    expect(await statusFor(ofOther.largeUrl, other)).toBe(200);
  });

  it('cannot be chosen by somebody else, twice over, or once it is gone', async () => {
    const [owner, thief] = [await app.make.consultant(), await app.make.consultant()];
    const photo = await stagePhoto(app, owner);
    const refusal = {
      code: 'BAD_REQUEST',
      cause: {
        issues: [
          { path: ['photoId'], message: 'This photo is no longer here. Please choose it again.' },
        ],
      },
    };
    const theft = save(thief, { photoId: photo.id, city: 'Nowhere' });
    await expect(theft).rejects.toMatchObject(refusal);
    const own = await (await app.as(thief)).consultants.getOwnProfile({});
    expect(own).toMatchObject({ photo: null, city: 'London' });
    await save(owner, { photoId: photo.id });
    await save(owner, { photoId: null });
    await expect(save(owner, { photoId: photo.id })).rejects.toMatchObject(refusal);
    const invented = save(owner, { photoId: '00000000-0000-4000-8000-000000000000' });
    await expect(invented).rejects.toMatchObject(refusal);
  });

  it('is one of many, when many are chosen at once: one stays, the files of the others go', async () => {
    for (let round = 0; round < 20; round += 1) {
      const userId = await app.make.consultant();
      const ids = await storeManyPhotos(userId, 50);
      const row = { table: 'profiles', key: 'user_id', value: userId } as const;
      const saves = ids.map((photoId) => () => save(userId, { photoId }));
      const results = await allAtOnce(app, row, saves);
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
      const { consultants } = await app.as(userId);
      const chosen = (await consultants.getOwnProfile({}))?.photo?.id;
      const inUse = (await rowsOf(userId)).filter(({ discarded_at }) => discarded_at === null);
      expect(inUse.map(({ id }) => id)).toEqual([chosen]);
      await app.settle();
      expect((await rowsOf(userId)).map(({ id }) => id)).toEqual([chosen]);
    }
  }, 120_000);
});

describe('photos that lead nowhere', () => {
  it('are dropped by the next upload, or after a day', async () => {
    const userId = await app.make.consultant();
    const [first, second] = [await stagePhoto(app, userId), await stagePhoto(app, userId)];
    await app.settle();
    expect((await rowsOf(userId)).map(({ id }) => id)).toEqual([second.id]);
    expect(await statusFor(first.largeUrl, userId)).toBe(404);
    inHours(23);
    await sweep();
    expect(await rowsOf(userId)).toHaveLength(1);
    inHours(2);
    await sweep();
    expect(await rowsOf(userId)).toEqual([]);
    expect(await app.services.files.exists(nameIn(second.largeUrl))).toBe(false);
  });

  it('are never those in use, however old', async () => {
    const userId = await app.make.consultant();
    const photo = await stagePhoto(app, userId);
    await save(userId, { photoId: photo.id });
    inHours(24 * 400);
    await sweep();
    expect(await statusFor(photo.largeUrl, userId)).toBe(200);
  });

  it('are those of people who are gone', async () => {
    const userId = await app.make.consultant();
    const photo = await stagePhoto(app, userId);
    await save(userId, { photoId: photo.id });
    await app.db.deleteFrom('auth.users').where('id', '=', userId).execute();
    expect(await statusFor(photo.mediumUrl)).toBe(404);
    await sweep();
    expect(await photoRow(photo.id)).toBeUndefined();
    expect(await app.services.files.exists(nameIn(photo.largeUrl))).toBe(false);
  });
});

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

  it('from whoever is no consultant, unread, and from another site', async () => {
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

describe('while the storage is down', () => {
  let downApp: TestApp;
  let files: FileStorage;
  let isDown = false;

  beforeAll(async () => {
    const s3 = await startLocalS3('down');
    const real = s3FileStorage(s3.settings);
    const unreachable = s3FileStorage({ ...s3.settings, endpoint: 'http://127.0.0.1:9' }, 300);
    const now = () => (isDown ? unreachable : real);
    files = {
      put: (name, bytes) => now().put(name, bytes),
      read: (name) => now().read(name),
      exists: (name) => now().exists(name),
      remove: (name) => now().remove(name),
      probe: () => now().probe(),
    };
    downApp = await createTestApp({ files });
    return async () => {
      await downApp.close();
      await s3.close();
    };
  });

  it('uploading says so, nothing is lost, and it heals by itself', async () => {
    const userId = await downApp.make.consultant();
    const { consultants } = await downApp.as(userId);
    const photo = await stagePhoto(downApp, userId);
    await consultants.saveOwnProfile(profileForm({ photoId: photo.id }));
    const cookie = await downApp.cookieOf(userId);
    const open = () => downApp.http.request(photo.largeUrl, { headers: { cookie } });

    isDown = true;
    const answer = await problemOf(await uploadPhoto(downApp, userId, await jpegFile(50, 50)));
    expect(answer).toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' });
    expect(answer.detail).toMatch(/Nothing has changed/);
    expect(await problemOf(await open())).toMatchObject({ status: 503 });
    const ready = await downApp.http.request('/readyz');
    expect({ status: ready.status, body: await ready.json() }).toEqual({
      status: 200,
      body: { status: 'ready', limits: ['the file storage does not answer'] },
    });
    // What needs no file goes on: the profile is saved, and letting go of the photo is not kept waiting.
    const { profile } = await consultants.saveOwnProfile(profileForm({ city: 'Leeds' }));
    expect(profile).toMatchObject({ city: 'Leeds', photo });

    isDown = false;
    expect((await open()).status).toBe(200);
    expect((await uploadPhoto(downApp, userId, await jpegFile(50, 50))).status).toBe(201);
  });

  it('files that should be removed are removed later', async () => {
    const userId = await downApp.make.consultant();
    const { consultants } = await downApp.as(userId);
    const photo = await stagePhoto(downApp, userId);
    await consultants.saveOwnProfile(profileForm({ photoId: photo.id }));
    isDown = true;
    await consultants.saveOwnProfile(profileForm({ photoId: null }));
    const settled = downApp.settle();
    const waiting = "select 1 from jobs.job where name = 'photo-discarded' and state = 'retry'";
    await expect.poll(async () => (await downApp.pool.query(waiting)).rowCount).toBe(1);
    isDown = false;
    expect(await files.exists(nameIn(photo.largeUrl))).toBe(true);
    await settled;
    // Its next try comes by itself, within seconds.
    const isThere = () => files.exists(nameIn(photo.largeUrl));
    await expect.poll(isThere, { timeout: 20_000 }).toBe(false);
  }, 30_000);

  it('half-written photos are cleared away', async () => {
    const userId = await downApp.make.consultant();
    isDown = true;
    await uploadPhoto(downApp, userId, await jpegFile(50, 50));
    isDown = false;
    const count = () =>
      downApp.db
        .selectFrom('consultant_photos')
        .select('id')
        .where('user_id', '=', userId)
        .execute();
    expect(await count()).toHaveLength(1);
    downApp.clock.moveTo(new Date(downApp.clock.now().getTime() + 25 * 3_600_000));
    await downApp.services.jobs.enqueue(downApp.db, loosePhotosDue, {});
    await downApp.settle();
    expect(await count()).toEqual([]);
  });
});
