import { type CurrencyCode, currencyByCode } from '#lib/money/currencies.ts';
import { matchesOf, type Span } from './span.ts';

/** An amount, or a range of them, as the client wrote it. */
export interface Amount extends Span {
  readonly from: number;
  readonly to: number;
  /** Null where none was written. */
  readonly currency: CurrencyCode | null;
  /** Whether the text itself says that it is money: by a currency, or as "15k". */
  readonly isMoney: boolean;
}

const codes: Readonly<Record<string, CurrencyCode>> = {
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  quid: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  us$: 'USD',
  usd: 'USD',
  $: 'USD',
  dollar: 'USD',
  dólar: 'USD',
  buck: 'USD',
  a$: 'AUD',
  aud: 'AUD',
  c$: 'CAD',
  cad: 'CAD',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  pln: 'PLN',
};

const currencyOf = (typed: string): CurrencyCode | null =>
  codes[typed.trim().toLowerCase().replace(/s$/u, '')] ?? null;

const before = '(US\\$|A\\$|C\\$|[£€$]|\\b(?:GBP|EUR|USD|AUD|CAD|SEK|NOK|DKK|PLN)\\b)?\\s?';
const figure = "(\\d{1,3}(?:[,.’' ]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?!\\d))";
const times = '\\s?(k\\b|thousand\\b|grand\\b|m\\b|mn\\b|million\\b)?';
const after =
  '\\s?((?:GBP|EUR|USD|AUD|CAD|SEK|NOK|DKK|PLN|pounds?|euros?|dollars?|dólares|dólar|quid|bucks)\\b|[£€$](?!\\s?\\d))?';
const amountPattern = new RegExp(
  `(?<![\\w.,])${before}${figure}${times}${after}(?:\\s*(?:-|–|—|to|and)\\s*${before}${figure}${times}${after})?`,
  'giu',
);

function numberOf(typed: string): number {
  const isGrouped = /^\d{1,3}(?:[,.’' ]\d{3})+$/u.test(typed);
  return Number(isGrouped ? typed.replace(/[,.’' ]/gu, '') : typed.replace(',', '.'));
}

function factorOf(typed: string): number {
  const word = typed.toLowerCase();
  if (/^m/u.test(word)) return 1_000_000;
  return word ? 1000 : 1;
}

/** Every number of a text that could be an amount of money. */
export function readAmounts(text: string): Amount[] {
  return matchesOf(text, amountPattern).map(({ start, end: matched, group }) => {
    // What may follow a number takes a blank along, also where it does not follow.
    const end = start + text.slice(start, matched).trimEnd().length;
    const first = { sign: group(1), figure: group(2), times: group(3), code: group(4) };
    const second = { sign: group(5), figure: group(6), times: group(7), code: group(8) };
    const written = [first.sign, first.code, second.sign, second.code];
    const currency = written.map(currencyOf).find(Boolean) ?? null;
    // "8-10k": what is written once holds for both.
    const shared = first.times || second.times;
    const from = numberOf(first.figure) * factorOf(shared);
    const to = second.figure
      ? numberOf(second.figure) * factorOf(second.times || first.times)
      : from;
    return {
      ...{ start, end, currency },
      from: Math.min(from, to),
      to: Math.max(from, to),
      isMoney: currency !== null || shared !== '',
    };
  });
}

/** An amount of a currency in US dollars. */
export const toUsd = (amount: number, currency: CurrencyCode): number =>
  amount / currencyByCode(currency).perUsd;

/** Words by which an amount is a budget. */
export const budgetWord =
  /\b(?:budget(?:ed|s)?|to spend|can spend|afford|willing to pay|fixed price|price|quote|cost up to|funding|funds)\b/iu;

/** Words by which an amount is something else. */
export const notBudget =
  /\b(?:revenue|turnover|sales of|invoic\w*|worth|los(?:ing|t|e|ses)|costing us|fines?|penalt\w*|licen[cs]e\w*|stock|inventory|debts?|owed|orders?|payments?|variance|discrepanc\w*|out by|off by|balance|salary|spent|paid|quoted|savings?|saves?|salaries|assets?|write[- ]?off)\b/iu;

const most =
  /(?:\b(?:up to|max(?:imum|imal|imaal)?\.?(?: of| is)?|under|below|less than|at most|(?:no|not) more than|within|limit(?:ed to| of| is)?|capped at|not above|(?:no|not) higher than|cap of|not exceed(?:ing)?|bis(?: zu)?|unter|höchstens|moins de|jusqu['’]à|hasta|menos de|tot|onder|hoogstens)|\bmáximo)\s*(?:about |around |~ ?)?$/iu;
const least =
  /\b(?:over|more than|at least|min(?:imum)?(?: of)?|from|north of|upwards of|starting at|ab|mindestens|über|à partir de|plus de|desde|más de|vanaf|minstens|meer dan)\s*(?:about |around |~ ?)?$/iu;
const mostAfter = /^\s*(?:max(?:imum|imal|imaal)?\b|tops\b|or less|at most)/iu;
export const leastAfter = /^\s*(?:\+|plus\b(?!\s*vat)|or more|and up|upwards)/iu;

/** Whether an amount is the most, or the least, that is meant by the words around it. */
export function edgeOf(before: string, after: string): 'most' | 'least' | null {
  if (most.test(before) || mostAfter.test(after)) return 'most';
  return least.test(before) || leastAfter.test(after) ? 'least' : null;
}
