import type { UserId } from '#access/user.ts';
import { isApprovedClient, isSignedIn, type Viewer } from '#access/viewer.ts';

/** What else decides who may see a photo. */
export interface PhotoTies {
  /** The client who asks has accepted an application of the consultant's. */
  hasAccepted: boolean;
  /** The consultant has chosen that approved clients see the photo sharp. */
  isShownToClients: boolean;
}

/** Whether an approved client sees the photo sharp: by the consultant's choice, or because they work together. */
export const isSharpForClient = ({ hasAccepted, isShownToClients }: PhotoTies): boolean =>
  hasAccepted || isShownToClients;

/**
 * Who may see a file of a photo: the user themselves; admins; approved clients, blurred, and sharp where
 * `isSharpForClient` says so. All others see initials. A photo that is not saved with the profile yet is its owner's
 * alone.
 */
export function maySeePhotoFile(
  viewer: Viewer,
  file: { ownerId: UserId; isBlurred: boolean; isAttached: boolean },
  ties: PhotoTies,
): boolean {
  if (!isSignedIn(viewer)) return false;
  if (viewer.userId === file.ownerId) return true;
  if (!file.isAttached) return false;
  if (viewer.isAdmin) return true;
  return isApprovedClient(viewer) && (file.isBlurred || isSharpForClient(ties));
}
