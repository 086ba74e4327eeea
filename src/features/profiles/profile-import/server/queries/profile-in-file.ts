import { decodeText } from '#features/profiles/lib/documents/decode-text.ts';
import type { DocumentFlow } from '#features/profiles/lib/documents/document-line.ts';
import {
  type DocumentRefusal,
  UnreadableDocument,
} from '#features/profiles/lib/documents/document-refusal.ts';
import { fileKindOf } from '#features/profiles/lib/documents/file-kind.ts';
import { type OpenZip, openZip } from '#features/profiles/lib/documents/open-zip.ts';
import { readCsv } from '#features/profiles/lib/documents/read-csv.ts';
import { readPdf } from '#features/profiles/lib/documents/read-pdf.ts';
import { readWord } from '#features/profiles/lib/documents/read-word.ts';
import { readWordMargins } from '#features/profiles/lib/documents/read-word-margins.ts';
import type { SandboxedModule } from '#lib/sandboxed/run-sandboxed.ts';
import { draftOf } from '../../rules/draft-of.ts';
import type { FoundProfile, LeftOut } from '../../rules/found-profile.ts';
import { neverOpened } from '../../rules/linkedin-columns.ts';
import type { Place } from '../../rules/place.ts';
import type { ProfileDraft } from '../../rules/profile-draft.ts';
import { isJsonResume, readJsonResume } from '../../rules/read-json-resume.ts';
import { hasLinkedInTable, readLinkedIn, type SourceTable } from '../../rules/read-linkedin.ts';
import { readResume } from '../../rules/read-resume.ts';

type Format = ProfileDraft['format'];
type Read = { format: Format; found: FoundProfile };

export type FileRefusal = DocumentRefusal | 'nothing-found';

/**
 * Reads a file as a draft of the profile form, by what it holds and not by what it is called. Refuses by value; what it
 * throws is a fault. Only for the process that is made for it: a file may cost it all that it has.
 */
export async function profileInFile(
  file: Uint8Array,
  now: Date,
): Promise<ProfileDraft | { refused: FileRefusal }> {
  try {
    const { format, found } = await readByKind(file);
    const draft = draftOf(found, now);
    return Object.keys(draft.fields).length === 0
      ? { refused: 'nothing-found' }
      : { format, ...draft };
  } catch (error) {
    if (error instanceof UnreadableDocument) return { refused: error.refusal };
    throw error;
  }
}

async function readByKind(file: Uint8Array): Promise<Read> {
  switch (fileKindOf(file)) {
    case 'zip':
      return readArchive(file);
    case 'pdf':
      return readDocument('pdf', await readPdf(file));
    case 'old-office':
      throw new UnreadableDocument('protected');
    case 'text':
      return readText(file);
    case null:
      throw new UnreadableDocument('unknown-kind');
  }
}

function readDocument(format: 'pdf' | 'word', flows: readonly DocumentFlow[]): Read {
  const kind = format === 'pdf' ? 'page' : 'paragraph';
  const lines = flows.map((flow) =>
    flow.map(({ number, ...line }) => {
      const place: Place =
        number === 0 ? { kind: 'file', file: 'page header or footer' } : { kind, number };
      return { ...line, place };
    }),
  );
  if (lines.flat().length === 0) throw new UnreadableDocument('empty');
  return { format, found: readResume(lines) };
}

function readText(file: Uint8Array): Read {
  const text = decodeText(file);
  if (/^\s*[{[]/.test(text)) {
    const value = parseJson(text);
    if (!isJsonResume(value)) throw new UnreadableDocument('unknown-kind');
    return { format: 'json-resume', found: readJsonResume(value) };
  }
  // One table of an unpacked export.
  const table = { file: 'table.csv', ...readCsv(file) };
  if (!hasLinkedInTable([table])) throw new UnreadableDocument('unknown-kind');
  return { format: 'linkedin', found: readLinkedIn([table]) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableDocument('broken', error);
  }
}

const isCsv = (path: string): boolean => /\.csv$/i.test(path);
/** What macOS adds beside every file. */
const isShadow = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\._)/.test(path);
const nameOf = (path: string): string => path.split('/').at(-1) ?? path;

async function readArchive(file: Uint8Array): Promise<Read> {
  const zip = await openZip(file);
  if (zip.paths.includes('word/document.xml')) {
    // Unpacked here once, within the limits, so that what reads it meets nothing larger.
    for (const path of zip.paths) {
      const isMargin = /^word\/(?:header|footer)\d*\.xml$/.test(path);
      if (/\.(?:xml|rels)$/i.test(path) && !isMargin) await zip.read(path);
    }
    const { header, footer } = await readWordMargins(zip);
    return readDocument('word', [[...header, ...(await readWord(file))], footer]);
  }
  return readExport(zip);
}

async function readExport(zip: OpenZip): Promise<Read> {
  const paths = zip.paths.filter((path) => !isShadow(path));
  const opened = paths.filter((path) => isCsv(path) && !neverOpened.test(path));
  const tables: SourceTable[] = [];
  for (const path of opened) tables.push({ file: nameOf(path), ...readCsv(await zip.read(path)) });
  if (!hasLinkedInTable(tables)) throw new UnreadableDocument('unknown-kind');
  const found = readLinkedIn(tables);
  const closed = paths
    .filter((path) => !opened.includes(path))
    .map((path): LeftOut => {
      const name = nameOf(path);
      return { what: name, reason: 'not-opened', place: { kind: 'file', file: name } };
    });
  return { format: 'linkedin', found: { ...found, leftOut: [...found.leftOut, ...closed] } };
}

/** The same, for `runSandboxed`. */
export const sandboxedWork: SandboxedModule['sandboxedWork'] = (file, { now = '' }) =>
  profileInFile(file, new Date(now));
