import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { meetsNeed } from '#access/assurance.ts';
import { type AdminViewer, isAdmin, isSignedIn } from '#access/viewer.ts';
import { findViewer } from '#features/accounts/server/viewer.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import { auditFilterShape, userListShape } from '#features/oversight/contract/filters.ts';
import { canSortBy } from '#features/oversight/rules/user-list.ts';
import {
  type ExportRow,
  exportAuditLog,
  exportUsers,
} from '#features/oversight/server/queries/export-rows.ts';
import { csvStream } from '#lib/csv.ts';
import type { Services } from '#server/services.ts';
import { respondWithProblem } from './problems.ts';

const usersQuery = z
  .strictObject(userListShape)
  .refine(({ userType, sort }) => canSortBy(userType, sort));
const auditQuery = z.strictObject(auditFilterShape);

interface ExportOptions {
  services: Services;
  authSecret: string;
  addressOf: (request: Request) => string;
}

/**
 * `/admin/export/…`: what admins see as lists, as files. They are sent row by row while they are read, however many rows there
 * are; each is in the audit log, for a file leaves the site.
 */
export function exportRoutes({ services, authSecret, addressOf }: ExportOptions): Hono {
  const { db, write, clock, publicUrl } = services;

  async function asAdmin(
    context: Context,
    answer: (admin: AdminViewer) => Promise<Response>,
  ): Promise<Response> {
    const viewer = await findViewer(
      { db, authSecret, publicUrl, address: addressOf(context.req.raw) },
      context.req.header('cookie'),
      clock.now(),
    );
    // As with every operation of admins; the pages ask for the proof, and lead back.
    if (isAdmin(viewer) && meetsNeed('strong', viewer.session, clock.now())) return answer(viewer);
    if (isAdmin(viewer)) {
      return respondWithProblem(context, { code: 'SIGN_IN_AGAIN', status: 403, detail: again });
    }
    return isSignedIn(viewer)
      ? respondWithProblem(context, { code: 'FORBIDDEN', status: 403, detail: forAdmins })
      : respondWithProblem(context, { code: 'UNAUTHORIZED', status: 401, detail: signIn });
  }

  async function sendFile(
    admin: AdminViewer,
    { action, name, detail }: { action: string; name: string; detail: Record<string, string> },
    batches: AsyncGenerator<ExportRow[]>,
  ): Promise<Response> {
    await write((tx) => recordAudit(tx, { actor: admin, action, subjectId: null, detail }));
    const day = clock.now().toISOString().slice(0, 10);
    return new Response(csvStream(batches), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}-${day}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
  }

  return new Hono()
    .get('/admin/export/users.csv', (context) =>
      asAdmin(context, async (admin) => {
        const list = usersQuery.safeParse(context.req.query());
        if (!list.success) return refuseQuery(context);
        const { userType, status = 'any', sort } = list.data;
        const name = `${userType}s`;
        const entry = { action: 'users-exported', name, detail: { userType, status, sort } };
        return sendFile(admin, entry, exportUsers(db, list.data));
      }),
    )
    .get('/admin/export/audit-log.csv', (context) =>
      asAdmin(context, async (admin) => {
        const filter = auditQuery.safeParse(context.req.query());
        if (!filter.success) return refuseQuery(context);
        const { action = 'any', from = '', to = '' } = filter.data;
        const detail = { action, from, to };
        const entry = { action: 'audit-log-exported', name: 'audit-log', detail };
        return sendFile(admin, entry, exportAuditLog(db, filter.data));
      }),
    );
}

const forAdmins = 'Your account may not do this.';
const again = 'Please confirm that it is you first.';
const signIn = 'Please sign in.';

const refuseQuery = (context: Context) =>
  respondWithProblem(context, {
    code: 'INVALID_INPUT',
    status: 400,
    detail: 'There is no such list to export.',
  });
