import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { ExportedRow, PersonalList } from '#db/personal-tables.ts';
import { listCompaniesOf } from '#features/identity/memberships/server/queries/companies.ts';
import { csvLines } from '#lib/csv.ts';
import type { FileName } from '#lib/files/file-name.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import type { PersonalData } from '#server/personal-data.ts';

/** A file of an export, made while it is read. */
export interface ExportFile {
  path: string;
  bytes: AsyncIterable<Uint8Array>;
}

const encoder = new TextEncoder();

/**
 * Every file of a user's export: what is in it, each list twice, and their stored files. Owners get the lists of their
 * company, too.
 */
export async function* exportFiles(
  tools: { db: Db; files: FileStorage; personalData: readonly PersonalData[] },
  userId: UserId,
  askedAt: Date,
): AsyncGenerator<ExportFile> {
  const { db, files, personalData } = tools;
  const lists = personalData.flatMap((part) => part.lists);
  const companyLists = personalData.flatMap((part) => part.companyLists ?? []);
  const owned = (await listCompaniesOf(db, userId)).filter(({ role }) => role === 'owner');
  const text = describeExport(lists, askedAt) + describeCompanies(companyLists, owned);
  yield { path: 'README.txt', bytes: oneText(text) };
  yield* listFiles(db, lists, { of: userId, folder: '' });
  for (const { companyId } of owned) {
    yield* listFiles(db, companyLists, { of: companyId, folder: `companies/${companyId}/` });
  }
  for (const part of personalData) {
    for (const { path, parts } of (await part.files?.(db, userId)) ?? []) {
      const first = parts[0] && (await files.read(parts[0]));
      if (first) yield { path, bytes: partsOf(files, first, parts.slice(1)) };
    }
  }
}

function* listFiles(
  db: Db,
  lists: readonly PersonalList[],
  { of, folder }: { of: string; folder: string },
): Generator<ExportFile> {
  for (const list of lists) {
    yield { path: `${folder}json/${list.name}.json`, bytes: asJson(list.rows(db, of)) };
    yield { path: `${folder}csv/${list.name}.csv`, bytes: asCsv(list.rows(db, of)) };
  }
}

/** What is in the archive of companies, for their owner; nothing for others. */
const describeCompanies = (
  lists: readonly PersonalList[],
  owned: readonly { companyId: string; name: string }[],
): string =>
  owned.length === 0
    ? ''
    : `${[
        '',
        'You own a company, so its lists are in it, too, whichever member is in charge. Its conversations',
        'are among yours.',
        '',
        ...owned.map(({ companyId, name }) => `companies/${companyId}: ${name}`),
        '',
        ...lists.flatMap(({ name, says }) => [name, `    ${says}`]),
      ].join('\r\n')}\r\n`;

/** What is in the archive, for its reader. */
export const describeExport = (lists: readonly PersonalList[], askedAt: Date): string =>
  `${[
    'Everything Direct365 knows of you',
    '',
    `You asked for it on ${askedAt.toISOString()}. Each list is there twice: in the folder json for`,
    'programs, and in the folder csv for spreadsheets. A list without rows means that we have nothing of',
    'the kind. Times are in UTC. In a CSV file a text that a spreadsheet would take for a formula has an',
    'apostrophe before it.',
    '',
    ...lists.flatMap(({ name, says }) => [name, `    ${says}`]),
    '',
    'Not in it: passwords and other secrets, which we keep as hashes or sealed; what is made of the lists',
    'above, such as the entries of the search; and what belongs to other people.',
  ].join('\r\n')}\r\n`;

async function* asJson(batches: AsyncGenerator<ExportedRow[]>): AsyncGenerator<Uint8Array> {
  let before = '[';
  for await (const rows of batches) {
    const texts = rows.map((row) => JSON.stringify(row, null, 2));
    yield encoder.encode(`${before}\n${texts.join(',\n')}`);
    before = ',';
  }
  yield encoder.encode(before === '[' ? '[]\n' : '\n]\n');
}

async function* asCsv(batches: AsyncGenerator<ExportedRow[]>): AsyncGenerator<Uint8Array> {
  let names = true;
  for await (const rows of batches) {
    yield encoder.encode(csvLines(rows.map(toCells), { names }));
    names = false;
  }
}

const toCells = (row: ExportedRow): Record<string, string | number | null> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toCell(value)]));

function toCell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

async function* oneText(text: string): AsyncGenerator<Uint8Array> {
  yield encoder.encode(text);
}

async function* partsOf(
  files: FileStorage,
  first: Uint8Array,
  others: readonly FileName[],
): AsyncGenerator<Uint8Array> {
  yield first;
  for (const name of others) {
    const bytes = await files.read(name);
    // Deleted while the export was made: what there was of it stays.
    if (!bytes) return;
    yield bytes;
  }
}
