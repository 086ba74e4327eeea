import type { Timeline } from '#catalogue/enumerations/engagement-length.ts';
import { type Band, bandOf } from './bands.ts';
import { briefLimits } from './brief-limits.ts';
import { type DayRange, dateAtStart } from './dates.ts';
import { type Day, daysBetween } from './days.ts';
import type { Doubt, Finding, Reading } from './finding.ts';
import { numberPattern, readNumber } from './numbers.ts';
import { clauseAround, isNegated, isNote, sentenceAround } from './sentence.ts';
import { type Match, matchesOf, type Span } from './span.ts';

/** What each choice stands for, in calendar days. What lies between two of them is neither. */
const timelineBands: readonly Band<Timeline>[] = [
  { choice: '1-2-weeks', from: 5, to: 15 },
  { choice: '3-4-weeks', from: 19, to: 28 },
  { choice: '1-2-months', from: 29, to: 62 },
  { choice: '3-6-months', from: 84, to: 184 },
  { choice: '6-12-months', from: 180, to: 366 },
];
const [shortest, longest] = [5, 366];

/** Days of the calendar in each unit, the least and the most. */
const units: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/^h/iu, [0.05, 0.15]],
  // Days of work or of the calendar: both have to be the same choice.
  [/^(?:d|t|jour)/iu, [1, 1.4]],
  [/^(?:w|sem)/iu, [7, 7]],
  [/^m/iu, [30.4, 30.4]],
  [/^/u, [365, 365]],
];

