import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './client.ts';
import type { Database } from './schema.ts';

type TableName = keyof Database & string;
type ColumnOf<Name extends TableName> = keyof Database[Name] & string;

/** What happens to rows when their user is erased: deleted, made anonymous, or kept. */
export type AfterErasure = 'deleted' | 'nameless' | 'kept';

/** A table with rows about people: which columns name a user, and which of them the user's export contains. */
export interface PersonalTable {
  name: TableName;
  /** The columns that say whose a row is, or who did it. */
  people: readonly string[];
  given: readonly string[];
  /** Why each of the others is not given. */
  withheld: Readonly<Record<string, string>>;
  afterErasure: AfterErasure;
}

/** A row of an export; what is no text, number or truth value becomes JSON in a CSV file. */
export type ExportedRow = Record<string, unknown>;

/** What an export says of one thing: a JSON and a CSV file of this name. */
export interface PersonalList {
  /** Kebab-case. */
  name: string;
  /** What it is, in the README of the export. */
  says: string;
  /** The person's rows, in batches. */
  rows(db: Db, userId: string): AsyncGenerator<ExportedRow[]>;
}

/** The reasons for all columns that are not given. */
type Withheld<Name extends TableName, Given extends string> = [
  Exclude<ColumnOf<Name>, Given>,
] extends [never]
  ? { withheld?: undefined }
  : { withheld: Record<Exclude<ColumnOf<Name>, Given>, string> };

/** Declares a table of which each column is given or withheld: a column that is neither does not compile. */
export function personalTable<Name extends TableName, const Given extends ColumnOf<Name>>(
  name: Name,
  table: {
    people: readonly ColumnOf<Name>[];
    given: readonly Given[];
    afterErasure: AfterErasure;
  } & Withheld<Name, Given>,
): PersonalTable {
  return { ...table, name, withheld: { ...table.withheld } };
}

const batchRows = 500;

/** The given columns of the rows that `person` names, in the order of `key`, which is unique among them. */
export function listOf(
  table: PersonalTable,
  list: {
    name: string;
    says: string;
    person: string;
    key: string;
    /** Of the given columns; all of them unless it is said. */
    columns?: readonly string[];
  },
): PersonalList {
  const { columns = table.given, person, key } = list;
  return {
    name: list.name,
    says: list.says,
    rows: (db, userId) =>
      inBatches(async (last: string | null) => {
        const after = last === null ? sql`true` : sql`${sql.ref(key)}::text > ${last}`;
        const { rows } = await sql<ExportedRow & { place: string }>`
          select ${sql.ref(key)}::text as place, ${sql.join(columns.map((column) => sql.ref(column)))}
            from ${sql.table(table.name)}
           where ${sql.ref(person)} = ${userId} and ${after}
           order by ${sql.ref(key)}::text limit ${batchRows}`.execute(db);
        return {
          rows: rows.map(({ place: _, ...row }) => row),
          last: rows.length < batchRows ? null : (rows.at(-1)?.place ?? null),
        };
      }),
  };
}

/** Makes a query the next batch of a list. */
type NextBatch = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
) => SelectQueryBuilder<DB, TB, Row & { place: string }>;

/**
 * Rows in batches, in the order of a key that is unique among them. `shape` says what of a row is given: all that was
 * selected, unless it is said.
 */
export const inOrderOf = <Row extends ExportedRow>(
  key: string | RawBuilder<string>,
  read: (nextBatch: NextBatch) => Promise<(Row & { place: string })[]>,
  shape: (row: Row & { place: string }) => ExportedRow = ({ place: _, ...row }: ExportedRow) => row,
): AsyncGenerator<ExportedRow[]> => {
  const place = typeof key === 'string' ? sql.ref<string>(key) : key;
  return inBatches(async (last: string | null) => {
    const rows = await read(
      <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
        query
          .select(place.as('place'))
          .$if(last !== null, (rest) => rest.where(sql<boolean>`${place} > ${last}`))
          .orderBy(place)
          .limit(batchRows)
          .$castTo<Row & { place: string }>(),
    );
    return {
      rows: rows.map(shape),
      last: rows.length < batchRows ? null : (rows.at(-1)?.place ?? null),
    };
  });
};

/** Reads batch after batch, each from the last row of the one before, until one says that it was the last. */
export async function* inBatches<Key>(
  read: (last: Key | null) => Promise<{ rows: ExportedRow[]; last: Key | null }>,
): AsyncGenerator<ExportedRow[]> {
  for (let last: Key | null = null; ; ) {
    const batch: { rows: ExportedRow[]; last: Key | null } = await read(last);
    if (batch.rows.length > 0) yield batch.rows;
    if (batch.last === null) return;
    last = batch.last;
  }
}

/** A list that is short enough to be read at once. */
export const atOnce = (read: () => Promise<ExportedRow[]>): AsyncGenerator<ExportedRow[]> =>
  inBatches(async () => ({ rows: await read(), last: null }));

/** The tables of no feature. */
export const tablesOfNoFeature = {
  tables: [
    personalTable('idempotency_keys', {
      people: ['user_id'],
      given: [],
      withheld: {
        user_id: 'the person who asks',
        key: 'made by the browser so that a click counts once; kept for a day',
        request_hash: 'as the key',
        outcome: 'what the request was answered, which is in the other lists',
        created_at: 'as the key',
      },
      afterErasure: 'deleted',
    }),
  ],
  impersonal: {
    rate_limits: 'counts of attempts under hashed addresses and addresses of networks, for a day',
    migration_hashes: 'what the database has run',
  },
} as const satisfies {
  tables: readonly PersonalTable[];
  impersonal: Partial<Record<TableName, string>>;
};
