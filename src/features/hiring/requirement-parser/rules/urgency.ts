import { type Urgency, urgencies } from '#catalogue/enumerations/project.ts';
import { dateAtStart } from './dates.ts';
import { type Day, daysBetween } from './days.ts';
import type { Finding, Reading } from './finding.ts';
import { isNegated } from './sentence.ts';
import { matchesOf } from './span.ts';

/** A day that is at most so many days ahead makes the work critical, or urgent. */
const criticalDays = 7;
const highDays = 31;

// "Urgent orders are picked last" is about orders.
const ofOurs =
  '(?=\\s*(?:$|[.,;:!?)(\\n–—-]|help|support|fix|issue|problem|requirement|project|assistance|need|request|work\\b(?!\\s+order)|and|as|because|since|so|here|please|now|start|that|to|for|on|we|i\\b|with|one|matter|situation|consult|contract|freelanc))';

const wordsFor: readonly (readonly [Urgency, RegExp])[] = [
  [
    'critical',
    new RegExp(
      `\\b(?:drop everything|(?:production|prod|system|site|erp|business|everything|warehouse|d365|we)(?: is| are|['’](?:s|re))? (?:completely |totally |all )?(?:down|at a standstill|stopped dead)|emergency${ofOurs}|(?:can(?:['’]?t|not)|unable to) (?:ship|invoice|trade|sell|operate|pay (?:staff|people|anyone|our staff)|run payroll)\\b[^.;]{0,30}\\b(?:at all|anything|today|right now)|critical(?:ly)? (?:urgent|issue|problem|situation)|super urgent|extremely urgent)`,
      'giu',
    ),
  ],
  [
    'high',
    new RegExp(
      `\\b(?:(?:very |really |quite |pretty |rather )?urgent(?:ly)?${ofOurs}|asap|a\\.s\\.a\\.p\\.?|as soon as (?:possible|you can)|immediate(?:ly)? (?:start|help|support|need|available|availability)|(?:start|starting|needed|help|available|required) (?:immediately|right away|straight away|now)|right away|straight ?away|high priority|time[- ]critical|yesterday(?=\\s*[.!)]|$))`,
      'giu',
    ),
  ],
  [
    'medium',
    /\b(?:medium priority|reasonably soon|fairly soon|moderately urgent|in the coming weeks)\b/giu,
  ],
  [
    'low',
    /\b(?:(?:no|not in a|in no|no great|no real) (?:rush|hurry)|low priority|no (?:fixed |hard |real )?deadline|not time[- ]critical|whenever (?:you|it|somebody|someone)|nice to have|(?:not|isn['’]?t|nothing|no(?:t|thing) (?:that|very|particularly|super|too)|nothing is|not at all) (?:that |very |so |super |too |terribly |really )?urgent|no urgency|can wait|when(?:ever)? (?:you have|there is|there['’]s) time|not an emergency)\b/giu,
  ],
];

const deadline =
  /\b(?:go(?:es|ing)?[- ]?lives?|cut[- ]?over|deadline|due(?: date)?|launch(?:es|ing)?|audit|auditors (?:come|are coming|arrive)|(?:must|has to|have to|needs? to|need(?:s|ed)? (?:it|this|that)?(?: to be)?|should|want (?:it|this) )\s*(?:be\s+)?(?:done|fixed|live|ready|finished|working|resolved|solved|up|in place)?)\b(?:\s+(?:date|day|is|are|it|this|be|planned|scheduled|set|due|coming|happens|:|done|fixed|live|ready|finished|up|working|for us))*\s*[:–-]?\s*(?:(?:is\s+)?(on|by|before|for|in|within|until|this|next)\s+)?/giu;
const bygone = /\b(?:went|was|were|since|ago|last)\b[^.;,]*$/iu;

/** How urgent the work is, as far as a text says so on this day: in words, or by a date that is near. */
export function readUrgency(text: string, today: Day): Finding<Urgency> {
  const readings: Reading<Urgency>[] = [];
  for (const [value, pattern] of wordsFor) {
    for (const match of matchesOf(text, pattern)) {
      const { start, end } = match;
      if (value !== 'low' && isNegated(text, match)) continue;
      if (!readings.some((other) => other.start < end && start < other.end))
        readings.push({ start, end, value });
    }
  }
  const all = [...readings, ...readDeadlines(text, today)];
  // "ASAP" and a day next week are no contradiction: of what presses the strongest counts.
  const isPressing = all.every(({ value }) => value !== 'low');
  const strongest = urgencies.values.findLast((value) => all.some((each) => each.value === value));
  return {
    readings: isPressing ? all.filter(({ value }) => value === strongest) : all,
    doubts: [],
  };
}

function readDeadlines(text: string, today: Day): Reading<Urgency>[] {
  const near = matchesOf(text, deadline).flatMap(({ start, end, group }) => {
    const word = group(1);
    // "This Friday" and "next week" begin with the word itself.
    const from = /this|next/iu.test(word) ? end - word.length - 1 : end;
    const found = dateAtStart(text.slice(from).trimStart(), today, {
      isAfterIn: /^(?:in|within)$/iu.test(word),
    });
    if (!found || bygone.test(text.slice(Math.max(0, start - 40), start))) return [];
    const days = daysBetween(today, found.days.from);
    if (days < 0 || days > highDays) return [];
    const skipped = text.slice(from).length - text.slice(from).trimStart().length;
    return [{ start, end: from + skipped + found.length, days }];
  });
  const soonest = Math.min(...near.map(({ days }) => days));
  return near
    .filter(({ days }) => days === soonest)
    .map(({ start, end, days }) => ({
      start,
      end,
      value: days <= criticalDays ? 'critical' : 'high',
    }));
}
