import { z } from 'zod';

/** Where accounts are kept, and which of them may sign in. */
export interface MicrosoftDirectory {
  /** Such as `https://login.microsoftonline.com`. */
  authority: string;
  /** `common`, `organizations`, `consumers`, or one tenant by its id or domain. */
  tenant: string;
}

const place = '{tenantid}';

/** The tenant that all personal accounts are in. */
export const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';

const tenantIdSchema = z.guid().toLowerCase();

/** Whether accounts of many tenants sign in: its metadata name no issuer, but a form with a place for the tenant. */
const isOfMany = (tenant: string): boolean => tenant === 'common' || tenant === 'organizations';

/**
 * Whether metadata may name this issuer. It has to be the authority's own, and of the tenant that was configured: a
 * tenant that is named by its domain says its id here.
 */
export function isOwnIssuer({ authority, tenant }: MicrosoftDirectory, issuer: string): boolean {
  const ofTenant = (id: string) => `${authority}/${id}/v2.0`;
  if (isOfMany(tenant)) return issuer === ofTenant(place);
  if (tenant === 'consumers') return issuer === ofTenant(personalTenant);
  if (tenantIdSchema.safeParse(tenant).success) return issuer === ofTenant(tenant.toLowerCase());
  const [, id = ''] = /\/([^/]+)\/v2\.0$/.exec(issuer) ?? [];
  return tenantIdSchema.safeParse(id).success && issuer === ofTenant(id);
}

/**
 * The issuer that a token of this tenant has to name, where the metadata or a key name `issuer`; null when no token of
 * such a tenant is taken. The tenant is what the token claims, and proves nothing: the issuer made of it is compared
 * with the token's.
 */
export function issuerOfTenant(
  { tenant }: Pick<MicrosoftDirectory, 'tenant'>,
  issuer: string,
  claimed: unknown,
): string | null {
  const id = tenantIdSchema.safeParse(claimed);
  if (!id.success) return null;
  if (tenant === 'organizations' && id.data === personalTenant) return null;
  return issuer.replace(place, id.data);
}
