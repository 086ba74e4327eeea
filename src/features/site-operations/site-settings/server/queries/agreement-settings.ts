import type { Db } from '#db/client.ts';
import { type AgreementChoices, areSameClauses } from '../../rules/agreements.ts';
import { usualClauses } from '../../rules/usual-clauses.ts';
import { agreementsIn } from './stored-settings.ts';

/** What the operator has chosen of the papers of a deal. Revision 0 says that the clauses are the product's own. */
export async function findAgreementSettings(
  db: Db,
): Promise<AgreementChoices & { revision: number }> {
  const row = await db
    .selectFrom('site_settings')
    .select(['value', 'revision'])
    .where('section', '=', 'agreements')
    .executeTakeFirst();
  const choices = agreementsIn(row?.value);
  const areUsual = areSameClauses(choices.clauses, usualClauses);
  return { ...choices, revision: areUsual ? 0 : (row?.revision ?? 0) };
}
