import { dayInWords } from '#lib/calendar-days.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import { type Terms, termNames } from './terms.ts';

const dollars = (amount: number): string => formatWholeMoney(amount, 'USD', 'en-US');
const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** The terms that are not null, in words and in the order of the form. */
export function termsInWords(terms: Terms): { name: keyof Terms; term: string; details: string }[] {
  const words: Record<keyof Terms, [term: string, details: string | null]> = {
    rateUsd: ['Rate', terms.rateUsd === null ? null : `${dollars(terms.rateUsd)} an hour`],
    fixedPriceUsd: [
      'Fixed price',
      terms.fixedPriceUsd === null ? null : dollars(terms.fixedPriceUsd),
    ],
    startDate: ['Start', terms.startDate && dayInWords(terms.startDate)],
    daysPerWeek: [
      'Days a week',
      terms.daysPerWeek === null ? null : counted(terms.daysPerWeek, 'day'),
    ],
    capUsd: ['At most', terms.capUsd === null ? null : `${dollars(terms.capUsd)} in all`],
    noticeDays: [
      'Notice',
      terms.noticeDays === null ? null : counted(terms.noticeDays, 'calendar day'),
    ],
  };
  return termNames.flatMap((name) => {
    const [term, details] = words[name];
    return details === null ? [] : [{ name, term, details }];
  });
}

/** Terms in sentences of one line each, as mails list them. */
export const termLines = (terms: Terms): string[] =>
  termsInWords(terms).map(({ term, details }) => `${term}: ${details}`);
