import type { FoundWork, LeftOut } from './found-profile.ts';
import { bare, bullet, hasRole, isPlaceText } from './line-words.ts';
import { looksDated, type Month } from './month.ts';
import type { ResumeLine } from './resume-lines.ts';
import { type FoundSpan, findSpan } from './spans.ts';

const monthNumber = ({ year, month }: Month): number => year * 12 + (month ?? 1);

const isBackwards = ({ start, end }: FoundSpan): boolean =>
  end !== 'now' && end.month !== null && monthNumber(end) < monthNumber(start);

/** All spans of time in a line, and what of it is none. */
function spansIn(line: string): { spans: FoundSpan[]; rest: string } {
  const spans: FoundSpan[] = [];
  let rest = line;
  for (let span = findSpan(rest); span; span = findSpan(rest)) {
    spans.push(span);
    if (span.rest.length >= rest.length) break;
    rest = span.rest;
  }
  return { spans, rest };
}

/** A title is short, and no item of a list or piece of a sentence. */
const isShort = (line: ResumeLine): boolean => {
  const text = bare(line.text);
  return text.length <= 90 && !bullet.test(line.text) && !/[.;:]$/.test(text);
};

/** "LEAD CONSULTANT NORTHWIND WORKS", as Europass writes it: the title ends with the role. */
function titleAndOrganisation(text: string): [title: string, organisation: string] {
  const isCapitals = text === text.toUpperCase() && /\p{L}/u.test(text);
  const words = text.split(' ');
  const role = isCapitals ? words.findLastIndex((word) => hasRole(word)) : -1;
  const isInside = role >= 0 && role < words.length - 1 && !/[,|–-]$/.test(words[role] ?? '');
  return isInside
    ? [words.slice(0, role + 1).join(' '), words.slice(role + 1).join(' ')]
    : [text, ''];
}

interface Called {
  title: string;
  organisation: string;
  /** How many lines above, or whether the one below, are the name of the work and no description. */
  linesAbove: number;
  isBelow: boolean;
}

/** What the work of a line with dates was called: beside them, in the line below, or in those above. */
function calledBy(
  beside: string,
  above: readonly string[],
  below: ResumeLine | undefined,
  isDatesFirst: boolean,
): Called {
  const named = below && isShort(below) && !findSpan(below.text) ? bare(below.text) : null;
  const isBelow =
    named !== null && (beside === '' ? isDatesFirst : !hasRole(beside) && hasRole(named));
  if (isBelow) {
    const [title, organisation] = titleAndOrganisation(named);
    return { title, organisation: beside || organisation, linesAbove: 0, isBelow };
  }
  if (beside !== '' || isDatesFirst) {
    return { title: beside, organisation: '', linesAbove: 0, isBelow };
  }
  const [nearest = '', further = ''] = above.slice(-2).reverse();
  const isSwapped = !hasRole(nearest) && hasRole(further);
  return {
    title: isSwapped ? further : nearest,
    organisation: isSwapped ? nearest : further,
    linesAbove: Math.min(2, above.length),
    isBelow,
  };
}

/** One position for each of the times on a line, of which the first has its name. */
const workOf = (
  spans: readonly FoundSpan[],
  { title, organisation }: Called,
  { place }: ResumeLine,
): FoundWork[] =>
  spans.map(({ start, end }, number) => ({
    ...(number === 0 ? { title, organisation } : { title: '', organisation: '' }),
    ...{ description: '', start, end, place },
  }));

/** The positions of a part about work, by their dates, and dates that are not understood. */
export function readWork(lines: readonly ResumeLine[]): { work: FoundWork[]; unread: LeftOut[] } {
  const work: FoundWork[] = [];
  const unread: LeftOut[] = [];
  const firstSpan = findSpan(lines[0]?.text ?? '');
  const isDatesFirst = firstSpan !== null && (firstSpan.rest === '' || isPlaceText(firstSpan.rest));
  let above: string[] = [];
  let body: string[] = [];
  const close = () => {
    const last = work.at(-1);
    if (last) last.description = body.join('\n');
    body = [];
  };
  const rest = [...lines];
  for (let line = rest.shift(); line; line = rest.shift()) {
    const text = bare(line.text);
    const { spans, rest: beside } = spansIn(line.text);
    const isUnread =
      spans.length === 0 ? isShort(line) && looksDated(text) : spans.some(isBackwards);
    if (isUnread) unread.push({ what: text, reason: 'not-understood', place: line.place });
    if (spans.length === 0) {
      above = isShort(line) ? [...above, text] : [];
      body.push(text);
      continue;
    }
    // Where the work was is not what it was called.
    const called = calledBy(isPlaceText(beside) ? '' : beside, above, rest[0], isDatesFirst);
    if (called.isBelow) rest.shift();
    // Lines that stand above the dates belong to them, not to what came before.
    body = body.slice(0, Math.max(0, body.length - called.linesAbove));
    close();
    work.push(...workOf(spans, called, line));
    above = [];
  }
  close();
  return { work, unread };
}
