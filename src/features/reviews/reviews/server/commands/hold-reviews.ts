import { publicMailDomains } from '#catalogue/public-mail-domains.ts';
import type { Tx } from '#db/client.ts';
import type { CompletedDeal } from '#features/hiring/completions/server/queries/completed-deals.ts';
import { findEmailAddresses, people } from '#features/identity/accounts/server/queries/people.ts';
import { sharesBrowser } from '#features/identity/accounts/server/queries/sessions.ts';
import { listMembersByRole } from '#features/identity/memberships/server/queries/members.ts';
import { companies } from '#features/identity/memberships/server/queries/memberships.ts';

/**
 * Why the reviews of a deal wait for an admin before others read them: the two sides may be one. Null where nothing
 * says so, and between made-up accounts.
 */
export async function reasonToHold(
  tx: Tx,
  { consultantId, companyId, clientId }: CompletedDeal,
): Promise<'same-domain' | 'same-browser' | null> {
  const madeUp = await people(tx)
    .innerJoin(companies(tx).as('company'), 'company.is_demo', 'profiles.is_demo')
    .where('profiles.user_id', '=', consultantId)
    .where('company.id', '=', companyId)
    .where('company.is_demo', '=', true)
    .executeTakeFirst();
  if (madeUp) return null;
  const members = (await listMembersByRole(tx, companyId)).map(({ userId }) => userId);
  const clients = [...new Set([...members, clientId])];
  const emails = await findEmailAddresses(tx, [consultantId, ...clients]);
  const domains = new Map([...emails].map(([userId, email]) => [userId, domainOf(email)]));
  const own = domains.get(consultantId);
  if (own && !publicMailDomains.has(own) && clients.some((id) => domains.get(id) === own)) {
    return 'same-domain';
  }
  return (await sharesBrowser(tx, consultantId, clients)) ? 'same-browser' : null;
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
