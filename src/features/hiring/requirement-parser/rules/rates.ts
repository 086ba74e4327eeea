import { type Amount, budgetWord, edgeOf, notBudget, readAmounts, toUsd } from './amounts.ts';
import { briefLimits } from './brief-limits.ts';
import type { HourlyRate } from './condition.ts';
import type { Reading } from './finding.ts';
import { clauseAround, isNegated, isNote, sentenceAround } from './sentence.ts';
import type { Span } from './span.ts';

/** How many hours a day of work has. */
const hoursOfDay = 8;

const unit =
  '(?:person[- ])?(?:man[- ])?(?:(?<hour>hours?|hrs?|h|std|stunden?|heures?|horas?|uur)|(?<day>days?|d|tag|jours?|j|d[ií]as?|dag)|' +
  'weeks?|wk|months?|mth|mo|year|annum|woche|monat|jahr|semaine|mois|semana|mes|maand|jaar)(?![\\p{L}\\p{N}])';
const perTime = new RegExp(
  `^\\s*(?:(?:\\/|per\\b|an?\\b|each\\b|every\\b|p\\.?|pro\\b|die\\b|am\\b|im\\b|je\\b|par\\b|(?:de )?l['’]|al?\\b|(?:a )?la\\b|por\\b)\\s*)${unit}` +
    '|^\\s*(?:p[./]?\\s?(?:(?<ph>h)|(?<pd>d)|a)|pcm)\\b|^\\s*(?:(?<daily>daily|day[\\s-]rate|tagess[aä]tz)|(?<hourly>hourly|stundens[aä]tz)|monthly|weekly)\\b',
  'iu',
);
const rateBefore =
  /\b(?:(?:(?<day>day|daily)|(?<hour>hour|hourly)|weekly|monthly)[\s-]?rates?\b|(?<perHour>\bhourly)\b|(?<daily>tagess[aä]tze?|tjm|taux journalier|tarifa diaria|dagtarief)\b|(?<hourly>stundens[aä]tze?|taux horaire|tarifa por hora|uurtarief)\b)[^.;\d]{0,20}$|\b(?<!\b(?:tax|vat|exchange|interest|conversion|error|scrap|growth|fill|discount|success|hit) )rates?\s*(?:is|of|:)?\s*(?:about|up to|around|max|at most|under|below|less than|(?:no|not) more than)?\s*$|\b(?:charg\w+|costing)\s+(?:about|up to|around|at most|under|below|less than)\s*$/iu;
