import { Hono } from 'hono';
import { isCorrespondent } from '#access/viewer.ts';
import {
  findStatementFile,
  type StatementFileKind,
  statementFileKinds,
} from '#features/agreements/statements/server/queries/statement-file.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { findOwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { findViewer } from '#features/identity/accounts/server/viewer.ts';
import { attachmentDisposition } from '#lib/attachments/safe-name.ts';
import type { Services } from '#server/services.ts';
import { respondWithProblem } from '../edge/problems.ts';

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
export function statementRoutes({ db, keys, publicUrl, clock }: Services): Hono {
  return new Hono().get('/statements/:applicationId/:file', async (context) => {
    const source = { db, keys, publicUrl, isRead: true };
    const viewer = await findViewer(source, context.req.header('cookie'), clock.now());
    const applicationId = applicationIdSchema.safeParse(context.req.param('applicationId')).data;
    const [, number, ending] = /^([1-9]\d{0,5})\.(\w+)$/.exec(context.req.param('file')) ?? [];
    const kind = statementFileKinds.find((each) => each === ending);
    const isAllowed =
      isCorrespondent(viewer) &&
      !viewer.lookingIn &&
      viewer.accountState !== 'suspended' &&
      viewer.accountState !== 'leaving';
    const own = isAllowed && applicationId ? await findOwnSide(db, viewer, applicationId) : null;
    const file =
      own && kind && number
        ? await findStatementFile({ db, publicUrl }, own.id, { number: Number(number), kind })
        : null;
    if (!file || !kind) {
      return respondWithProblem(context, {
        code: 'NOT_FOUND',
        status: 404,
        detail: 'There is nothing at this address.',
      });
    }
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
