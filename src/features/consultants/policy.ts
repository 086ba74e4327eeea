import type { UserId } from '#access/user.ts';
import { isSignedIn, type Viewer } from '#access/viewer.ts';
import { shortNameOf } from '#features/accounts/rules/person-name.ts';

/** Where a consultant stands: what decides whether they are listed and may apply. */
export interface Standing {
  hasProfile: boolean;
  isApproved: boolean;
  isSubscribed: boolean;
}

/**
 * What an approved client may know of a consultant's name: the short name before a deal, the full name
 * once the client has accepted the consultant. A client who is not approved may know nothing of it.
 */
export function nameForApprovedClient(
  { firstName, lastName }: { firstName: string; lastName: string },
  { hasAccepted }: { hasAccepted: boolean },
): string {
  return hasAccepted ? `${firstName} ${lastName}`.trim() : shortNameOf(firstName, lastName);
}

/**
 * Who may see a file of a photo. Blurred, the photo of a profile is for everybody. Sharp it goes with the full name:
 * the person themselves, admins, and an approved client who has accepted the consultant. One that is not saved with
 * the profile yet is its owner's alone.
 */
export function maySeePhotoFile(
  viewer: Viewer,
  file: { ownerId: UserId; isBlurred: boolean; isAttached: boolean },
  { hasAccepted }: { hasAccepted: boolean },
): boolean {
  if (isSignedIn(viewer) && viewer.userId === file.ownerId) return true;
  if (!file.isAttached) return false;
  return file.isBlurred || hasAccepted || (isSignedIn(viewer) && viewer.isAdmin);
}
