import type { DataExportView } from '../contract.ts';
import type { ExportRow } from './queries.ts';

/** An export as its person sees it. */
export const viewExport = (row: ExportRow | null): DataExportView | null =>
  row && {
    askedAt: row.asked_at.toISOString(),
    readyAt: row.ready_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
    bytes: row.ready_at ? Number(row.bytes) : 0,
  };
