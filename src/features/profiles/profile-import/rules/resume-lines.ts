import { headingKinds, type SectionKind } from './headings.ts';
import { looksDated, readEnd } from './month.ts';
import type { Place } from './place.ts';
import { findSpan } from './spans.ts';

/** A line of a written document. */
export interface ResumeLine {
  text: string;
  place: Place;
  /** Height of its letters; 0 where nothing is known of it. */
  size: number;
  /** Addresses behind its words. */
  links?: readonly string[];
}

/** Columns and the like: lines that are read one after the other. */
export type ResumeFlow = readonly ResumeLine[];

/** A heading and what stands below it; the head of a document has none. */
export interface ResumeSection {
  kind: SectionKind;
  /** What else its heading names. */
  alsoNamed: readonly SectionKind[];
  heading: ResumeLine | null;
  lines: readonly ResumeLine[];
}

/** The size that most letters of a document have: that of its running text. */
function usualSize(lines: readonly ResumeLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/**
 * The sizes that the headings of a document are written in, where these are larger than its text: what else is written
 * so is a heading, too, whatever it says.
 */
export function headingSizes(flows: readonly ResumeFlow[]): ReadonlySet<number> {
  const lines = flows.flat();
  const usual = usualSize(lines);
  return new Set(
    lines
      .filter(({ text, size }) => size > usual && headingKinds(text).length > 0)
      .map(({ size }) => size),
  );
}

const isUnknownHeading = ({ text, size }: ResumeLine, sizes: ReadonlySet<number>): boolean =>
  sizes.has(size) && text.length <= 60 && !/[\d.,;@]/.test(text) && /\p{L}{3}/u.test(text);

/** Takes a flow of lines apart at its headings. A line that `isHead` begins a head, wherever it stands. */
export function sectionsOf(
  flow: ResumeFlow,
  isHead: (line: ResumeLine) => boolean,
  sizes: ReadonlySet<number>,
): ResumeSection[] {
  const sections: (ResumeSection & { lines: ResumeLine[] })[] = [
    { kind: 'head', alsoNamed: [], heading: null, lines: [] },
  ];
  for (const line of flow) {
    const [kind, ...alsoNamed] = headingKinds(line.text);
    const last = sections.at(-1);
    if (isHead(line)) sections.push({ kind: 'head', alsoNamed: [], heading: null, lines: [line] });
    else if (kind) sections.push({ kind, alsoNamed, heading: line, lines: [] });
    // Below a name its title may be as large as a heading.
    else if (isUnknownHeading(line, sizes) && last?.kind !== 'head') {
      sections.push({ kind: 'unknown', alsoNamed: [], heading: line, lines: [] });
    } else last?.lines.push(line);
  }
  return sections.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

const isAddress = /@|:\/\/|www\.|\.com\b|^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/;
const endsSentence = /[.!?:;]$/;
const beginsItem = /^[\s•●▪◦‣·*–—-]+\S/;
const endsBroken = /\p{L}[-‐]$/u;
const endsOpen = /[-–—‐‑―−~]\s*$|\s(?:to|until|till|bis|au|a|al|hasta|tot)\s*$/i;
/** Before these a hyphen belongs to the word wherever the line ends. */
const keepsHyphen = /(?:^|[\s(-])(?:non|self|cross|multi|well|hands|e|x|end-to|\p{L}+-\p{L}+)-$/iu;

const isDated = (text: string): boolean =>
  findSpan(text) !== null || (text.length <= 60 && looksDated(text));

/** "implemen-" and "tation": one word, unless the text writes it with its hyphen elsewhere. */
function joinBroken(before: string, after: string, whole: string): string {
  const [last = ''] = /[\p{L}-]+[-‐]$/u.exec(before) ?? [];
  const [first = ''] = /^\p{L}+/u.exec(after) ?? [];
  const isKept =
    !/^\p{Ll}/u.test(after) ||
    keepsHyphen.test(before) ||
    whole.includes(`${last}${first}`.toLowerCase());
  return isKept ? `${before}${after}` : `${before.slice(0, -1)}${after}`;
}

type JoinedLine = ResumeLine & { lastLength: number };

const isHeading = (text: string): boolean => headingKinds(text).length > 0;

const isSplitDate = (before: string, text: string): boolean =>
  endsOpen.test(before) && looksDated(before) && readEnd(text) !== null;

/** Whether a line is the rest of the one before it, of which the longest lines of its size tell how wide a page is. */
function goesOn(before: JoinedLine, { text, size, place }: ResumeLine, longest: number): boolean {
  const isFull =
    place.kind === 'page' &&
    before.lastLength >= 0.75 * longest &&
    !endsSentence.test(before.text) &&
    before.lastLength > 25;
  return (
    before.size === size &&
    (/^\p{Ll}/u.test(text) || isFull) &&
    (!isAddress.test(text) || /^\p{Ll}+:\s/u.test(text)) &&
    !beginsItem.test(text) &&
    ![before.text, text].some((each) => isHeading(each) || isDated(each))
  );
}

function join(before: JoinedLine, text: string, whole: string): string {
  // An address that was broken has no space in it.
  if (isAddress.test(before.text) && /[-/]$/.test(before.text)) return before.text + text;
  if (!isSplitDate(before.text, text) && endsBroken.test(before.text)) {
    return joinBroken(before.text, text, whole);
  }
  return `${before.text} ${text}`;
}

/**
 * Puts together what a page broke into lines: a line that runs to the edge goes on in the next one, and so does one
 * whose next begins with a small letter. Headings, items of lists and lines with dates begin anew. Paragraphs are as
 * wide as they are.
 */
export function unwrapped(flow: ResumeFlow): ResumeLine[] {
  const longest = new Map<number, number>();
  for (const { size, text } of flow) {
    longest.set(size, Math.max(longest.get(size) ?? 0, text.length));
  }
  const whole = flow.map(({ text }) => text.toLowerCase()).join(' ');
  const lines: JoinedLine[] = [];
  for (const line of flow) {
    const { text, size, links } = line;
    const before = lines.at(-1);
    const isRest =
      before && (isSplitDate(before.text, text) || goesOn(before, line, longest.get(size) ?? 0));
    if (!isRest) {
      lines.push({ ...line, lastLength: text.length });
      continue;
    }
    before.text = join(before, text, whole);
    before.lastLength = text.length;
    if (links) before.links = [...(before.links ?? []), ...links];
  }
  return lines;
}
