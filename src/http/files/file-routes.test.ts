import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { givePhoto, stagePhoto } from '#tests/support/photos.ts';
import { profileForm } from '#tests/support/profile-form.ts';

/* Who may open which file of a photo: the table in docs/security/authorisation.md, under Files. */

let blurred: string;
let staged: string;

const app = await sharedTestApp();
const owner = await app.make.consultant();
const photo = await givePhoto(app, owner);
const sharp = photo.largeUrl;
blurred = photo.blurredUrl;
staged = (await stagePhoto(app, owner)).largeUrl;

const open = async (url: string, userId?: UserId, headers: Record<string, string> = {}) =>
  app.http.request(url, {
    headers: { ...headers, ...(userId ? { cookie: await app.cookieOf(userId) } : {}) },
  });

async function clientWith(
  status: 'pending' | 'accepted' | 'rejected' | 'withdrawn',
  {
    approved = true,
    project = 'open',
  }: { approved?: boolean; project?: 'open' | 'completed' } = {},
): Promise<UserId> {
  const client = await app.make.client({ approved });
  const projectId = await app.make.project(client, { status: project });
  await app.make.application(projectId, owner, { status });
  return client;
}

/** The people of the table, by its names. */
const people: Record<string, () => Promise<UserId | undefined>> = {
  'a visitor': async () => undefined,
  'an unconfirmed user': () => app.make.client({ confirmed: false }),
  'a pending client': () => app.make.client({ approved: false }),
  'a client': () => app.make.client(),
  'a client whom they applied to': () => clientWith('pending'),
  'a client who declined them': () => clientWith('rejected'),
  'a client they withdrew from': () => clientWith('withdrawn'),
  'a client who accepted them': () => clientWith('accepted'),
  'a client they have finished a project for': () =>
    clientWith('accepted', { project: 'completed' }),
  'a pending client of theirs': () => clientWith('accepted', { approved: false }),
  'another consultant': () => app.make.consultant(),
  'the consultant': async () => owner,
  'an admin': () => app.make.admin(),
};

/** Answers for the blurred photo; the sharp one, kept back and shown by choice; and one that is not saved yet. */
type Answers = [blurred: number, kept: number, shown: number, staged: number];

function readTable(): [who: string, answers: Answers][] {
  const file = join(import.meta.dirname, '../../../docs/security/authorisation.md');
  const [, files = ''] = readFileSync(file, 'utf8').split('\n## Files\n');
  return [...files.matchAll(/^\| ([a-z ]+) \|(( \d{3} \|){4})$/gm)].map(
    ([, who = '', cells = '']) => {
      const [blurred = 0, kept = 0, shown = 0, staged = 0] = cells.split('|').map(Number);
      return [who, [blurred, kept, shown, staged]];
    },
  );
}
const table = readTable();

it('is in the table for every kind of user', () => {
  expect(table.map(([who]) => who)).toEqual(Object.keys(people));
});

const choose = async (showsPhotoToClients: boolean) =>
  (await app.as(owner)).consultants.choosePhotoVisibility({ showsPhotoToClients });

describe('a photo', () => {
  it.each(table)('is for %s as the table says', async (who, answers) => {
    const userId = await people[who]?.();
    const statusOf = async (url: string) => (await open(url, userId)).status;
    const kept = await statusOf(sharp);
    await choose(true);
    const shown = await statusOf(sharp);
    await choose(false);
    expect([await statusOf(blurred), kept, shown, await statusOf(staged)]).toEqual(answers);
    // Taken back, it is as before.
    expect(await statusOf(sharp)).toBe(kept);
  });

  it('comes as a picture and nothing else, to be kept, the sharp one for as long as the right lasts', async () => {
    const common = {
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="photo.webp"',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    };
    const forClients = Object.fromEntries((await open(blurred, await app.make.client())).headers);
    expect(forClients).toMatchObject({
      ...common,
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'Cookie',
    });
    const forOwner = Object.fromEntries((await open(sharp, owner)).headers);
    expect(forOwner).toMatchObject({
      ...common,
      'cache-control': 'private, max-age=900, must-revalidate',
      vary: 'Cookie',
    });
  });

  it('is not sent again to anyone who has it, and the right to it is asked all the same', async () => {
    const etag = (await open(sharp, owner)).headers.get('etag') ?? '';
    const again = await open(sharp, owner, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await open(sharp, undefined, { 'if-none-match': etag })).status).toBe(404);
  });

  it('that no user may see answers like one that never existed', async () => {
    const refusals = await Promise.all(
      [
        sharp,
        `/files/${'0'.repeat(64)}.webp`,
        '/files/photo.jpg',
        '/files/..%2Fsecrets%2Fauth',
      ].map(async (url) => {
        const response = await open(url);
        const { requestId: _differs, ...body } = (await response.json()) as object & {
          requestId: string;
        };
        return { status: response.status, cache: response.headers.get('cache-control'), body };
      }),
    );
    expect(refusals[0]).toMatchObject({ status: 404, cache: 'no-store' });
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
  });

  it('is gone for every user once it is removed', async () => {
    const userId = await app.make.consultant();
    const photo = await givePhoto(app, userId);
    const { consultants } = await app.as(userId);
    await consultants.saveOwnProfile(profileForm({ photoId: null }));
    expect((await open(photo.largeUrl, userId)).status).toBe(404);
    expect((await open(photo.largeUrl, await app.make.admin())).status).toBe(404);
  });
});
