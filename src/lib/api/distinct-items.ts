/** Whether a list names each of its items once, as a refinement of its schema. */
export const areDistinct = <Item>(items: readonly Item[]): boolean =>
  new Set(items).size === items.length;
