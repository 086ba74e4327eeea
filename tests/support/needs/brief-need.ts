import { readBrief } from '#features/hiring/requirement-parser/rules/read-brief.ts';

/** What is measured of a brief. */
const briefFields = [
  'modules',
  'place',
  'workArrangement',
  'startDate',
  'timeline',
  'budgetRange',
  'urgency',
] as const;
type BriefField = (typeof briefFields)[number];

/** `field=value`, one for each value that a text gives. */
type Said = `${BriefField}=${string}`;

export interface BriefNeed {
  text: string;
  says: readonly Said[];
}

/** How many values texts give, how many are read, and how many of these are right. */
export interface BriefFigures {
  said: number;
  read: number;
  right: number;
}

/** The day on which all texts are read: a Sunday. */
const today = '2026-11-29';

/** Reads one text a line: `text | field=value, field=value`. Throws where a field does not exist. */
export const readBriefNeeds = (rows: string): BriefNeed[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', says = ''] = row.split(' | ');
      return { text, says: says.split(', ').map(checkedSaid) };
    });

/** Compares what a brief reads of each text with what it says, by field. */
export function judgeBriefs(needs: readonly BriefNeed[]): {
  figures: (BriefFigures & { field: BriefField })[];
  misses: string[];
} {
  const judged = needs.map(({ text, says }) => ({ text, says, reads: readsOf(text) }));
  const countOf = (field: BriefField, pick: (need: (typeof judged)[number]) => readonly Said[]) =>
    judged.flatMap(pick).filter((said) => said.startsWith(`${field}=`)).length;
  const figures = briefFields.map((field) => ({
    field,
    said: countOf(field, ({ says }) => says),
    read: countOf(field, ({ reads }) => reads),
    right: countOf(field, ({ says, reads }) => reads.filter((each) => says.includes(each))),
  }));
  const misses = judged.flatMap(({ text, says, reads }) => {
    const unread = says.filter((each) => !reads.includes(each)).map((each) => `not ${each}`);
    const wrong = reads.filter((each) => !says.includes(each)).map((each) => `but ${each}`);
    return unread.length + wrong.length > 0 ? [`${text}: ${[...unread, ...wrong].join(', ')}`] : [];
  });
  return { figures, misses };
}

/** The share of what texts say that is read, and the share of what is read that they say. */
export function sharesOf(figures: readonly BriefFigures[]): { recall: number; precision: number } {
  const total = (count: keyof BriefFigures): number =>
    figures.reduce((sum, each) => sum + each[count], 0);
  return { recall: total('right') / total('said'), precision: total('right') / total('read') };
}

function readsOf(text: string): Said[] {
  const { fields, modules } = readBrief(text, today);
  return briefFields.flatMap((field): Said[] => {
    if (field === 'modules') return modules.map(({ value }): Said => `modules=${value}`);
    const said = fields[field];
    return said ? [`${field}=${said.value}`] : [];
  });
}

function checkedSaid(text: string): Said {
  const field = briefFields.find((each) => text.startsWith(`${each}=`));
  if (!field) throw new Error(`A brief has no field in "${text}".`);
  return `${field}=${text.slice(field.length + 1)}`;
}
