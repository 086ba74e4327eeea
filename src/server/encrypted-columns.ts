import { sql } from 'kysely';
import type { Db, Tx } from '#db/client.ts';
import type { Write } from '#db/write.ts';
import type { EncryptionUse } from '#lib/auth/key-use.ts';
import type { Keyring } from '#lib/auth/keyring.ts';

/** A column whose values are sealed; the feature that owns the table says where it is. */
export interface EncryptedColumn {
  use: EncryptionUse;
  table: string;
  /** By which rows are gone through. */
  key: string;
  /** What the value belongs to, and was sealed for. */
  subject: string;
  encrypted: string;
}

/** What became of values that another secret had sealed. */
export type Reencrypted = {
  moved: number;
  /** Sealed with a secret that is not named: left as they are. */
  unreadable: number;
};

// No lock is kept for long, and a command that is broken off has done what it has done.
const rowsAtOnce = 500;

const isForeign = (
  { encrypted }: EncryptedColumn,
  { presentPrefix }: Pick<Keyring, 'presentPrefix'>,
) =>
  sql`${sql.ref(encrypted)} is not null and not starts_with(${sql.ref(encrypted)}, ${presentPrefix})`;

/** How many values another secret than the present one has sealed, or may have, since they name none. */
export async function countForeign(
  db: Db,
  column: EncryptedColumn,
  keys: Pick<Keyring, 'presentPrefix'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(column.table)}
    where ${isForeign(column, keys)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * How many values name a secret that is not the present one: where only the present secret is known, they cannot be
 * decrypted.
 */
export async function countUnreadable(
  db: Db,
  column: EncryptedColumn,
  keys: Pick<Keyring, 'presentPrefix'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(column.table)}
    where ${isForeign(column, keys)} and strpos(${sql.ref(column.encrypted)}, '.') > 0`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Seals with the present secret what another one has sealed, some rows at a time. Twice is once, and what a broken-off
 * run has left the next one does.
 */
export async function reencryptColumn(
  write: Write,
  column: EncryptedColumn,
  keys: Keyring,
): Promise<Reencrypted> {
  const all: Reencrypted = { moved: 0, unreadable: 0 };
  let after: string | null = null;
  for (;;) {
    const done: Batch = await write((tx) => reencryptBatch(tx, column, keys, after));
    all.moved += done.moved;
    all.unreadable += done.unreadable;
    if (done.last === null) return all;
    after = done.last;
  }
}

/** `last` is the key of the last row; null when none was left. */
type Batch = Reencrypted & { last: string | null };

interface EncryptedRow {
  at: string;
  key: string;
  subject: string;
  encrypted: string;
}

async function reencryptBatch(
  tx: Tx,
  column: EncryptedColumn,
  keys: Keyring,
  after: string | null,
): Promise<Batch> {
  const [table, key] = [sql.table(column.table), sql.ref(column.key)];
  const { rows } = await sql<EncryptedRow>`
    select ctid::text as at, ${key}::text as key, ${sql.ref(column.subject)}::text as subject,
      ${sql.ref(column.encrypted)} as encrypted
    from ${table}
    where ${isForeign(column, keys)} and ${after === null ? sql`true` : sql`${key} > ${after}`}
    order by ${key} limit ${rowsAtOnce} for update`.execute(tx);
  const moved = rows.flatMap((row) => {
    const value = openIfKnown(keys, column.use, row);
    return value === null
      ? []
      : { at: row.at, encrypted: keys.encrypt(column.use, row.subject, value) };
  });
  // The rows are locked, so that they stay where they were found.
  await sql`
    update ${table} as kept set ${sql.ref(column.encrypted)} = anew.encrypted
    from unnest(${moved.map(({ at }) => at)}::tid[], ${moved.map(({ encrypted }) => encrypted)}::text[])
      as anew (at, encrypted)
    where kept.ctid = anew.at`.execute(tx);
  return {
    moved: moved.length,
    unreadable: rows.length - moved.length,
    last: rows.at(-1)?.key ?? null,
  };
}

/** Null where the secret that sealed it is none of ours. */
function openIfKnown(
  keys: Keyring,
  use: EncryptionUse,
  { subject, encrypted }: EncryptedRow,
): string | null {
  try {
    return keys.decrypt(use, subject, encrypted);
  } catch {
    return null;
  }
}
