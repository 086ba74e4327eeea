import { isRight, keepsAll, type Need, type NeedPerson } from './need.ts';

/** What a search answers: the people of its first page, the best first, and whether it says that something fits. */
export interface Answer {
  readonly people: readonly string[];
  readonly fits: boolean;
}
export type Ask = (text: string) => Promise<Answer>;

/** Shares between 0 and 1; NaN where no need says anything of it. */
export interface NeedsFigures {
  /** Of the right people, or of any five of them, the share among the first five: the mean over needs in scope. */
  recallAt5: number;
  /** One divided by the place of the first right person, 0 without one: the mean over needs in scope. */
  reciprocalRank: number;
  /** Of the first five people the share that is right, 0 without people: the mean over needs in scope. */
  precisionAt5: number;
  /** Of the needs in scope the share that nothing fits, as the answer says. */
  unanswered: number;
  /** Of all people shown for needs with conditions, the share that keeps them. */
  conditionsKept: number;
  /** Of the needs out of scope the share that nothing fits, as the answer says. */
  honesty: number;
}

/** A need, its answer, and how good it is. */
export interface JudgedNeed {
  need: Need;
  answer: Answer;
  recallAt5: number;
  reciprocalRank: number;
  precisionAt5: number;
  shown: number;
  keepingConditions: number;
}

const first = 5;

/** Asks for each need and judges the answers. Throws where no listed person is right for a need in scope. */
export async function judgeNeeds(
  ask: Ask,
  needs: readonly Need[],
  people: ReadonlyMap<string, NeedPerson>,
): Promise<JudgedNeed[]> {
  const judged: JudgedNeed[] = [];
  for (const need of needs) {
    const answer = await ask(need.text);
    const shown = answer.people.flatMap((id) => people.get(id) ?? []);
    const right = shown.map((person) => isRight(person, need));
    const rightOfAll = [...people.values()].filter((person) => isRight(person, need)).length;
    if (need.right.length > 0 && rightOfAll === 0)
      throw new Error(`No listed person is right for "${need.text}".`);
    const inFirst = right.slice(0, first).filter(Boolean).length;
    judged.push({
      ...{ need, answer },
      recallAt5: inFirst / Math.min(first, rightOfAll),
      reciprocalRank: right.includes(true) ? 1 / (right.indexOf(true) + 1) : 0,
      precisionAt5: inFirst / Math.max(1, Math.min(first, shown.length)),
      shown: shown.length,
      keepingConditions: shown.filter((person) => keepsAll(person, need.conditions)).length,
    });
  }
  return judged;
}

/** The figures of judged needs. */
export function figuresOf(judged: readonly JudgedNeed[]): NeedsFigures {
  const inScope = judged.filter(({ need }) => need.right.length > 0);
  const outOfScope = judged.filter(({ need }) => need.right.length === 0);
  const conditional = judged.filter(({ need }) => need.conditions.length > 0);
  const saysNo = ({ answer }: JudgedNeed): number => (answer.fits ? 0 : 1);
  return {
    recallAt5: mean(inScope, ({ recallAt5 }) => recallAt5),
    reciprocalRank: mean(inScope, ({ reciprocalRank }) => reciprocalRank),
    precisionAt5: mean(inScope, ({ precisionAt5 }) => precisionAt5),
    unanswered: mean(inScope, saysNo),
    conditionsKept:
      sum(conditional, ({ keepingConditions }) => keepingConditions) /
      sum(conditional, ({ shown }) => shown),
    honesty: mean(outOfScope, saysNo),
  };
}

/** The needs that were not answered in full or not honestly, a line each with who came. */
export const describeMisses = (
  judged: readonly JudgedNeed[],
  people: ReadonlyMap<string, NeedPerson>,
): string[] =>
  judged
    .filter(({ need, answer, recallAt5 }) => (need.right.length > 0 ? recallAt5 < 1 : answer.fits))
    .map(({ need, answer, recallAt5 }) => {
      const found = need.right.length > 0 ? recallAt5.toFixed(2) : 'out of scope';
      const came = answer.people.slice(0, first).map((id) => people.get(id)?.key ?? 'made up');
      return `${need.text}: ${found}; came ${came.join(', ') || 'no person'}`;
    });

const sum = <Item>(items: readonly Item[], figureOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + figureOf(item), 0);

const mean = <Item>(items: readonly Item[], figureOf: (item: Item) => number): number =>
  sum(items, figureOf) / items.length;
