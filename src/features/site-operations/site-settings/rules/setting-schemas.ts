import { z } from 'zod';
import { daySchema } from '#lib/api/day.ts';
import { typedLine, typedText } from '#lib/api/plain-text.ts';
import { currencyCodes } from '#lib/money/currencies.ts';
import { supportedLocales } from '#lib/money/locale-currencies.ts';
import { localeOfRegion } from '#lib/money/negotiate.ts';
import { clauseTextMaxLength, clauseTitleMaxLength, mostClauses } from './agreements.ts';
import {
  type claimIds,
  claimMaxLength,
  claimOf,
  editableClaimIds,
  percentagePattern,
  sharePattern,
} from './claims.ts';
import { largestRate, mostCountries, smallestRate } from './currencies.ts';
import { mailKinds } from './mail-kinds.ts';
import { claimSources } from './shown-claims.ts';

const record = <Key extends string, Schema extends z.ZodType>(
  keys: readonly Key[],
  schemaOf: (key: Key) => Schema,
) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, schemaOf(key)])) as Record<Key, Schema>,
  );

/** Why something is changed, for the audit log. */
export const reasonMaxLength = 500;
const reason = typedLine().max(reasonMaxLength);

const figure = (id: (typeof claimIds)[number]) => {
  const text = typedLine().min(1, 'Please write the figure.').max(claimMaxLength);
  if (claimOf(id).isShare) return text.regex(sharePattern, 'One percentage from 1% to 100%.');
  return claimOf(id).isPercentage
    ? text.regex(
        percentagePattern,
        'One percentage from 1% to 99%: comparisons are reckoned with it.',
      )
    : text;
};

const choice = (id: (typeof claimIds)[number]) =>
  z.strictObject({
    source: claimOf(id).measuredAs ? z.enum(claimSources) : z.enum(['text', 'none']),
    figure: figure(id),
  });

/** What an operator says of each claim that can be changed, and where the figures come from. */
export const claimsFormSchema = z.strictObject({
  claims: record(editableClaimIds, choice),
  reason: reason.min(1, 'Please say where these figures come from.'),
});
export type ClaimsForm = z.infer<typeof claimsFormSchema>;

const code = z.enum(currencyCodes, 'Choose one of the currencies.');
const rate = z
  .number('Please give a rate.')
  .min(smallestRate, 'A rate is more than 0.')
  .max(largestRate, 'This is more than any rate.')
  .refine((value) => Number(value.toFixed(4)) === value, 'At most four decimals.');

const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** The English name of a country by its code of ISO 3166; undefined for what is no country's. */
export const countryName = (country: string): string | undefined =>
  // Codes for anything but countries: the European Union, the United Nations, the euro area, pseudo ones.
  /^[A-Z]{2}$/.test(country) && !/^(?:EU|UN|EZ|ZZ|QO|XA|XB)$/.test(country)
    ? regionNames.of(country)
    : undefined;

const country = z
  .string()
  .trim()
  .toUpperCase()
  .refine((value) => countryName(value) !== undefined, 'Two letters of ISO 3166, such as IE.')
  .refine(
    (value) => !localeOfRegion.has(value),
    'This country is in the list of languages: change its currency there.',
  );

/** A currency for each language, more countries, and a rate for each currency but the dollar. */
export const currenciesFormSchema = z.strictObject({
  languages: record(supportedLocales, () => code),
  countries: z
    .array(z.strictObject({ country, currency: code }))
    .max(mostCountries)
    .superRefine((rows, context) => {
      const seen = new Set<string>();
      for (const [index, row] of rows.entries()) {
        if (seen.has(row.country)) {
          const path = [index, 'country'];
          context.addIssue({ code: 'custom', path, message: 'This country is listed already.' });
        }
        seen.add(row.country);
      }
    }),
  perUsd: record(
    currencyCodes.filter((each) => each !== 'USD'),
    () => rate,
  ),
  /** The day that the rates are of. */
  ratesOn: daySchema(),
  reason,
});
export type CurrenciesForm = z.infer<typeof currenciesFormSchema>;

export const senderNameMaxLength = 70;
const senderName = typedLine()
  .min(1, 'Please write the name that people see.')
  .max(senderNameMaxLength)
  // Some mail programs show a name with an address in it in the place of the true one.
  .refine((name) => !/[@<>]/.test(name), 'A name, without an address in it.');
const address = z.string().trim().toLowerCase().max(254);

/** A name for each sender, and who mails of each kind are from. */
export const sendersFormSchema = z.strictObject({
  names: z.array(z.strictObject({ address, name: senderName })).max(50),
  byKind: record(mailKinds, () => address),
  reason,
});
export type SendersForm = z.infer<typeof sendersFormSchema>;

const clauseSchema = z.strictObject({
  title: typedLine()
    .min(1, 'Please enter a title.')
    .max(clauseTitleMaxLength, `Please use at most ${clauseTitleMaxLength} characters.`),
  text: typedText()
    .min(1, 'Please enter the text.')
    .max(clauseTextMaxLength, `Please use at most ${clauseTextMaxLength} characters.`),
});

/** Which papers of a deal are offered, and the clauses that new statements of work begin with. */
export const agreementsFormSchema = z.strictObject({
  agreements: z.boolean(),
  timeSheets: z.boolean(),
  invoiceDrafts: z.boolean(),
  vatChecks: z.boolean(),
  clauses: z.array(clauseSchema).max(mostClauses, `At most ${mostClauses} clauses.`),
  reason,
});
export type AgreementsForm = z.infer<typeof agreementsFormSchema>;

export const senderTestSchema = z.strictObject({ address, name: senderName });
