import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AdminViewer } from '#access/viewer.ts';
import {
  auditFilterShape,
  userListShape,
} from '#features/administration/admin/contract/filters.ts';
import { canSortBy } from '#features/administration/admin/rules/user-list.ts';
import {
  type ExportRow,
  exportAuditLog,
  exportUsers,
} from '#features/administration/admin/server/queries/export-rows.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { csvStream } from '#lib/csv.ts';
import { respondWithProblem } from '../edge/problems.ts';
import { type AdminRoutesOptions, adminOnly } from '../sessions/admin-only.ts';

const usersQuery = z
  .strictObject(userListShape)
  .refine(({ userType, sort }) => canSortBy(userType, sort));
const auditQuery = z.strictObject(auditFilterShape);

/**
 * `/admin/export/…`: what admins see as lists, as files. They are sent row by row while they are read, however many
 * rows there are; each is in the audit log, for a file leaves the site.
 */
export function exportRoutes(options: AdminRoutesOptions): Hono {
  const { db, write, clock } = options.services;
  const asAdmin = adminOnly(options);

  async function sendFile(
    admin: AdminViewer,
    { action, name, detail }: { action: string; name: string; detail: Record<string, string> },
    batches: AsyncGenerator<ExportRow[]>,
  ): Promise<Response> {
    await write((tx) => recordAudit(tx, { actor: admin, action, subjectId: null, detail }));
    const day = dayOf(clock.now());
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

const refuseQuery = (context: Context) =>
  respondWithProblem(context, {
    code: 'INVALID_INPUT',
    status: 400,
    detail: 'There is no such list to export.',
  });
