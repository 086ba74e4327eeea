import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { removeExportsOf } from './commands/remove-exports.ts';

const archive = 'of the archive itself';

const exports = personalTable('data_exports', {
  people: ['user_id'],
  given: ['asked_at', 'ready_at', 'expires_at'],
  withheld: { id: archive, user_id: 'the person who asks', run_id: 'names a process' },
  afterErasure: 'deleted',
});

const entries = personalTable('data_export_entries', {
  people: ['export_id'],
  given: [],
  withheld: {
    ...{ export_id: archive, position: archive, path: archive, modified: archive, crc: archive },
    ...{ packed_bytes: archive, bytes: archive, begins_at: archive },
  },
  afterErasure: 'deleted',
});

const parts = personalTable('data_export_parts', {
  people: ['export_id'],
  given: [],
  withheld: {
    ...{ export_id: archive, position: archive, entry: archive, file: archive, bytes: archive },
  },
  afterErasure: 'deleted',
});

/** What a user asked for of their own data. */
export const dataExportsPersonalData: PersonalData = {
  feature: 'data-exports',
  tables: [exports, entries, parts],
  impersonal: {},
  lists: [
    listOf(exports, {
      ...{ name: 'data-exports', person: 'user_id', key: 'id' },
      says: 'When you asked for your data.',
    }),
  ],
  removeFiles: (services, { userId }) => removeExportsOf(services, userId),
};
