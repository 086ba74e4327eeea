import type { UserId } from '#access/user.ts';
import { isSignedIn, type Viewer } from '#access/viewer.ts';

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
