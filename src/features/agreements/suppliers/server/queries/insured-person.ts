import type { UserId } from '#access/user.ts';
import type { InsuranceKind } from '#catalogue/enumerations/supplier.ts';
import type { Db } from '#db/client.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';

/** An insurance as it is now, with the consultant it belongs to. */
export const findInsuredPerson = (
  db: Db,
  { consultantId, kind }: { consultantId: UserId; kind: InsuranceKind },
) =>
  db
    .selectFrom('supplier_insurances as insurance')
    .innerJoin(peopleWithEmail(db).as('person'), 'person.user_id', 'insurance.consultant_id')
    .select(['insurance.consultant_id', 'insurer', 'expires_on', 'end_told_days'])
    .select(['person.first_name', 'person.last_name', 'person.email'])
    .where('insurance.consultant_id', '=', consultantId)
    .where('insurance.kind', '=', kind)
    .$narrowType<{ consultant_id: UserId }>()
    .executeTakeFirst();
