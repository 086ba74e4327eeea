import { Hono } from 'hono';
import { pdfOf } from '#features/agreements/lib/documents/pdf.ts';
import { documentOfSheet } from '#features/agreements/time-sheets/rules/document.ts';
import { readDealSheet } from '#features/agreements/time-sheets/server/queries/deal-sheet.ts';
import { sheetTable } from '#features/agreements/time-sheets/server/views.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { findDealParties } from '#features/hiring/applications/server/queries/deal-parties.ts';
import { findOwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { csvLines } from '#lib/csv.ts';
import type { Services } from '#server/services.ts';
import { respondNotFound } from '../edge/problems.ts';
import { findFileReader } from './file-reader.ts';

/**
 * `/time-sheets/{applicationId}.csv` and `.pdf`: the entries of a time sheet, for the two sides of its deal, asked each
 * time. Programs and admins who impersonate a user get none; a deal that is not theirs and none at all answer alike.
 */
export function timeSheetRoutes(services: Services): Hono {
  const { db, clock } = services;
  return new Hono().get('/time-sheets/:file{.+\\.(?:csv|pdf)}', async (context) => {
    const now = clock.now();
    const viewer = await findFileReader(services, context);
    const [name, kind] = context.req.param('file').split('.');
    const applicationId = applicationIdSchema.safeParse(name).data;
    const own = viewer && applicationId ? await findOwnSide(db, viewer, applicationId) : null;
    const { sheet } =
      viewer && own
        ? await readDealSheet(db, viewer, { applicationId: own.id, now })
        : { sheet: null };
    if (!own || !sheet) return respondNotFound(context);
    const { projectTitle } = await findDealParties(db, own.id);
    const content =
      kind === 'pdf'
        ? new Uint8Array(await pdfOf(documentOfSheet(projectTitle, sheet, now)))
        : csvLines(sheetTable(sheet), { names: true });
    return new Response(content, {
      headers: {
        'content-type': kind === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="direct365-time-sheet.${kind}"`,
        'cache-control': 'private, no-store',
        vary: 'Cookie',
      },
    });
  });
}
