import { implementOperations } from '#server/implement-operations.ts';
import { auditContract } from '../../contract/audit.ts';
import { listAuditRows } from '../queries/audit-entries.ts';
import { viewAuditEntry } from '../views/audit.ts';

const operations = implementOperations(auditContract);

// The identity of a row: eighteen digits stay below the bound of a bigint.
const cursorPattern = /^\d{1,18}$/;

export const auditProcedures = {
  list: operations.list.handler(async ({ context, input, errors }) => {
    const { cursor, limit, ...filter } = input;
    if (cursor !== undefined && !cursorPattern.test(cursor)) throw errors.INVALID_CURSOR();
    const page = { after: cursor ?? null, limit: limit + 1 };
    const { rows, names } = await listAuditRows(context.db, filter, page);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return {
      items: items.map((row) => viewAuditEntry(row, names)),
      nextCursor: last?.id ?? null,
    };
  }),
};
