import { expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import { type SignedIn, type Viewer, visitor } from '#access/viewer.ts';
import { clientViewer } from '#tests/support/viewers.ts';
import { maySeePhotoFile } from './policy.ts';

const ownerId = toUserId('1d9b6c1e-52bb-4a5f-9a86-4b5a2f9a3c11');
const client: SignedIn = { ...clientViewer, isApproved: true };
const owner: Viewer = { ...client, userId: ownerId };
const admin: Viewer = { ...client, isAdmin: true };

/** Who of visitor, client, accepting client, admin and owner may see it. */
const seenBy = (file: { isBlurred: boolean; isAttached: boolean }): boolean[] =>
  [
    { viewer: visitor, hasAccepted: false },
    { viewer: client, hasAccepted: false },
    { viewer: client, hasAccepted: true },
    { viewer: admin, hasAccepted: false },
    { viewer: owner, hasAccepted: false },
  ].map(({ viewer, hasAccepted }) =>
    maySeePhotoFile(viewer, { ...file, ownerId }, { hasAccepted }),
  );

it('shows the blurred photo of a profile to everybody', () => {
  expect(seenBy({ isBlurred: true, isAttached: true })).toEqual([true, true, true, true, true]);
});

it('shows the sharp one to clients who have accepted the consultant, to admins and to the owner', () => {
  expect(seenBy({ isBlurred: false, isAttached: true })).toEqual([false, false, true, true, true]);
});

it.each([true, false])('shows a photo that is not saved yet to its owner alone', (isBlurred) => {
  const seen = seenBy({ isBlurred, isAttached: false });
  expect(seen).toEqual([false, false, false, false, true]);
});
