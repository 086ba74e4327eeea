import {
  type FoundProfile,
  type FoundWork,
  type LeftOut,
  nothingFound,
  type Said,
} from './found-profile.ts';
import {
  columnsNamed,
  type LinkedInColumn,
  type LinkedInTable,
  linkedInTables,
} from './linkedin-columns.ts';
import { readEnd, readMonth } from './month.ts';
import type { Place } from './place.ts';
import { languageText } from './read-languages.ts';

/** A table of an export: names of columns and rows of texts. */
export interface SourceTable {
  /** The name of its file, without folders. */
  file: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A row whose cells are asked for by what they mean. */
interface Row {
  cell: (column: LinkedInColumn) => string;
  place: Place;
}

interface ReadTable {
  kind: LinkedInTable | null;
  rows: readonly Row[];
}

function readTable({ file, columns, rows }: SourceTable): ReadTable {
  const known = columns.map(columnsNamed);
  const has = (column: LinkedInColumn) => known.some((each) => each.includes(column));
  const kind = linkedInTables.find(({ needs }) => needs.every(has))?.kind ?? null;
  // A list of one column is a list of skills where the file says so: other lists of names look the same.
  const isSkillList =
    columns.length <= 2 && /skill|kenntnis|compétence|aptitud|vaardig/i.test(file);
  return {
    kind: kind === 'skills' && !isSkillList ? null : kind,
    rows: rows.map((cells, index) => ({
      cell: (column) => cells[known.findIndex((each) => each.includes(column))]?.trim() ?? '',
      place: { kind: 'row', file, number: index + 1 },
    })),
  };
}

const said = ({ cell, place }: Row, column: LinkedInColumn): Said | null =>
  cell(column) === '' ? null : { text: cell(column), place };

const workOf = ({ cell, place }: Row): FoundWork => {
  const finished = cell('finishedOn');
  return {
    title: cell('title'),
    organisation: cell('company'),
    description: cell('description'),
    start: readMonth(cell('startedOn')),
    end: finished === '' ? 'now' : readEnd(finished),
    place,
  };
};

/** "[PORTFOLIO:https://one.example],[COMPANY:https://two.example]" */
const addressesIn = (text: string): string[] => text.match(/https?:\/\/[^\s\],]+/g) ?? [];

/** Reads the tables of LinkedIn's export. What a profile has no field for is named, a line for each table. */
export function readLinkedIn(tables: readonly SourceTable[]): FoundProfile {
  const read = tables.map((table) => ({ ...readTable(table), file: table.file }));
  const rowsOf = (kind: LinkedInTable): readonly Row[] =>
    read.filter((table) => table.kind === kind).flatMap(({ rows }) => rows);
  const [profile] = rowsOf('profile');
  const of = (column: LinkedInColumn) => profile && said(profile, column);

  const unreadIn = (row: Row, ...columns: readonly LinkedInColumn[]): Said[] =>
    columns.flatMap((column) => {
      const date = said(row, column);
      return date && readEnd(date.text) === null ? [date] : [];
    });
  const unread = rowsOf('positions').flatMap((row) => unreadIn(row, 'startedOn', 'finishedOn'));
  const undated = rowsOf('positions').filter((row) => workOf(row).start === null);
  const leftOut: LeftOut[] = [
    ...read
      .filter(({ kind, rows }) => rows.length > 0 && (kind === null || kind === 'education'))
      .map(
        ({ file }): LeftOut => ({ what: file, reason: 'no-field', place: { kind: 'file', file } }),
      ),
    ...read
      .filter(({ kind }) => kind === 'emails')
      .map(
        ({ file }): LeftOut => ({
          what: file,
          reason: 'account-has-it',
          place: { kind: 'file', file },
        }),
      ),
    ...undated.map(
      (row): LeftOut => ({
        what: row.cell('startedOn') || row.cell('title'),
        reason: 'not-understood',
        place: row.place,
      }),
    ),
    ...[
      ...rowsOf('positions').filter((row) => !undated.includes(row)),
      ...rowsOf('certifications'),
    ].flatMap((row) =>
      unreadIn(row, 'finishedOn').map(
        ({ text, place }): LeftOut => ({ what: text, reason: 'not-understood', place }),
      ),
    ),
  ];

  return {
    ...nothingFound,
    firstName: of('firstName') ?? null,
    lastName: of('lastName') ?? null,
    headline: of('headline') ?? null,
    summary: of('summary') ?? null,
    location: of('location') ?? null,
    phones: rowsOf('phones').flatMap((row) => said(row, 'number') ?? []),
    work: rowsOf('positions').map(workOf),
    skills: rowsOf('skills').flatMap((row) => said(row, 'name') ?? []),
    languages: rowsOf('languages')
      .map(({ cell, place }) => ({
        text: languageText(cell('name'), cell('proficiency')),
        place,
      }))
      .filter(({ text }) => text !== ''),
    certificates: rowsOf('certifications').map((row) => ({
      name: row.cell('name'),
      issuer: row.cell('authority'),
      expires: readMonth(row.cell('finishedOn')),
      place: row.place,
    })),
    projects: rowsOf('projects').map((row) => ({
      title: row.cell('title'),
      description: row.cell('description'),
      place: row.place,
    })),
    links: profile
      ? addressesIn(profile.cell('websites')).map((text) => ({ text, place: profile.place }))
      : [],
    hasUnreadDates: unread.length > 0,
    leftOut,
  };
}

/** Whether one of the tables is one that LinkedIn exports and a profile has a use for. */
export const hasLinkedInTable = (tables: readonly SourceTable[]): boolean =>
  tables.some((table) => {
    const { kind } = readTable(table);
    return kind !== null && kind !== 'emails' && kind !== 'phones';
  });
