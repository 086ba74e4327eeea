import { Hono } from 'hono';
import {
  findStatementFile,
  type StatementFileKind,
  statementFileKinds,
} from '#features/agreements/statements/server/queries/statement-file.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { findOwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { attachmentDisposition } from '#lib/attachments/safe-name.ts';
import type { Services } from '#server/services.ts';
import { respondNotFound } from '../edge/problems.ts';
import { findFileReader } from './file-reader.ts';

const mediaTypes: Record<StatementFileKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jws: 'application/jose',
};

/**
 * `/statements/{applicationId}/{number}.pdf`, `.docx` and `.jws`: a version of a statement of work for the two sides of
 * its deal, asked each time. Only a signed one has a `.jws`. Programs and admins who impersonate a user get none; a
 * deal that is not theirs and none at all answer alike.
 */
export function statementRoutes(services: Services): Hono {
  const { db, publicUrl } = services;
  return new Hono().get('/statements/:applicationId/:file', async (context) => {
    const viewer = await findFileReader(services, context);
    const applicationId = applicationIdSchema.safeParse(context.req.param('applicationId')).data;
    const [, number, ending] = /^([1-9]\d{0,5})\.(\w+)$/.exec(context.req.param('file')) ?? [];
    const kind = statementFileKinds.find((each) => each === ending);
    const own = viewer && applicationId ? await findOwnSide(db, viewer, applicationId) : null;
    const file =
      own && kind && number
        ? await findStatementFile({ db, publicUrl }, own.id, { number: Number(number), kind })
        : null;
    if (!file || !kind) return respondNotFound(context);
    return context.body(new Uint8Array(file), 200, {
      'content-type': mediaTypes[kind],
      'content-disposition': attachmentDisposition(`statement-of-work-${number}.${kind}`),
      // Opened all the same, it is nothing that runs.
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      vary: 'Cookie',
    });
  });
}
