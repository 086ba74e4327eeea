import { dateAtStart } from './dates.ts';
import type { Day } from './days.ts';
import type { Doubt, Finding, Reading } from './finding.ts';
import { isNegated } from './sentence.ts';
import { matchesOf } from './span.ts';

const starting =
  /\b(?:(?:start(?:s|ing)?|begin(?:s|ning)?|kick(?:ing)?[- ]?off|commenc(?:e|es|ing)|start date)(?:\s+(?:date|is|work|the work|the project))*\s*[:–-]?\s*(?:on|in|from|by|around|at)?\s+|(?:available|needed|wanted|need someone|need somebody) from\s+)/giu;

/** The day on which the work is to start, as far as a text says so; a month or a week is asked about. */
export function readStart(text: string, today: Day): Finding<Day> {
  const readings: Reading<Day>[] = [];
  const doubts: Doubt[] = [];
  for (const match of matchesOf(text, starting)) {
    const found = dateAtStart(text.slice(match.end), today);
    if (!found || isNegated(text, match)) continue;
    const { from, to } = found.days;
    const at = { start: match.start, end: match.end + found.length };
    if (from < today) continue;
    if (from === to) readings.push({ ...at, value: from });
    else doubts.push({ ...at, reason: 'which-day' });
  }
  return { readings, doubts };
}
