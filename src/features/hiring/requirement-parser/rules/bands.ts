/** A choice of a form that stands for all amounts between two ends, both included. */
export interface Band<Choice> {
  readonly choice: Choice;
  readonly from: number;
  readonly to: number;
}

/** The one choice that holds a whole range; null where none does, or two do (an amount on their common edge). */
export function bandOf<Choice>(
  bands: readonly Band<Choice>[],
  from: number,
  to: number,
): Choice | null {
  const [band, ...others] = bands.filter((each) => each.from <= from && to <= each.to);
  return band && others.length === 0 ? band.choice : null;
}
