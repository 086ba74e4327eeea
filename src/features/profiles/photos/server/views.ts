import type { OwnPhoto } from '../contract.ts';
import { isSharpForClient, type PhotoTies } from '../policy.ts';
import { addressOfFile } from '../rules.ts';

/** Where an approved client may see the photo, and whether it is sharp there; no address without a photo. */
export function viewPhotoForClient(
  photo: { blurred_file: string | null; medium_file: string | null },
  ties: PhotoTies,
): { url: string | null; isSharp: boolean } {
  const isSharp = isSharpForClient(ties);
  const file = isSharp ? photo.medium_file : photo.blurred_file;
  return { url: file && addressOfFile(file), isSharp: isSharp && file !== null };
}

/** A photo for its owner, who may see it sharp. */
export const viewOwnPhoto = (photo: {
  id: string;
  blurred: string;
  medium: string;
  large: string;
}): OwnPhoto => ({
  id: photo.id,
  blurredUrl: addressOfFile(photo.blurred),
  mediumUrl: addressOfFile(photo.medium),
  largeUrl: addressOfFile(photo.large),
});
