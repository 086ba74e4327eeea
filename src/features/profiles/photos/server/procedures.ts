import { StorageUnavailable } from '#lib/files/file-storage.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { photosContract } from '../contract.ts';
import { confirmPhotoStored, recordPhoto } from './commands/own-photo.ts';
import { makePhoto, storePhoto } from './commands/take-photo.ts';
import { viewOwnPhoto } from './views.ts';

const operations = implementOperations(photosContract);

const codeOf = {
  'not-an-image': 'NOT_AN_IMAGE',
  'broken-image': 'BROKEN_IMAGE',
  'too-many-pixels': 'TOO_MANY_PIXELS',
  'crop-outside': 'CROP_OUTSIDE',
  busy: 'PHOTO_BUSY',
} as const;

export const photosProcedures = {
  uploadPhoto: operations.uploadPhoto.handler(async ({ context, input, errors }) => {
    const { consultant, files, write, log } = context;
    const { left, top, size } = input.query;
    const isCut = left !== undefined && top !== undefined && size !== undefined;
    const file = new Uint8Array(await input.body.arrayBuffer());
    const photo = await makePhoto(file, isCut ? { left, top, size } : undefined);
    if ('refused' in photo) throw errors[codeOf[photo.refused]]();
    // Two transactions with the files between them; a photo uploaded twice is two photos, so no key covers them.
    await write((tx) => recordPhoto(tx, context, consultant, photo), { withoutKey: true });
    try {
      await storePhoto(files, photo);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      log.error({ err: error }, 'a photo could not be stored');
      throw errors.STORAGE_UNAVAILABLE();
    }
    await write((tx) => confirmPhotoStored(tx, context, consultant, photo.id), {
      withoutKey: true,
    });
    return viewOwnPhoto({ id: photo.id, ...photo.files });
  }),
};
