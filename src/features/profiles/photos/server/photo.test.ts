import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { ConsultantProfileInput } from '#features/profiles/consultants/rules/profile-form.ts';
import { nameOfContent } from '#lib/files/file-name.ts';
import { jpegFile } from '#lib/images/hostile/jpeg-fixture.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { fileIn, stagePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import { rounds } from '#tests/support/rounds.ts';
import { discardLoosePhotos } from './commands/clear-photos.ts';
import { loosePhotosDue } from './jobs.ts';

const app = await sharedTestApp();

const save = async (userId: UserId, changes: Partial<ConsultantProfileInput>) =>
  (await app.as(userId)).consultants.saveOwnProfile(profileForm(changes));

const rowsOf = (userId: UserId) =>
  app.db.selectFrom('consultant_photos').selectAll().where('user_id', '=', userId).execute();

const photoRow = (id: string) =>
  app.db.selectFrom('consultant_photos').selectAll().where('id', '=', id).executeTakeFirst();

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
    expect(await statusFor(blurredUrl, await app.make.client())).toBe(404);

    const { created, profile } = await save(userId, { photoId: photo.id });
    expect({ created, photo: profile.photo }).toEqual({ created: true, photo });
    expect(await statusFor(blurredUrl, await app.make.client())).toBe(200);
    expect(await statusFor(blurredUrl)).toBe(404);
    const { items } = await (await app.as()).consultants.listPublicCards({});
    expect(items.find((card) => card.userId === userId)).toBeDefined();
    expect(JSON.stringify(items)).not.toContain('/files/');
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
      expect(await app.services.files.exists(fileIn(name ?? ''))).toBe(false);
    }
    expect(await statusFor(second.largeUrl, userId)).toBe(200);
  });

  it('is another picture than an equal one of another user: removing one leaves the other', async () => {
    const [one, other] = [await app.make.consultant(), await app.make.consultant()];
    const [ofOne, ofOther] = [await stagePhoto(app, one), await stagePhoto(app, other)];
    expect(ofOne.largeUrl).not.toBe(ofOther.largeUrl);
    await save(one, { photoId: ofOne.id });
    await save(other, { photoId: ofOther.id });
    await save(one, { photoId: null });
    await app.settle();
    expect(await statusFor(ofOther.largeUrl, other)).toBe(200);
  });

  it('cannot be chosen by another user, twice over, or once it is gone', async () => {
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
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const userId = await app.make.consultant();
      const ids = await storeManyPhotos(userId, 20);
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
  });
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
    expect(await app.services.files.exists(fileIn(second.largeUrl))).toBe(false);
  });

  it('are never those in use, however old', async () => {
    const userId = await app.make.consultant();
    const photo = await stagePhoto(app, userId);
    await save(userId, { photoId: photo.id });
    inHours(24 * 400);
    await sweep();
    expect(await statusFor(photo.largeUrl, userId)).toBe(200);
  });

  it('are tried once more a day after they were discarded, if they are still there', async () => {
    const userId = await app.make.consultant();
    const [photoId = ''] = await storeManyPhotos(userId, 1);
    const discarded = { discarded_at: app.clock.now() };
    await app.db
      .updateTable('consultant_photos')
      .set(discarded)
      .where('id', '=', photoId)
      .execute();
    inHours(23);
    await sweep();
    expect(await photoRow(photoId)).toMatchObject(discarded);
    inHours(2);
    await sweep();
    expect(await photoRow(photoId)).toBeUndefined();
  });

  it('are discarded in batches, however many there are', async () => {
    const userId = await app.make.consultant();
    await storeManyPhotos(userId, 501);
    inHours(25);
    const discardBatch = () => app.services.write((tx) => discardLoosePhotos(tx, app.services));
    expect([await discardBatch(), await discardBatch()]).toEqual([true, false]);
    await app.settle();
    expect(await rowsOf(userId)).toEqual([]);
  });

  it('are those of people who are gone', async () => {
    const userId = await app.make.consultant();
    const photo = await stagePhoto(app, userId);
    await save(userId, { photoId: photo.id });
    await app.db.deleteFrom('auth.users').where('id', '=', userId).execute();
    expect(await statusFor(photo.mediumUrl)).toBe(404);
    await sweep();
    expect(await photoRow(photo.id)).toBeUndefined();
    expect(await app.services.files.exists(fileIn(photo.largeUrl))).toBe(false);
  });
});
