import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { auditContract } from '../../contract/audit.ts';
import type { AuditFilter } from '../../rules/audit-filter.ts';

const auditApi = featureClient<typeof auditContract>('audit');

/** The audit log, newest first, page by page. */
export const auditLogQuery = (filter: AuditFilter) =>
  pagedQuery(['audit', filter], (start) => auditApi.list({ ...filter, limit: 50, ...start }));
