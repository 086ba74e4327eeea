import { z } from 'zod';

const tableSchema = z.object({
  /** With its schema, as it stands in a statement. */
  name: z.string(),
  columns: z.array(z.string()),
  file: z.string(),
  rows: z.number().int(),
  /** Of its rows in any order; the same after a restore. */
  fingerprint: z.string(),
});

const sequenceSchema = z.object({
  name: z.string(),
  /** A bigint as text. */
  lastValue: z.string(),
  isCalled: z.boolean(),
});

const common = {
  /** Raised when a newer program could not read older backups any more. */
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** As `show server_version` gives it. */
  postgresVersion: z.string(),
  /** What the database had run, oldest first. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** How many stored files (photos) are in it. */
  storedFiles: z.number().int(),
  /** Files that rows name and the storage did not have. */
  missingFiles: z.array(z.string()),
};

const logicalSchema = z.object({
  ...common,
  kind: z.literal('logical'),
  /** Of the job queue's own schema. */
  jobsVersion: z.number().int(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});

const physicalSchema = z.object({
  ...common,
  kind: z.literal('physical'),
  /** Identifies the cluster. */
  systemId: z.string(),
  /** The earliest point in time that can be gone back to with it. */
  consistentAt: z.iso.datetime(),
  folders: z.array(z.string()),
  /** Of the log, the first and the last piece that it needs. */
  firstWal: z.string(),
  lastWal: z.string(),
});

/** What a backup says of itself. */
export const manifestSchema = z.discriminatedUnion('kind', [logicalSchema, physicalSchema]);

export type BackedUpTable = z.infer<typeof tableSchema>;
export type BackedUpSequence = z.infer<typeof sequenceSchema>;
export type PhysicalManifest = z.infer<typeof physicalSchema>;
export type LogicalManifest = z.infer<typeof logicalSchema>;
export type BackupManifest = z.infer<typeof manifestSchema>;
export type BackupKind = BackupManifest['kind'];
