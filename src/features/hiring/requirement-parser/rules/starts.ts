import { briefLimits } from './brief-limits.ts';
import { type DayRange, dateAtStart } from './dates.ts';
import type { Day } from './days.ts';
import type { Doubt, Finding, Reading } from './finding.ts';
import { clauseAround, isNegated, isNote } from './sentence.ts';
import { matchesOf } from './span.ts';

const starting =
  /\b(?:(?:start(?:s|ing)?|begin(?:s|ning)?|kick(?:ing)?[- ]?off|commenc(?:e|es|ing)|start date)(?:\s+(?:date|is|work|the work|the project))*\s*[:–-]?\s*(?:(?:on|in|from|by|around|at|im|am|ab|le|en|el|op|vanaf)\s+)?|(?:available|needed|wanted|need someone|need somebody) from\s+|(?:available|free|ready) (?:in|on)\s+|not? (?:before|earlier than)\s+)/giu;
const from =
  /(?<![\p{L}\p{N}])(?:from|as (?:of|from)|ab(?: dem)?|à partir (?:du|de)|dès le|a partir del?|desde el|vanaf)\s+/giu;
// These lead to a day together with "from".
const isNamed = /\b(?:start\w*|begin\w*|commenc\w+|available|needed|wanted|someone|somebody)\s*$/iu;
// "Invoices from January", "moved from March": a day of something else.
const ofElse =
  /\b(?:invoices?|orders?|data|records?|transactions?|reports?|entries|postings?|statements?|balances?|prices?|rates?|e?mails?|history|figures|numbers|changes?|versions?|releases?|migrat\w+|import\w*|export\w*|mov\w+|upgrad\w+|effective|valid|appl(?:y|ies)|broken|failing|failed|wrong|missing|live|errors?|budgets?|plans?|planning)\s*$/iu;

/** The days on which the work may start, wherever a text says so. */
export function readStarts(text: string, today: Day): Reading<DayRange>[] {
  const said = [
    ...matchesOf(text, starting),
    ...matchesOf(text, from).filter((match) => {
      const { before } = clauseAround(text, match);
      return (
        !isNamed.test(before) && !ofElse.test(before) && (isNote(before) || isSought.test(before))
      );
    }),
  ];
  return said.slice(0, briefLimits.numbers).flatMap((match) => {
    const found = dateAtStart(text.slice(match.end), today);
    // Nothing starts in the past.
    if (!found || found.days.from < today || isNegated(text, match)) return [];
    return [{ start: match.start, end: match.end + found.length, value: found.days }];
  });
}

const isSought =
  /\b(?:need(?:s|ed)?|want(?:s|ed)?|look(?:s|ing)? for|seek(?:s|ing)?|require[sd]?|hir(?:e|ing)|available)\b/iu;

/** The day on which the work is to start, as far as a text says so; a month or a week is asked about. */
export function readStart(text: string, today: Day): Finding<Day> {
  const readings: Reading<Day>[] = [];
  const doubts: Doubt[] = [];
  for (const { value, ...at } of readStarts(text, today)) {
    if (value.from === value.to) readings.push({ ...at, value: value.from });
    else doubts.push({ ...at, reason: 'which-day' });
  }
  return { readings, doubts };
}

const atOnce =
  /(?<![\p{L}\p{N}])(?:asap|a\.s\.a\.p\.?|as soon as possible|(?:available|free|has time|have time|with capacity) (?:right now|now|today|this week|at once|at the moment|immediately|straight ?away|right away)|not (?:busy|fully booked)|at short notice|(?:start(?:ing|s)?|needed|required) (?:today|now|immediately|right away|straight ?away)|immediate (?:start|availability)|ab sofort|so schnell wie möglich|dès que possible|lo antes posible|cuanto antes|per direct|zo snel mogelijk)(?![\p{L}\p{N}])/giu;
const atOnceInNote =
  /(?<![\p{L}\p{N}])(?:immediate(?:ly)?|right away|straight ?away|sofort|umgehend|immédiatement|tout de suite|de inmediato|inmediatamente|onmiddellijk)(?![\p{L}\p{N}])/giu;

/** Where a text asks for a person who is available now. */
export const readAtOnce = (text: string): Reading<'now'>[] =>
  [
    ...matchesOf(text, atOnce),
    ...matchesOf(text, atOnceInNote).filter((match) => isNote(clauseAround(text, match).before)),
  ]
    .filter((match) => !isNegated(text, match))
    .map(({ start, end }) => ({ start, end, value: 'now' }));
