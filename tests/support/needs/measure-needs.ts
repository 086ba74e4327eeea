import type { NeedRow } from './need-row.ts';
import type { NeedsSite } from './needs-site.ts';

/** How well a table of needs is answered. */
export interface NeedsFigures {
  /** Of those who have to be among the first five, the share that is; the mean over all needs. */
  recall: number;
  /**
   * One divided by the place of the first right one of the list's beginning, 0 where there is none; the mean over all
   * needs.
   */
  reciprocalRank: number;
  /** What was not answered in full, with who came. */
  misses: string[];
}

const looked = 20;

/** Asks for each need, and looks who comes. */
export async function measureNeeds(
  { search, keyOf, madeUp }: NeedsSite,
  rows: readonly NeedRow[],
): Promise<NeedsFigures> {
  let recall = 0;
  let reciprocalRank = 0;
  const misses: string[] = [];
  for (const [text, demo, lists, writes] of rows) {
    const { items } = await search.findConsultants({ text, limit: looked });
    const found = items.map(({ userId }) => userId);
    const isRight = (id: string): boolean => {
      const key = keyOf.get(id);
      if (key !== undefined) return demo.includes(key);
      const person = madeUp.get(id);
      if (!person) return false;
      const listed: readonly string[] = [...person.primarySkills, ...person.modules];
      if (lists.every((each) => listed.includes(each))) return true;
      const written = `${person.summary} ${person.experience} ${JSON.stringify(person.portfolio)}`;
      return writes !== undefined && written.includes(writes);
    };
    const others = [...madeUp.keys()].filter(isRight).length;
    const wanted = Math.min(5, demo.length + others);
    const inFive = found.slice(0, 5).filter(isRight).length;
    recall += inFive / wanted;
    const first = found.findIndex(isRight);
    reciprocalRank += first < 0 ? 0 : 1 / (first + 1);
    if (inFive < wanted) {
      const came = found.slice(0, 5).map((id) => keyOf.get(id) ?? madeUp.get(id)?.title ?? '?');
      misses.push(`${text}: ${inFive} of ${wanted} (${demo.join(', ')}); came ${came.join(', ')}`);
    }
  }
  return { recall: recall / rows.length, reciprocalRank: reciprocalRank / rows.length, misses };
}
