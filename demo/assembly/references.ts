import type { Insertable } from 'kysely';
import type { ConsultantReferencesTable } from '#db/tables/references.ts';
import type { DemoReference } from '../content/references.ts';
import { daysBefore, hoursAfter } from './dates.ts';
import { referenceIdOf } from './demo-ids.ts';
import type { DemoRules } from './demo-rules.ts';

/** A reference that a former client has confirmed, or a request that waits for an answer. */
export function referenceRow(
  reference: DemoReference,
  consultantId: string,
  { hashAddress }: Pick<DemoRules, 'hashAddress'>,
  now: Date,
): Insertable<ConsultantReferencesTable> {
  const { personName, companyName, email, role, project, askedDaysAgo, confirmed } = reference;
  const askedAt = daysBefore(now, askedDaysAgo);
  return {
    id: referenceIdOf(consultantId, email),
    consultant_id: consultantId,
    ...{ email, email_hash: hashAddress(consultantId, email) },
    ...{ person_name: personName, company_name: companyName, person_role: role, project },
    asked_at: askedAt,
    state: confirmed ? 'confirmed' : 'asked',
    ...(confirmed && {
      words: confirmed.words,
      answered_at: hoursAfter(askedAt, 24 * confirmed.afterDays),
    }),
  };
}
