import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStorage } from '#lib/files/file-storage.ts';
import { startLocalS3 } from '#lib/files/local-s3-fixture.ts';
import { s3FileStorage } from '#lib/files/s3-file-storage.ts';
import { jpegFile } from '#lib/images/hostile/jpeg-fixture.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { fileIn, problemOf, stagePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import { loosePhotosDue } from './jobs.ts';

let app: TestApp;
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
  app = await createTestApp({ files });
  return async () => {
    await app.close();
    await s3.close();
  };
});

beforeEach(() => {
  isDown = false;
});

describe('while the storage is down', () => {
  it('uploading says so, nothing is lost, and it heals by itself', async () => {
    const userId = await app.make.consultant();
    const { consultants } = await app.as(userId);
    const photo = await stagePhoto(app, userId);
    await consultants.saveOwnProfile(profileForm({ photoId: photo.id }));
    const cookie = await app.cookieOf(userId);
    const open = () => app.http.request(photo.largeUrl, { headers: { cookie } });

    isDown = true;
    const refused = await uploadPhoto(app, userId, await jpegFile(50, 50));
    expect(refused.headers.get('retry-after')).toBe('5');
    const answer = await problemOf(refused);
    expect(answer).toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' });
    expect(answer.detail).toMatch(/Nothing has changed/);
    expect(await problemOf(await open())).toMatchObject({ status: 503 });
    // A busy machine may keep the database from answering in time for one of the questions.
    await eventually(async () => {
      const ready = await app.http.request('/readyz');
      expect({ status: ready.status, body: await ready.json() }).toEqual({
        status: 200,
        body: { status: 'ready', limits: ['the file storage does not answer'] },
      });
    });
    // What needs no file goes on: the profile is saved, and letting go of the photo is not kept waiting.
    const { profile } = await consultants.saveOwnProfile(profileForm({ city: 'Leeds' }));
    expect(profile).toMatchObject({ city: 'Leeds', photo });

    isDown = false;
    expect((await open()).status).toBe(200);
    expect((await uploadPhoto(app, userId, await jpegFile(50, 50))).status).toBe(201);
  });

  it('files that should be removed are removed later', async () => {
    const userId = await app.make.consultant();
    const { consultants } = await app.as(userId);
    const photo = await stagePhoto(app, userId);
    await consultants.saveOwnProfile(profileForm({ photoId: photo.id }));
    isDown = true;
    await consultants.saveOwnProfile(profileForm({ photoId: null }));
    const settled = app.settle();
    const waiting = "select 1 from jobs.job where name = 'photo-discarded' and state = 'retry'";
    await eventually(async () => expect((await app.pool.query(waiting)).rowCount).toBe(1));
    isDown = false;
    expect(await files.exists(fileIn(photo.largeUrl))).toBe(true);
    await settled;
    // Its next try comes by itself, within seconds.
    const isThere = () => files.exists(fileIn(photo.largeUrl));
    await eventually(async () => expect(await isThere()).toBe(false));
  });

  it('half-written photos are cleared away', async () => {
    const userId = await app.make.consultant();
    isDown = true;
    await uploadPhoto(app, userId, await jpegFile(50, 50));
    isDown = false;
    const count = () =>
      app.db.selectFrom('consultant_photos').select('id').where('user_id', '=', userId).execute();
    expect(await count()).toHaveLength(1);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 25 * 3_600_000));
    await app.services.jobs.enqueue(app.db, loosePhotosDue, {});
    await app.settle();
    expect(await count()).toEqual([]);
  });
});
