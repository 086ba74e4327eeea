import type { ServiceRequestView } from '../contract.ts';
import { isServiceId } from '../rules/services.ts';
import type { RequestRow } from './queries.ts';

/** A request for admins: they answer it, so they read all of it. */
export function viewRequest({
  service,
  createdAt,
  answeredAt,
  ...row
}: RequestRow): ServiceRequestView {
  if (!isServiceId(service)) throw new Error(`There is no service "${service}".`);
  return {
    ...row,
    service,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
