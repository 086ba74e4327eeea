import { type BudgetRange, budgetBounds, budgetRanges } from '#catalogue/enumerations/budget.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';
import {
  type Amount,
  budgetWord,
  edgeOf,
  leastAfter,
  notBudget,
  readAmounts,
  toUsd,
} from './amounts.ts';
import { type Band, bandOf } from './bands.ts';
import type { Doubt, Finding, Reading } from './finding.ts';
import { isPerTime, rateAt } from './rates.ts';
import { clauseAround, isNegated, sentenceAround } from './sentence.ts';
import { matchesOf } from './span.ts';

const open: BudgetRange = '250k-plus';
const bands: readonly Band<BudgetRange>[] = budgetRanges.values.map((choice) => {
  const { min, max } = budgetBounds(choice);
  return { choice, from: min, to: choice === open ? Number.POSITIVE_INFINITY : max };
});

/** What an amount without a currency may be in: it counts only where all of them lead to the same choice. */
const usualCurrencies: readonly CurrencyCode[] = ['USD', 'GBP', 'EUR'];

// What may follow an amount that is a price; "15k records" is none.
const priceEnds =
  /^\s*(?:$|[.,;:!?)(\n]|[–—-]\s|\/\s|(?:or so|ish|max|maximum|tops|total|in total|all[- ]in|budget|left|remain\w*|to spend|available|approved|fixed|plus|excl?|incl|including|excluding|ex|net|gross|for (?:this|the|it|everything|all|a|phase|us|now)|and|but|or|if|so|with|which|that|on|at|in|is|as|depending|until|by|over|remote|across)\b)/iu;
const isGone =
  /^\s*(?:of (?:it|that|this|which)\s+)?(?:(?:is|are|was|were|has|have|been|already|all)\s+)*(?:spent|gone|used|paid|burn[et]d?)\b/iu;
const noneYet =
  /\bbudget\b(?:['’]s)?\s*(?:(?:is|has)n['’]?t|is not|has not)\s+(?:yet |been )*(?:fixed|approved|set|agreed|known|clear|decided|there|confirmed)\b|\bno (?:fixed |set |approved |agreed |defined |clear |real )?budget\b(?:\s+(?:yet|approved|agreed|set|so far))?|\bbudget\b(?:['’]s)?\s*(?:(?:is|has|hasn['’]?t|isn['’]?t)\s*)?(?:(?:not|been|still|yet)\s+)*(?:tbd|tbc|to be (?:decided|confirmed|agreed|defined|discussed)|unknown|open|flexible|undecided|approved yet|negotiable|not (?:yet )?(?!more\b|less\b|above\b|over\b|exceed)\w+|agreed yet|set yet)\b|\b(?:haven['’]?t|have not|don['’]?t|do not|not) (?:got |have |know |agreed |approved |set )*(?:a |the |our |any )?budget\b(?:\s+yet)?/giu;

/** The choice for an amount in one currency; null where it lies in none, or on the edge of two. */
function choiceFor(
  amount: Pick<Amount, 'from' | 'to'>,
  end: 'most' | 'least' | null,
  currency: CurrencyCode,
) {
  const [from, to] = [toUsd(amount.from, currency), toUsd(amount.to, currency)];
  // Below the amount, however little: "up to 10k" is no more than 10k.
  if (end === 'most') return bandOf(bands, to * 0.999, to) ?? bandOf(bands, to * 0.999, to * 0.999);
  if (end === 'least') return from >= budgetBounds(open).min ? open : null;
  return bandOf(bands, from, to);
}

function choose(amount: Amount, end: 'most' | 'least' | null): BudgetRange | Doubt['reason'] {
  const inEach = (amount.currency ? [amount.currency] : usualCurrencies).map((currency) =>
    choiceFor(amount, end, currency),
  );
  const [first] = inEach;
  if (first && inEach.every((choice) => choice === first)) return first;
  if (end === 'least') return 'open-ended';
  return amount.currency || inEach.every((choice) => choice === null)
    ? 'between-choices'
    : 'which-currency';
}

const isRange = (value: string): value is BudgetRange => budgetRanges.has(value);

/** What the work may cost, as far as a text says so. */
export function readBudget(text: string): Finding<BudgetRange> {
  const readings: Reading<BudgetRange>[] = [];
  const doubts: Doubt[] = [];
  for (const amount of readAmounts(text)) {
    const { start, end } = amount;
    const rate = rateAt(text, amount);
    if (rate) {
      doubts.push({ start: rate.start, end: rate.end, reason: 'rate' });
      continue;
    }
    if (!isBudget(text, amount)) continue;
    const { before } = clauseAround(text, amount);
    const after = text.slice(end);
    const edge = edgeOf(before, after);
    if (edge === null && isNegated(text, amount)) continue;
    const lead =
      /(?:\b(?:about|around|approx(?:imately)?\.?|roughly|up to|max(?:imum)?(?: of)?|under|below|less than|at most|no more than|not more than|over|more than|at least|circa|ca\.?|between)\s+|~\s?)$/iu.exec(
        before,
      );
    const at = { start: start - (lead?.[0].length ?? 0), end };
    const choice = choose(amount, edge);
    if (isRange(choice)) readings.push({ ...at, value: choice });
    else doubts.push({ ...at, reason: choice });
  }
  for (const { start, end } of matchesOf(text, noneYet))
    doubts.push({ start, end, reason: 'none-yet' });
  return { readings, doubts };
}

/** "Budget planning for 2027" is about no amount. */
const isYear = ({ isMoney, from, to }: Amount): boolean =>
  !isMoney && from === to && from >= 1990 && from < 2100;

function isBudget(text: string, amount: Amount): boolean {
  if (amount.to < 500 || isYear(amount)) return false;
  const sentence = sentenceAround(text, amount);
  const clause = clauseAround(text, amount);
  const after = text.slice(amount.end);
  const isNamed =
    budgetWord.test(sentence.before) || /^[^.;,]{0,20}\bbudget\b/iu.test(sentence.after);
  if (isPerTime(after) || /^\s*%/u.test(after) || isGone.test(after)) return false;
  if (isNamed)
    return (
      !/\b(?:spent|already paid|last year)\b/iu.test(clause.before) &&
      (amount.isMoney || priceEnds.test(after))
    );
  if (notBudget.test(sentence.before) || notBudget.test(sentence.after.slice(0, 60))) return false;
  return amount.isMoney && (priceEnds.test(after) || leastAfter.test(after));
}
