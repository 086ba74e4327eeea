import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { ClientViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { companyMembers } from '#features/identity/memberships/server/queries/members.ts';
import { openCompanies } from '#features/identity/memberships/server/queries/memberships.ts';
import type { CompanyDomainId } from '../../ids.ts';
import { domainOf } from '../../rules/domain.ts';

/** The domains that a company has named. */
export const selectDomains = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('company_domains')
    .select(['id as domainId', 'domain', 'token', 'verified_at as verifiedAt'])
    .where('company_id', '=', companyId)
    .$narrowType<{ domainId: CompanyDomainId }>();

export type DomainRow = Awaited<ReturnType<ReturnType<typeof selectDomains>['execute']>>[number];

/** These, in the order of the alphabet. */
export const listDomains = (db: Db, companyId: CompanyId): Promise<DomainRow[]> =>
  selectDomains(db, companyId).orderBy('domain').execute();

/** A domain of this company; null when it has named none of this id. */
export const findDomain = async (
  db: Db,
  companyId: CompanyId,
  domainId: CompanyDomainId,
): Promise<DomainRow | null> =>
  (await selectDomains(db, companyId).where('id', '=', domainId).executeTakeFirst()) ?? null;

/**
 * The company that this client can ask, or has asked, to become a member of: an approved one whose domain is that of
 * their proven address. Null when there is none, when they are a member of it, and once it has answered.
 */
export async function findOffer(db: Db, { userId, email }: ClientViewer) {
  const domain = domainOf(email);
  const offer = await db
    .selectFrom('company_domains as named')
    .innerJoin(openCompanies(db).as('company'), 'company.id', 'named.company_id')
    .leftJoin('membership_requests as request', (join) =>
      join.onRef('request.company_id', '=', 'company.id').on('request.user_id', '=', userId),
    )
    .select([
      'company.id as companyId',
      'company.name as companyName',
      'request.asked_at as askedAt',
    ])
    .where('named.domain', '=', domain)
    .where('named.verified_at', 'is not', null)
    .where('request.ended_at', 'is', null)
    .where(({ not, exists }) =>
      not(
        exists(
          companyMembers(db)
            .where(sql<boolean>`company_members.company_id = company.id`)
            .where('company_members.user_id', '=', userId),
        ),
      ),
    )
    .$narrowType<{ companyId: CompanyId }>()
    .executeTakeFirst();
  return offer ? { ...offer, domain } : null;
}
