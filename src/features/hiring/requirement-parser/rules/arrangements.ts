import type { WorkArrangement } from '#catalogue/enumerations/work-arrangement.ts';
import type { Finding, Reading } from './finding.ts';
import type { SaidPlaces } from './places.ts';
import { clauseAround, isNegated } from './sentence.ts';
import { matchesOf, type Span } from './span.ts';

const onSite =
  /\b(?:on[- ]?site|on premises?(?= (?:in|at|with us)\b)|in[- ]person|face[- ]to[- ]face|physically (?=in|at|present)|office[- ]based|at our (?:office|offices|site|premises|plant|factory|hq|headquarters|place)|in (?:the|our) office|vor ort|sur (?:site|place)|en présentiel|presencial|in situ|op locatie)\b/giu;
// "Remote Assist", "remote desktop", "our remote warehouses" and "remote users" are no way of working.
// At the beginning of a text, other things that are remote are work.
const remote =
  /\b(?:(?<=^\s*)remote(?:ly)?(?= \p{L})(?! (?:assist|desktop|users?|staff|workers?|sites?|warehouses?|teams?|offices?|locations?|monitoring|access|approvals?|guidance)\b)|(?:fully|100 ?%|all|completely|mostly|purely|entirely|only|work(?:ing)?|be|is|done) remote(?:ly)?\b(?! (?:assist|desktop|users|staff|workers|sites|warehouses?))|remote(?:ly)?(?=\s*(?:$|[.,;:!?)(\n/+&–—-]|(?:work|working|only|ok|okay|fine|is|possible|positions?|roles?|contracts?|projects?|engagements?|consultants?|contractors?|freelancers?|specialists?|experts?|developers?|help|support|basis|first|preferred|or|and|with|from|within|in|for|job|gig|please|welcome|d365|dynamics|uk|eu|us)\b(?! assist)))|work(?:ing)? from (?:home|anywhere)|wfh\b|online only\b|home[- ]?office\b|télétravail\b|à distance\b|(?:en )?remoto\b|teletrabajo\b|thuiswerk\w*|op afstand\b)/giu;
const mixed =
  /\b(?:mostly on[- ]?site|up to \w+ days? (?:a|per) week on[- ]?site|hybrid[eo]?(?! (?:cloud|deployment|environment))|part(?:ly|ially)? (?:remote|on[- ]?site)|(?:on[- ]?site (?:and|or|\/) remote|remote (?:and|or|\/) on[- ]?site)|(?:some|few|couple of|one|two|three|\d|\d-\d) days? (?:a|per|each|every) (?:week|month) (?:on[- ]?site|in (?:the|our) office|at our \w+)|mostly remote|rest (?:is |can be )?remote(?:ly)?|on[- ]?site (?:one|two|three|once|twice|\d) (?:days?|times?)? ?(?:a|per) (?:week|month)|occasional(?:ly)? (?:on[- ]?site|visits?)|(?:on[- ]?site|visits?|travel) (?:occasionally|now and then|sometimes|from time to time))\b/giu;
const others =
  /\b(?:our|the|their|my) (?:users|staff|people|team|employees|technicians|engineers|drivers|colleagues|workers|sales\w*|warehouses?)\b[^.;,]*$/iu;
const notNeeded =
  /\b(?:no need (?:to|for)|needn['’]?t|not required|doesn['’]?t (?:have|need) to|don['’]?t (?:have|need) to|no)\b[^.;,]*$/iu;
// "Cannot be on site", and not "we cannot ship until you are on site".
const notPossible =
  /\bcan(?:['’]?t|not)\s+(?:(?:be|come|work|travel|do|be done|have (?:anybody|anyone|people))\s+)?$/iu;
const notNeededAfter =
  /^\s*(?:work |presence |visits? |is |isn['’]?t |not )*(?:not (?:needed|required|necessary|an option|possible)|isn['’]?t (?:needed|required|necessary|an option|possible)|unnecessary)/iu;

/** How the work is done: on site, remotely or both. "Munich or remote" is both. */
export function readArrangement(text: string, places?: SaidPlaces): Finding<WorkArrangement> {
  const either = places?.conditions.find(({ value }) => value.orRemote);
  if (either) return { readings: [{ ...either, value: 'both' }], doubts: [] };
  const both = matchesOf(text, mixed).filter((match) => !isNegated(text, match));
  const isTaken = (at: Span) => both.some((other) => other.start < at.end && at.start < other.end);
  const find = (pattern: RegExp) =>
    matchesOf(text, pattern).filter(
      (match) => !isTaken(match) && !others.test(clauseAround(text, match).before),
    );
  const isRefused = (at: Span) =>
    isNegated(text, at) ||
    notNeeded.test(clauseAround(text, at).before) ||
    notPossible.test(clauseAround(text, at).before) ||
    notNeededAfter.test(text.slice(at.end));
  const readings: Reading<WorkArrangement>[] = both.map((at) => ({
    start: at.start,
    end: at.end,
    value: 'both',
  }));
  for (const [value, pattern, opposite] of [
    ['on-site', onSite, 'remote'],
    ['remote', remote, 'on-site'],
  ] as const) {
    for (const { start, end } of find(pattern)) {
      if (!isRefused({ start, end })) readings.push({ start, end, value });
      // "Not on site" leaves one way; so does "remote is not an option".
      else readings.push({ ...withNegation(text, { start, end }), value: opposite });
    }
  }
  return { readings: joined(readings), doubts: [] };
}

/** "Remote, on site now and then" is both; one of the two that is refused is no contradiction of the other. */
function joined(
  readings: readonly Reading<WorkArrangement>[],
): readonly Reading<WorkArrangement>[] {
  if (!readings.some(({ value }) => value === 'both')) return readings;
  return readings.map((reading) => ({ ...reading, value: 'both' }));
}

function withNegation(text: string, { start, end }: Span): Span {
  const { before } = clauseAround(text, { start, end });
  const refusal =
    /\b(?:no need|needn['’]?t|not|no|never|without|isn['’]?t|can(?:['’]?t|not)|don['’]?t|doesn['’]?t)\b[\s\S]*$/iu.exec(
      before,
    );
  const later = notNeededAfter.exec(text.slice(end));
  return {
    start: refusal ? start - refusal[0].length : start,
    end: later ? end + later[0].length : end,
  };
}
