import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { photoMaxBytes, stagedPhotoHours } from './rules.ts';

/** A photo as its owner sees it: what the form sends to choose it, and where its pictures are. */
export const ownPhotoSchema = z.object({
  id: z.uuid(),
  /** As clients see it unless the consultant has chosen otherwise. */
  blurredUrl: z.string(),
  mediumUrl: z.string(),
  largeUrl: z.string(),
});
export type OwnPhoto = z.infer<typeof ownPhotoSchema>;

const pixels = z.coerce.number<number>().int().max(100_000);

/** A square of the upright picture, in its pixels. */
const cropSchema = z
  .strictObject({
    left: pixels.min(0).optional(),
    top: pixels.min(0).optional(),
    size: pixels.min(1).optional(),
  })
  .refine(
    (crop) => [0, 3].includes(Object.values(crop).filter((value) => value !== undefined).length),
    'Name left, top and size, or none of them',
  );

/** Why a file is not taken. The edge answers with the first of them before the file has been read. */
export const photoRefusals = {
  PHOTO_TOO_LARGE: { status: 413, message: 'The photo is larger than 5 MB.' },
  NOT_AN_IMAGE: {
    status: 415,
    message:
      'This file is not a JPG, PNG or GIF picture. Export or convert it as JPEG, also a HEIC photo of a phone, and upload that.',
  },
  BROKEN_IMAGE: { status: 422, message: 'This picture is damaged and cannot be read.' },
  TOO_MANY_PIXELS: { status: 422, message: 'This picture has more than 36 million pixels.' },
  CROP_OUTSIDE: { status: 422, message: 'The square does not lie inside the picture.' },
  PHOTO_BUSY: { status: 503, message: 'Too many photos are being uploaded. Try again soon.' },
  STORAGE_UNAVAILABLE: {
    status: 503,
    message: 'Photos cannot be stored at the moment. Nothing has changed; try again later.',
  },
} as const;

export const photosContract = {
  uploadPhoto: operation({
    method: 'POST',
    path: '/me/consultant-photo',
    access: 'consultant',
    summary: 'Upload a photo for the profile',
    description:
      'The body is the picture itself: JPG, PNG or GIF, up to 5 MB and 36 million pixels. The query may name ' +
      'the square to cut out, in pixels of the upright picture; otherwise it is the middle one. ' +
      `It becomes the photo once the profile is saved with its id, and is dropped after ${stagedPhotoHours} hours if not.`,
    successStatus: 201,
  })
    .route({ inputStructure: 'detailed' })
    .input(z.object({ query: cropSchema, body: z.file().max(photoMaxBytes) }))
    .output(ownPhotoSchema)
    .errors(photoRefusals),
};
