import { expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { getProfile } from '../queries/profile-rows.ts';
import { viewOffer } from './offer.ts';

const app = await sharedTestApp();

it('reads what a user has written once, and again when they have changed it', async () => {
  const userId = await app.make.consultant();
  const writtenNow = async () => viewOffer(await getProfile(app.db, userId), []).written;
  const before = await writtenNow();
  expect(await writtenNow()).toBe(before);
  const change = app.db.updateTable('consultant_profiles').where('user_id', '=', userId);
  for (const column of ['summary', 'experience'] as const) {
    // Both have a least length.
    await change.set({ [column]: 'I have mended xylophones. '.repeat(10) }).execute();
    expect(await writtenNow()).toContain('xylophon');
    await change.set({ [column]: 'It is nothing of the kind. '.repeat(10) }).execute();
    expect(await writtenNow()).not.toContain('xylophon');
  }
});
