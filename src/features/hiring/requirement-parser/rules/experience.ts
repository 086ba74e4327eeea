import { briefLimits } from './brief-limits.ts';
import type { Reading } from './finding.ts';
import { numberPattern, readNumber } from './numbers.ts';
import { matchesOf } from './span.ts';

/** The least years of a title; other titles say nothing of years. */
const yearsOfTitle = 8;
const senior =
  /\bsenior\b(?![\s-]+(?:management|managers?|leadership|leaders|living|care|housing|citizens?|executives?|stakeholders?)\b)/giu;

const least =
  '(?:at least|min(?:imum)?(?: of)?|over|more than|upwards of|>|≥|mindestens|mind\\.|über|mehr als|au moins|plus de|minimum|al menos|más de|mínimo|minstens|minimaal|meer dan)';
const experience =
  "(?:(?:[a-zà-ÿ&365/]+\\s+){0,3}?(?:experience|exp|erfahrung|berufserfahrung|experiencia|ervaring)|d['’]expérience)\\b";
const years = new RegExp(
  `(?<![\\w.,])(${least}\\s*)?(${numberPattern})\\s*(\\+|plus|or more)?(?:\\s*(?:-|–|to)\\s*\\d+)?\\s*(\\+)?\\s*(?:years?|yrs?|jahren?|jahre|ans|années|años|jaar|jaren)(?![\\p{L}\\p{N}])['’]?(\\s+(?:or more|plus|minimum|at least|oder mehr|ou plus|o más|of meer)(?!\\p{L}))?(\\s*(?:of|de|in|an)?\\s*${experience})?`,
  'giu',
);
/** "More than 15 years of Navision", "over 10 years with F&O". */
const isOfProduct = /^\s*(?:of|in|with|on)\s+(?:the\s+)?\p{Lu}/u;
/** "Someone with 20 years in finance". */
const isOfPerson =
  /\b(?:some(?:one|body)|any(?:one|body)|person|people|consultant|expert|lead|architect|developer|specialist|trainer|analyst)s?,? with\s*$/iu;
const isInTrade = /\bin the (?:trade|business|field|industry) for (?:the (?:last|past) )?$/iu;
const decades = new RegExp(`(?<![\\w.,])(?:${least}\\s*)?(${numberPattern})\\s+decades?\\b`, 'giu');
const experienceBefore =
  /\b(?:experience|erfahrung|expérience|experiencia|ervaring)(?:\s*:|\s+of|\s+von|\s+de|\s+van)?\s*$/iu;
// "It has run for more than 5 years", "archive what is over 7 years old".
const lastsBefore =
  /\b(?:for|since|last|past|next|within|after|every)\s+(?:the\s+)?$|\b(?:retention|archiv\w*|ke(?:ep|pt)|stor(?:e|ed|age)|histor\w+|data|invoices|warranty|depreciat\w+|leas\w+|contracts?|life)\b[^.;,]*$/iu;
const isOfElse =
  /^\s*(?:ago|old|of|worth|data|histor\w+|plan|contract|project|warranty|later|from|a)\b/iu;
const mostYears = 50;

/** The least years of experience that a text asks for. */
export function readExperience(text: string): Reading<number>[] {
  const counted = matchesOf(text, years)
    .slice(0, briefLimits.numbers)
    .flatMap(({ start, end, group }) => {
      const before = text.slice(Math.max(0, start - 40), start);
      const after = text.slice(end, end + 20);
      const isLeast =
        /^(?:at|min|au|al|mín|[>≥])/iu.test(group(1)) || (group(3) || group(4) || group(5)) !== '';
      const isSaid =
        group(6) !== '' ||
        experienceBefore.test(before) ||
        isInTrade.test(before) ||
        /^\s+in the (?:trade|business|field|industry)\b/iu.test(after) ||
        (isOfPerson.test(before) && /^\s+in\b/u.test(after));
      const isWithProduct = (isLeast || group(1) !== '') && isOfProduct.test(after);
      const isMeant =
        isSaid ||
        ((isLeast || isWithProduct) &&
          !lastsBefore.test(before) &&
          (isWithProduct || !isOfElse.test(after)));
      const value = Math.round(readNumber(group(2)));
      if (!isMeant || !(value >= 1 && value <= mostYears)) return [];
      const lead = experienceBefore.exec(before);
      return [{ start: start - (lead?.[0].length ?? 0), end, value }];
    });
  const inDecades = matchesOf(text, decades)
    .filter(({ start }) => !lastsBefore.test(text.slice(Math.max(0, start - 40), start)))
    .map(({ start, end, group }) => ({ start, end, value: 10 * readNumber(group(1)) }));
  return [
    ...counted,
    ...inDecades.filter(({ value }) => value <= mostYears),
    ...matchesOf(text, senior).map(({ start, end }) => ({ start, end, value: yearsOfTitle })),
  ];
}
