import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { currencyCodes } from '#lib/money/currencies.ts';
import { supportedLocales } from '#lib/money/locale-currencies.ts';
import { type AgreementChoices, usualAgreementChoices } from '../../rules/agreements.ts';
import { editableClaimIds, isClaimId } from '../../rules/claims.ts';
import { type CurrencyChoices, usualCurrencyChoices } from '../../rules/currencies.ts';
import { mailKinds } from '../../rules/mail-kinds.ts';
import { type SenderChoices, usualSenderChoices } from '../../rules/senders.ts';
import { type ClaimChoices, claimSources, type MeasuredClaims } from '../../rules/shown-claims.ts';

export type Section = 'claims' | 'currencies' | 'senders' | 'agreements';

/** Which change of a section this is, and whose. */
export interface Revision {
  revision: number;
  changedAt: Date | null;
  changedBy: string | null;
}

/** Everything that operators have chosen, and what was measured. */
export interface StoredSettings {
  claims: ClaimChoices;
  currencies: CurrencyChoices;
  senders: SenderChoices;
  agreements: AgreementChoices;
  measured: MeasuredClaims;
  revisions: Record<Section, Revision>;
}

const code = z.enum(currencyCodes);
// What an earlier or a later release has stored: what is not known here is left out, and what is missing is usual.
const stored = {
  claims: z.partialRecord(
    z.enum(editableClaimIds),
    z.object({ source: z.enum(claimSources), figure: z.string() }),
  ),
  currencies: z.object({
    languages: z.partialRecord(z.enum(supportedLocales), code),
    countries: z.record(z.string(), code),
    perUsd: z.partialRecord(code, z.number().positive()),
    ratesOn: z.string().nullable(),
  }),
  senders: z.object({
    names: z.record(z.string(), z.string()),
    byKind: z.partialRecord(z.enum(mailKinds), z.string()),
  }),
  agreements: z.object({
    agreements: z.boolean(),
    timeSheets: z.boolean(),
    invoiceDrafts: z.boolean(),
    // Missing in what was stored before there were checks.
    vatChecks: z.boolean().default(false),
    // Missing while they are the product's own.
    clauses: z
      .array(z.object({ title: z.string(), text: z.string() }))
      .default([...usualAgreementChoices.clauses]),
  }),
};

/** What is chosen of agreements, of the value that is stored. */
export const agreementsIn = (value: unknown): AgreementChoices =>
  stored.agreements.safeParse(value).data ?? usualAgreementChoices;

const untouched: Revision = { revision: 0, changedAt: null, changedBy: null };

/** Reads all sections; unchanged ones have their defaults. */
export async function readSettings(db: Db): Promise<StoredSettings> {
  const [sections, measured] = await Promise.all([
    db
      .selectFrom('site_settings as setting')
      .leftJoin(people(db).as('admin'), 'admin.user_id', 'setting.changed_by')
      .select([
        'setting.section',
        'setting.value',
        'setting.revision',
        'setting.changed_at as changedAt',
        'admin.first_name as firstName',
        'admin.last_name as lastName',
      ])
      .execute(),
    db.selectFrom('measured_claims').selectAll().execute(),
  ]);
  const valueIn = (section: Section): unknown =>
    sections.find((row) => row.section === section)?.value;
  const revisionOf = (section: Section): Revision => {
    const row = sections.find((each) => each.section === section);
    if (!row) return untouched;
    const { revision, changedAt, firstName, lastName } = row;
    return {
      revision,
      changedAt,
      changedBy: `${firstName ?? ''} ${lastName ?? ''}`.trim() || null,
    };
  };
  const currencies = stored.currencies.safeParse(valueIn('currencies')).data;
  return {
    claims: stored.claims.safeParse(valueIn('claims')).data ?? {},
    currencies: currencies
      ? {
          ...currencies,
          languages: { ...usualCurrencyChoices.languages, ...currencies.languages },
          perUsd: { ...usualCurrencyChoices.perUsd, ...currencies.perUsd },
        }
      : usualCurrencyChoices,
    senders: stored.senders.safeParse(valueIn('senders')).data ?? usualSenderChoices,
    agreements: agreementsIn(valueIn('agreements')),
    measured: Object.fromEntries(
      measured
        .filter(({ claim }) => isClaimId(claim))
        .map(({ claim, value, cases, measured_at: measuredAt }) => [
          claim,
          { value, cases, measuredAt },
        ]),
    ),
    revisions: {
      claims: revisionOf('claims'),
      currencies: revisionOf('currencies'),
      senders: revisionOf('senders'),
      agreements: revisionOf('agreements'),
    },
  };
}
