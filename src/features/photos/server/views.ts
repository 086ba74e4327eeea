import type { OwnPhoto } from '../contract.ts';
import { addressOfFile } from '../rules.ts';

/** Where everybody may see the photo: blurred. */
export const viewBlurredPhoto = ({ blurred_file }: { blurred_file: string | null }) =>
  blurred_file && addressOfFile(blurred_file);

/** Where an approved client may see it: blurred, and sharp once they have accepted the consultant. */
export const viewPhotoForClient = (
  photo: { blurred_file: string | null; medium_file: string | null },
  { hasAccepted }: { hasAccepted: boolean },
) =>
  hasAccepted ? photo.medium_file && addressOfFile(photo.medium_file) : viewBlurredPhoto(photo);

/** A photo for its owner, who may see it sharp. */
export const viewOwnPhoto = (photo: { id: string; medium: string; large: string }): OwnPhoto => ({
  id: photo.id,
  mediumUrl: addressOfFile(photo.medium),
  largeUrl: addressOfFile(photo.large),
});
