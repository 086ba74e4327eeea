import type { Completion } from '../../contract.ts';

/** Suggestions of one kind, under its name. */
export interface CompletionGroup {
  label: string;
  items: readonly Completion[];
}

const kinds = [
  ['skill', 'Skills'],
  ['module', 'Modules'],
  ['problem', 'Problems and processes'],
  ['title', 'Titles of consultants'],
] as const satisfies readonly (readonly [Completion['kind'], string])[];

/** Suggestions by kind, without kinds that have none. */
export const groupCompletions = (completions: readonly Completion[]): CompletionGroup[] =>
  kinds
    .map(([kind, label]) => ({
      label,
      items: completions.filter((completion) => completion.kind === kind),
    }))
    .filter(({ items }) => items.length > 0);