const span = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${numberPattern})(?:\\s*(?:-|–|to|or|bis|à|a|tot)\\s*(${numberPattern}))?[\\s-]+(?:more\\s+|full\\s+|calendar\\s+|working\\s+)?` +
    '(hours?|hrs?|days?|weeks?|wks?|months?|mths?|years?|yrs?|tagen?|wochen?|monaten?|jahren?|jours?|semaines?|mois|ans?|días?|semanas?|meses|años?|dagen|weken|maanden|jaar)(?![\\p{L}\\p{N}])(\\s+or\\s+(?:two|so))?',
  'giu',
);

const kindsOfWork =
  'contract|project|engagement|assignment|gig|role|position|job|piece of work|maternity cover|cover|implementation|migration|rollout';
const qualifier =
  '(?:(?:the next|about|around|approx(?:imately)?\\.?|roughly|maybe|perhaps|an? (?:initial|estimated)|initially|up to|at least|max(?:imum)?\\.?|min(?:imum)?\\.?|circa|ca\\.?|~|some|another)\\s*)*';
const people =
  /\b(?:consultants?|contractors?|freelancers?|someone|somebody|person|people|clerks?|accountants?|controllers?|bookkeepers?|testers?|buyers?|planners?|experts?|developers?|devs?|analysts?|architects?|specialists?|admins?|administrators?|help|hands|support|resources?|leads?|engineers?|trainers?|pm|managers?|professionals?|you)\b/iu;
const seeking =
  /\b(?:need|needs|needed|want|looking|look|seek|seeking|hire|hiring|require|requires|after|searching|search)\b/iu;
const past = /\b(?:been|since|ago|had|waited|was|were|already|used to)\b/iu;

const notThis =
  /^\s*(?:rolling (?:forecast|plan|average|budget|demand|cash)|ago|old|late|behind|back|notice|early|earlier|overdue|into|left|older|faster|slower|of (?:experience|data|histor\w+|transactions|records|invoices|delay\w*|downtime|logs|orders)|worth of (?!work)|['’]?\s*(?:experience|data|histor\w+|notice))|^\s*(?:a|per|every|each|\/)\s*(?:day|week|wk|month|year)/iu;
const followedByWork = new RegExp(
  `^(?:['’]s?)?[\\s-]*(?:initial(?:ly)?\\b|rolling\\b|extendable\\b|renewable\\b|with (?:possible |an )?extension|(?:of|worth of) (?:work|hypercare|support|training|development|consulting|consultancy|help|cover)\\b)|^(?:['’]s?)?[\\s-]*(?:initial |fixed[- ]term |rolling |part[- ]time |full[- ]time |remote |d365 |dynamics )*(?:${kindsOfWork}|work\\b|duration)\\b`,
  'iu',
);
const namedBefore = new RegExp(
  `\\b(?:duration|length|time ?line|time ?frame|time ?scale|term|${kindsOfWork}|effort|estimate)\\s*(?:(?:is|of|will be|would be|should be|for|runs? for|lasts?|lasting|estimated at)\\b|[:=–(-])?\\s*${qualifier}\\(?$`,
  'iu',
);
const willTake = new RegExp(
  `\\b(?:(?:it|this|that|work|job|all of it|everything|${kindsOfWork})\\b[^.;,]*\\b(?:will|would|might|could|may|going to|expected to|estimated to|supposed to)|(?:project|work|job|engagement|assignment|implementation|migration|rollout)\\b[^.;,]*\\bshould|\\b(?:think|reckon|guess|assume|expect|estimate|hope)\\b[^.;,]*)\\s+(?:only |probably |hopefully |likely |not )*(?:take|last|run|need)\\s+(?:us |you )?${qualifier}$`,
  'iu',
);
const estimated = new RegExp(
  `\\b(?:estimate|reckon|guess|budgeted|planned|plan|allow|expect)\\s+(?:on |for |it at |is )?${qualifier}$`,
  'iu',
);
const forSpan = new RegExp(
  `(?:\\bfor|\\bfür|\\bpendant|\\bpour|\\bdurante|\\bpor|\\bvoor|\\bgedurende)\\s+${qualifier}$`,
  'iu',
);
// "AP clerk for 3 months", "consultant 6 weeks, remote": a note has it among other conditions.
const endsInNote =
  /^\s*(?:$|[.,;:)\n]|(?:from|starting|start|remote(?:ly)?|on[- ]?site|in|at|near|hybrid|max(?:imum)?|initially|ab|à partir|desde|vanaf|full|part)\b)/iu;
// "Somebody for about 6 weeks."
const somebodyFor = new RegExp(
  `\\b(?:somebody|someone|consultant|contractor|freelancer|expert|specialist|developer|help|support)(?: \\p{L}+){0,2} for\\s+${qualifier}$`,
  'iu',
);
const overNext = /\bover (?:the )?(?:next|coming)\s+(?:about\s+)?$/iu;
const within =
  /\b(?:done|finish(?:ed)?|complete[d]?|delivered|fixed|resolved|sorted|migrated|implemented|live|ready|up and running)\b[^.;,]{0,30}\b(?:within|in (?:under|less than))\s+(?:about\s+)?$/iu;

const withinAlone = /^\s*(?:within|in under|in less than)\s+(?:about\s+)?$/iu;
const shortUnit = /(?:hours?|hrs?|days?|tagen?|jours?|días?|dagen)$/iu;
// What of a note says of something else how long it takes.
const elsewhere =
  /\b(?:days?|hours?|times?|once|twice|tage?|jours?|d[ií]as?|dagen)\s+$|\b(?:last|past|every|within|after|in|over|than|takes?|took|taking|slow|behind|late|old|down|since|until|by|under|waiting|the|notice)\b(?:\s+\p{L}+){0,2}\s*$/iu;
// "Data migration, 10 weeks, remote": a list has it by itself.
function isAlone(text: string, at: Span): boolean {
  const { before, after } = clauseAround(text, at);
  return (
    new RegExp(`^\\s*${qualifier}$`, 'iu').test(before) &&
    /^\s*(?:max(?:imum)?|total|in total|approx\.?|initially|or so|tops)?\s*$/iu.test(after)
  );
}

/** Of a note a number of weeks or more is how long the work takes. */
function isInNote(text: string, at: Span): boolean {
  const { before, after } = clauseAround(text, at);
  const typed = text.slice(at.start, at.end);
  if (shortUnit.test(typed) || !isNote(before) || elsewhere.test(before)) return false;
  return forSpan.test(before) ? isNote(after) : !/^an?\b/iu.test(typed) && endsInNote.test(after);
}

/** Whether the words around say that this is how long the work takes, and not how long something else has taken. */
function isOfWork(text: string, at: Span): boolean {
  const { before, after } = sentenceAround(text, at);
  if (notThis.test(after) || isNegated(text, at)) return false;
  if (
    isAlone(text, at) ||
    followedByWork.test(after) ||
    namedBefore.test(before) ||
    willTake.test(before)
  )
    return true;
  if (estimated.test(before)) return true;
  if (within.test(before) || withinAlone.test(clauseAround(text, at).before))
    return !/\b(?:hours?|hrs?|days?)\b/iu.test(text.slice(at.start, at.end));
  const isSought = seeking.test(before) && people.test(before);
  if (isInNote(text, at)) return true;
  if (forSpan.test(before)) {
    const { before: clause } = clauseAround(text, at);
    // "We need help, the system has been slow for 3 months" tells of something else.
    return (isSought || somebodyFor.test(clause)) && !past.test(clause);
  }
  return (
    overNext.test(before) &&
    /\b(?:need|want|plan|looking|help|like|will|going|must|roll)\b/iu.test(before)
  );
}

/** How many days a match of `span` names, from and to. */
function daysOf({ group }: Match): readonly [number, number] {
  const [low, high] = units.find(([name]) => name.test(group(3)))?.[1] ?? [1, 1];
  const from = readNumber(group(1));
  const alone = /two/iu.test(group(4)) ? from + 1 : from;
  const to = group(2) ? readNumber(group(2)) : alone;
  return [Math.round(from * low), Math.round(to * high)];
}

/** The choice that holds these days, or why none does. */
export function timelineOf(from: number, to: number): Timeline | Doubt['reason'] {
  const choice = bandOf(timelineBands, from, to);
  if (choice) return choice;
  if (to < shortest) return 'too-short';
  return from > longest ? 'too-long' : 'between-choices';
}

/** The choices that hold so many days; the nearest where none does. */
export function timelinesOf(days: number): readonly Timeline[] {
  if (days > longest) return ['ongoing'];
  const distanceTo = ({ from, to }: Band<Timeline>) => Math.max(from - days, days - to, 0);
  const nearest = Math.min(...timelineBands.map(distanceTo));
  return timelineBands.filter((band) => distanceTo(band) === nearest).map(({ choice }) => choice);
}

const isTimeline = (value: string): value is Timeline =>
  value === 'ongoing' || timelineBands.some(({ choice }) => choice === value);

const goesOn =
  /\b(?:on-?going|long[- ]term|open[- ]ended|indefinite(?:ly)?|rolling)\s+(?:contract|engagement|support|work|help|relationship|role|project|basis|retainer|need|commitment|partner(?:ship)?|assignment|position|maintenance|cover|admin\w*|development)\b|\b(?:on|as) (?:a |an )?(?:monthly )?(?:retainer|ongoing basis)\b|\bretainer\b|\b(?:work|contract|project|engagement|role|duration|support|help)\s*(?:is|will be|would be|:|-|–)\s*(?:on-?going|long[- ]term|open[- ]ended|indefinite)\b|,\s*(?:on-?going|long[- ]term)(?=\s*(?:[.,;!]|$))/giu;

const until = /\b(?:until|till|til|up until|through to|to run to)\s+/giu;
const fromStart = /\b(?:from|starting|start(?:s|ing)?(?: in| on| from)?)\s+/giu;

/** How long a consultant is wanted, where the text names the day on which it ends. */
function readEnds(text: string, today: Day): Reading<readonly [number, number]>[] {
  return matchesOf(text, until).flatMap((match) => {
    const end = dateAtStart(text.slice(match.end), today);
    if (!end) return [];
    const at = { start: match.start, end: match.end + end.length };
    const { before } = sentenceAround(text, at);
    const isSought =
      (seeking.test(before) && people.test(before)) ||
      new RegExp(`\\b(?:${kindsOfWork})\\b`, 'iu').test(before);
    if (!isSought || past.test(clauseAround(text, at).before) || isNegated(text, at)) return [];
    const begin = startIn(before, today) ?? { from: today, to: today };
    const days = [
      daysBetween(begin.to, end.days.from),
      daysBetween(begin.from, end.days.to),
    ] as const;
    return days[0] > 0 ? [{ ...at, value: days }] : [];
  });
}

function startIn(before: string, today: Day): DayRange | null {
  for (const { end } of matchesOf(before, fromStart)) {
    const found = dateAtStart(before.slice(end), today);
    if (found) return found.days;
  }
  return null;
}

/** How many days the work takes, from and to, wherever a text says so on this day. */
export function readDays(text: string, today: Day): Reading<readonly [number, number]>[] {
  return [
    ...matchesOf(text, span)
      .slice(0, briefLimits.numbers)
      .filter((match) => isOfWork(text, match))
      .map((match) => ({ start: match.start, end: match.end, value: daysOf(match) })),
    ...readEnds(text, today),
  ];
}

/** How long the work takes, as far as a text says so on this day. */
export function readDuration(text: string, today: Day): Finding<Timeline> {
  const readings: Reading<Timeline>[] = [];
  const doubts: Doubt[] = [];
  for (const { start, end, value } of readDays(text, today)) {
    const found = timelineOf(...value);
    if (isTimeline(found)) readings.push({ start, end, value: found });
    else doubts.push({ start, end, reason: found });
  }
  for (const match of matchesOf(text, goesOn)) {
    if (!isNegated(text, match))
      readings.push({ start: match.start, end: match.end, value: 'ongoing' });
  }
  return { readings, doubts };
}
