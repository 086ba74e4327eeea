import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { listFilesOf } from './queries/files.ts';

const profiles = personalTable('supplier_profiles', {
  people: ['consultant_id'],
  given: [
    ...(['legal_form', 'legal_name', 'street', 'postal_code', 'city', 'country'] as const),
    ...(['registration_number', 'vat_id'] as const),
    ...(['vat_check', 'vat_answered_at'] as const),
  ],
  withheld: {
    consultant_id: 'the person who asks',
    sealed_bank_details: 'stored encrypted; shown on the page of your supplier details',
  },
  afterErasure: 'deleted',
});

const insurances = personalTable('supplier_insurances', {
  people: ['consultant_id'],
  given: ['kind', 'insurer', 'policy_number', 'cover_amount', 'currency', 'expires_on'],
  withheld: {
    consultant_id: 'the person who asks',
    end_told_days: 'what you were reminded of, which is among your notifications',
  },
  afterErasure: 'deleted',
});

const files = personalTable('supplier_files', {
  people: ['consultant_id'],
  given: ['kind', 'version', 'name', 'bytes', 'created_at'],
  withheld: {
    ...{ id: 'names the row for us', consultant_id: 'the person who asks' },
    file: 'the files themselves are in the folder supplier-files',
    sha256: 'made of the file',
  },
  afterErasure: 'deleted',
});

/** What a consultant states as a supplier, and the documents of it. */
export const suppliersPersonalData: PersonalData = {
  feature: 'suppliers',
  tables: [profiles, insurances, files],
  impersonal: {},
  lists: [
    listOf(profiles, {
      ...{ name: 'supplier-profile', person: 'consultant_id', key: 'consultant_id' },
      says: 'Your business as clients you work for read it. Your bank details are on the page of your supplier details.',
    }),
    listOf(insurances, {
      ...{ name: 'supplier-insurances', person: 'consultant_id', key: 'kind' },
      says: 'Your insurances.',
    }),
    listOf(files, {
      ...{ name: 'supplier-files', person: 'consultant_id', key: 'id' },
      says: 'Your documents as a supplier, with all versions; the files are in the folder supplier-files.',
    }),
  ],
  files: async (db, userId) => {
    const stored = await listFilesOf(db, userId);
    return stored.flatMap(({ kind, version, file }) =>
      version === null ? [] : [{ path: `supplier-files/${kind}-${version}.pdf`, parts: [file] }],
    );
  },
  removeFiles: async ({ db, files: storage }, { userId }) => {
    for (const { file } of await listFilesOf(db, userId)) await storage.remove(file);
  },
  erase: async (tx, _, { userId }) => {
    await tx.deleteFrom('supplier_files').where('consultant_id', '=', userId).execute();
  },
};
