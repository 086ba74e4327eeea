/**
 * Makes something of a list once, and remembers it for as long as the list is there: for what every row asks of all
 * rows, such as a query that names them all.
 */
export function oncePerList<Item, Made extends object>(
  make: (list: readonly Item[]) => Made,
): (list: readonly Item[]) => Made {
  const madeOf = new WeakMap<readonly Item[], Made>();
  return (list) => {
    let made = madeOf.get(list);
    if (!made) {
      made = make(list);
      madeOf.set(list, made);
    }
    return made;
  };
}