const payWord =
  /\b(?:pay|cheaper than|paying|offer|offering|charge|rate|rates|budget|max(?:imum)?|up to|afford|under|below|less than|at most|not? more than|at least|mindestens|au moins|al menos|minstens|bis|unter|höchstens|maximal|moins de|hasta|menos de|tot|onder|maximaal)\b|jusqu['’][aà]/iu;
/** Where an amount for a piece of time stands; null hours for a week and longer, or where none is said. */
interface Rate extends Span {
  readonly hours: number | null;
}

/** The rate that an amount is, with the words that make it one; null for any other amount. */
export function rateAt(text: string, amount: Amount): Rate | null {
  const { before } = clauseAround(text, amount);
  const unitAfter = perTime.exec(text.slice(amount.end));
  const isSaid =
    amount.currency !== null ||
    budgetWord.test(before) ||
    payWord.test(before) ||
    ((amount.isMoney || /(?:^|[,;(]|\b(?:at|between|from))\s*$/iu.test(before)) && isNote(before));
  if (unitAfter && isSaid && !notBudget.test(before)) {
    const lead = /\b(?:up to|about|around|max(?:imum)?)\s+$/iu.exec(before);
    return {
      start: amount.start - (lead?.[0].length ?? 0),
      end: amount.end + unitAfter[0].length,
      hours: hoursIn(unitAfter),
    };
  }
  const named = rateBefore.exec(before);
  if (!named || amount.to < 20 || /^\s*%/u.test(text.slice(amount.end))) return null;
  return { start: amount.start - named[0].length, end: amount.end, hours: hoursIn(named) };
}

function hoursIn({ groups = {} }: RegExpExecArray): number | null {
  if (groups.hour ?? groups.perHour ?? groups.ph ?? groups.hourly) return 1;
  return (groups.day ?? groups.pd ?? groups.daily) ? hoursOfDay : null;
}

/** Whether what follows an amount makes it one for a piece of time. */
export const isPerTime = (after: string): boolean => perTime.test(after);

/** A bare amount with a currency, up to this many US dollars, is for an hour: "€95". */
const mostBareUsd = 300;
/** How many characters around an amount alone say what it is. */
const nearby = 60;
const leadOfRate =
  /(?:\b(?:up to|max(?:imum|imal|imaal)?\.?(?: of)?|under|below|less than|at most|(?:no|not) (?:more|higher) than|not above|capped at|about|around|between|cheaper than|from|over|more than|at least|min(?:imum)?|rates?|bis(?: zu)?|unter|höchstens|ab|mindestens|moins de|jusqu['’]à|à partir de|plus de|hasta|desde|menos de|más de|tot|onder|vanaf|hoogstens|minstens|for|for about)\s*[:~]?\s*|[@~<>≤≥]\s*|\bmáximo\s+)+$/iu;
// An amount in a currency that has no rate here.
const unknownCurrency = /\b(?:CHF|Fr|CZK|HUF|RON|AED|SAR|SGD|NZD|ZAR)\b/iu;

/** Whether a rate without a piece of time is for an hour, as small ones are: "a rate under 90". */
const isUnitless = (text: string, { end, to, currency }: Amount, near: string): boolean =>
  !isPerTime(text.slice(end)) &&
  !/\b(?:week|month|year)/iu.test(near) &&
  toUsd(to, currency ?? 'USD') <= mostBareUsd;

/**
 * What an hour may cost, as far as a text says so. A day counts as eight hours; other currencies are converted by the
 * fixed rates of prices (lib/money/currencies.ts); an amount alone is the most. A budget for the whole is none.
 */
export function readRates(text: string): Reading<HourlyRate>[] {
  return readAmounts(text)
    .slice(0, briefLimits.numbers)
    .flatMap((amount): Reading<HourlyRate>[] => {
      const { before, after } = clauseAround(text, amount);
      const rate = rateAt(text, amount);
      const near = before.slice(-nearby) + after.slice(0, nearby);
      const isBare =
        rate === null &&
        amount.currency !== null &&
        toUsd(amount.to, amount.currency) <= mostBareUsd &&
        isNote(near) &&
        !budgetWord.test(sentenceAround(text, amount).before) &&
        !notBudget.test(near);
      const isOfHour = isBare || (rate?.hours === null && isUnitless(text, amount, near));
      const hours = isOfHour ? 1 : (rate?.hours ?? null);
      const at = { start: rate?.start ?? amount.start, end: rate?.end ?? amount.end };
      const lead = leadOfRate.exec(text.slice(Math.max(0, at.start - 40), at.start));
      const start = at.start - (lead?.[0].length ?? 0);
      const around = text.slice(Math.max(0, start - 5), at.end + 5);
      if (hours === null || unknownCurrency.test(around) || isNegated(text, { ...at, start }))
        return [];
      const inUsd = (typed: number): number =>
        Math.round(toUsd(typed, amount.currency ?? 'USD') / hours);
      const [min, max] = [inUsd(amount.from), inUsd(amount.to)];
      const edge = edgeOf(text.slice(start, amount.start), text.slice(at.end));
      if (max < 1) return [];
      if (edge === 'least' && min === max) return [{ start, end: at.end, value: { min } }];
      return [
        { start, end: at.end, value: min === max || edge === 'most' ? { max } : { min, max } },
      ];
    });
}
