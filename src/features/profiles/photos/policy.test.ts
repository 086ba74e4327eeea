import { expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import { type SignedIn, type Viewer, visitor } from '#access/viewer.ts';
import { clientViewer } from '#tests/support/viewers.ts';
import { maySeePhotoFile } from './policy.ts';

const ownerId = toUserId('1d9b6c1e-52bb-4a5f-9a86-4b5a2f9a3c11');
const client: SignedIn = { ...clientViewer, isApproved: true };
const owner: Viewer = { ...client, userId: ownerId };
const admin: Viewer = { ...client, isAdmin: true };

const pending: Viewer = { ...client, isApproved: false };
const consultant: Viewer = { ...client, userType: 'consultant' };

const neither = { hasAccepted: false, isShownToClients: false };
const accepted = { ...neither, hasAccepted: true };
const shown = { ...neither, isShownToClients: true };

const viewers = { visitor, consultant, pending, client, admin, owner };

/** Who may see it. */
const seenBy = (
  file: { isBlurred: boolean; isAttached: boolean },
  ties: typeof neither,
): string[] =>
  Object.entries(viewers)
    .filter(([, viewer]) => maySeePhotoFile(viewer, { ...file, ownerId }, ties))
    .map(([name]) => name);

it.each([neither, accepted, shown])(
  'shows the blurred photo of a profile to approved clients, to admins and to the owner',
  (ties) => {
    const seen = seenBy({ isBlurred: true, isAttached: true }, ties);
    expect(seen).toEqual(['client', 'admin', 'owner']);
  },
);

it('shows the sharp one to admins, to the owner, and to clients who have accepted the consultant or whom they show it', () => {
  const sharp = { isBlurred: false, isAttached: true };
  expect(seenBy(sharp, neither)).toEqual(['admin', 'owner']);
  expect(seenBy(sharp, accepted)).toEqual(['client', 'admin', 'owner']);
  expect(seenBy(sharp, shown)).toEqual(['client', 'admin', 'owner']);
});

it.each([true, false])('shows a photo that is not saved yet to its owner alone', (isBlurred) => {
  expect(seenBy({ isBlurred, isAttached: false }, { ...accepted, ...shown })).toEqual(['owner']);
});
