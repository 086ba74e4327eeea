import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { listFilesOf } from './queries.ts';

const photos = personalTable('consultant_photos', {
  people: ['user_id'],
  given: ['created_at', 'stored_at', 'attached_at', 'discarded_at'],
  withheld: {
    ...{ id: 'names the row for us', user_id: 'the person who asks' },
    ...{ blurred_file: 'the files themselves are in the folder photos', medium_file: 'as that' },
    large_file: 'as that',
  },
  afterErasure: 'deleted',
});

/** The pictures of a user, whether they are shown or not, and the files of them. */
export const photosPersonalData: PersonalData = {
  feature: 'photos',
  tables: [photos],
  impersonal: {},
  lists: [
    listOf(photos, {
      ...{ name: 'photos', person: 'user_id', key: 'id' },
      says: 'When you uploaded and chose a photo; the pictures are in the folder photos.',
    }),
  ],
  files: async (db, userId) => {
    const stored = await listFilesOf(db, userId);
    return stored.flatMap(({ photo, files }) =>
      Object.entries(files).map(([size, file]) => ({
        path: `photos/${photo}-${size}.webp`,
        parts: [file],
      })),
    );
  },
  removeFiles: async ({ db, files }, { userId }) => {
    for (const photo of await listFilesOf(db, userId)) {
      for (const file of Object.values(photo.files)) await files.remove(file);
    }
  },
  erase: async (tx, _, { userId }) => {
    await tx.deleteFrom('consultant_photos').where('user_id', '=', userId).execute();
  },
};
