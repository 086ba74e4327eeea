import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

/**
 * Makes the domains of one company, and the requests to it without an answer, those of another. What both have stays as
 * the other one has it.
 */
export async function moveDomains(
  tx: Tx,
  { from, into }: { from: CompanyId; into: CompanyId },
): Promise<void> {
  // A domain that the other one has named too, and not proven, is proven by this one.
  await tx
    .deleteFrom('company_domains as named')
    .where('named.company_id', '=', into)
    .where('named.verified_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('company_domains as proven')
          .select('proven.id')
          .where('proven.company_id', '=', from)
          .where('proven.verified_at', 'is not', null)
          .whereRef('proven.domain', '=', 'named.domain'),
      ),
    )
    .execute();
  await tx
    .updateTable('company_domains as named')
    .set({ company_id: into })
    .where('named.company_id', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_domains as other')
            .select('other.id')
            .where('other.company_id', '=', into)
            .whereRef('other.domain', '=', 'named.domain'),
        ),
      ),
    )
    .execute();
  await tx
    .updateTable('membership_requests as request')
    .set({ company_id: into })
    .where('request.company_id', '=', from)
    .where('request.ended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('membership_requests as other')
            .select('other.id')
            .where('other.company_id', '=', into)
            .whereRef('other.user_id', '=', 'request.user_id'),
        ),
      ),
    )
    .execute();
}
