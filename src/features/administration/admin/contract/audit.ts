import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { auditFilterShape } from './filters.ts';

const namedPersonSchema = z.object({
  userId: z.uuid(),
  /** Null when the account is gone, or when the entry is about no person. */
  name: z.string().nullable(),
  email: z.string().nullable(),
});

/** One entry of the audit log: who did what to whom, when, from where and why. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: timestampSchema,
  action: z.string(),
  /** Null is the operator's command line. */
  actor: namedPersonSchema.nullable(),
  subject: namedPersonSchema.nullable(),
  /** The company that the entry is about, as it is called now; null where it is about none. */
  company: z.object({ companyId: z.uuid(), name: z.string() }).nullable(),
  address: z.string().nullable(),
  reason: z.string().nullable(),
  /** What else there is to know, as `name: value`. */
  details: z.array(z.string()),
});
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

export const auditContract = {
  list: operation({
    method: 'GET',
    path: '/admin/audit-log',
    access: 'admin',
    reads: 'replica',
    summary: 'What admins and the operator have changed, newest first, page by page',
    description: 'All of it as a table: /admin/export/audit-log.csv, with the same parameters.',
  })
    .input(z.strictObject({ ...auditFilterShape, ...pageInputShape }))
    .output(pageOf(auditEntrySchema))
    .errors(invalidCursor),
};
