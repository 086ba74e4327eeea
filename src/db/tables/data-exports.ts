import type { ColumnType, Generated } from 'kysely';

export interface DataExportsTable {
  id: Generated<string>;
  user_id: string;
  asked_at: Date;
  run_id: string | null;
  ready_at: Date | null;
  expires_at: Date;
}

/** Comes from the database as text, for it may be larger than a number. */
type Bytes = ColumnType<string, number, number>;

export interface DataExportEntriesTable {
  export_id: string;
  position: number;
  path: string;
  modified: Date;
  crc: Bytes;
  packed_bytes: Bytes;
  bytes: Bytes;
  begins_at: Bytes;
}

export interface DataExportPartsTable {
  export_id: string;
  position: number;
  entry: number;
  file: string;
  bytes: number;
}
