import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { AdminViewer, ClientViewer } from '#access/viewer.ts';
import type { Db, Tx } from '#db/client.ts';
import { lockCompany } from '#features/identity/memberships/server/commands/lock-company.ts';
import { lockMembers, mayManage } from '#features/identity/memberships/server/commands/members.ts';
import { companies } from '#features/identity/memberships/server/queries/memberships.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { Services } from '#server/services.ts';
import type { CompanyDomainId } from '../../ids.ts';
import { domainsMax } from '../../rules/domain.ts';
import { listDomains } from '../queries/domains.ts';

type Clocked = Pick<Services, 'clock'>;

/** Names a domain of the client's company, with a new text that proves it. Named twice, it is named once. */
export async function nameDomain(
  tx: Tx,
  { clock }: Clocked,
  { userId, company: { companyId } }: ClientViewer,
  domain: string,
): Promise<{ refused: 'NO_OWNER' | 'DOMAIN_TAKEN' | 'TOO_MANY_DOMAINS' | null }> {
  if (!mayManage(userId, await lockMembers(tx, companyId))) return { refused: 'NO_OWNER' };
  if (await isTaken(tx, domain, companyId)) return { refused: 'DOMAIN_TAKEN' };
  const named = await listDomains(tx, companyId);
  if (named.some((each) => each.domain === domain)) return { refused: null };
  if (named.length >= domainsMax) return { refused: 'TOO_MANY_DOMAINS' };
  await insertDomain(tx, { companyId, domain, now: clock.now() });
  return { refused: null };
}

const insertDomain = (
  tx: Tx,
  { companyId, domain, now }: { companyId: CompanyId; domain: string; now: Date },
) =>
  tx
    .insertInto('company_domains')
    .values({
      ...{ company_id: companyId, domain, created_at: now },
      token: randomBytes(32).toString('base64url'),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'domain']).doNothing())
    .execute();

/** Whether another company has proven this domain. */
async function isTaken(db: Db, domain: string, companyId: CompanyId): Promise<boolean> {
  const other = await db
    .selectFrom('company_domains')
    .select('id')
    .where('domain', '=', domain)
    .where('verified_at', 'is not', null)
    .where('company_id', '<>', companyId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Stores that the text record of a domain of the client's company was found. Of two companies the first has it. */
export async function markVerified(
  tx: Tx,
  { clock }: Clocked,
  client: ClientViewer,
  { domainId, domain }: { domainId: CompanyDomainId; domain: string },
): Promise<{ refused: 'NO_OWNER' | 'DOMAIN_NOT_FOUND' | 'DOMAIN_TAKEN' | null }> {
  const { companyId } = client.company;
  await lockDomain(tx, domain);
  if (!mayManage(client.userId, await lockMembers(tx, companyId))) return { refused: 'NO_OWNER' };
  if (await isTaken(tx, domain, companyId)) return { refused: 'DOMAIN_TAKEN' };
  const verified = await tx
    .updateTable('company_domains')
    .set({ verified_at: sql<Date>`coalesce(verified_at, ${clock.now()})` })
    .where('id', '=', domainId)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  if (!verified) return { refused: 'DOMAIN_NOT_FOUND' };
  await recordAudit(tx, {
    actor: client,
    action: 'domain-verified',
    subjectId: companyId,
    detail: { domain },
  });
  return { refused: null };
}

/** Lets two companies that prove one domain at the same moment do it one after the other. */
const lockDomain = (tx: Tx, domain: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`company-domain ${domain}`}, 0))`.execute(tx);

/** Names a domain of the client's company no more. */
export async function removeDomain(
  tx: Tx,
  { userId, company: { companyId } }: ClientViewer,
  domainId: CompanyDomainId,
): Promise<{ refused: 'NO_OWNER' | 'DOMAIN_NOT_FOUND' | null }> {
  if (!mayManage(userId, await lockMembers(tx, companyId))) return { refused: 'NO_OWNER' };
  const { numDeletedRows } = await tx
    .deleteFrom('company_domains')
    .where('id', '=', domainId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return { refused: numDeletedRows === 0n ? 'DOMAIN_NOT_FOUND' : null };
}

/** Stores that an admin vouches for a domain of a company, without a text record. */
export async function vouchForDomain(
  tx: Tx,
  { clock }: Clocked,
  admin: AdminViewer,
  { companyId, domain }: { companyId: CompanyId; domain: string },
): Promise<{ refused: 'COMPANY_NOT_FOUND' | 'DOMAIN_TAKEN' | null }> {
  const now = clock.now();
  await lockDomain(tx, domain);
  await lockCompany(tx, companyId);
  const company = await companies(tx).where('companies.id', '=', companyId).executeTakeFirst();
  if (!company) return { refused: 'COMPANY_NOT_FOUND' };
  if (await isTaken(tx, domain, companyId)) return { refused: 'DOMAIN_TAKEN' };
  await insertDomain(tx, { companyId, domain, now });
  await tx
    .updateTable('company_domains')
    .set({ verified_at: now })
    .where('company_id', '=', companyId)
    .where('domain', '=', domain)
    .where('verified_at', 'is', null)
    .execute();
  await recordAudit(tx, {
    actor: admin,
    action: 'domain-vouched',
    subjectId: companyId,
    detail: { domain },
  });
  return { refused: null };
}
