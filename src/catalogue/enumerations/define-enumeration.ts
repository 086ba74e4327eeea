/** A closed list of values with the words shown for them. */
export interface Enumeration<Value extends string> {
  /** The values in the order they are offered, ready for `z.enum(…)`. */
  readonly values: readonly Value[];
  /** Value and label pairs for selects and radio groups. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The words shown for a value. */
  readonly label: (value: Value) => string;
  /** Whether this string is one of the values. */
  readonly has: (value: string) => value is Value;
}

/** The union of an enumeration's values: `type Country = ValueOf<typeof countries>`. */
export type ValueOf<E> = E extends Enumeration<infer Value> ? Value : never;

/** Defines a choice list from its values and their labels, in the order they are offered. */
/* @__NO_SIDE_EFFECTS__ */
export function defineEnumeration<Value extends string>(
  labels: Readonly<Record<Value, string>>,
): Enumeration<Value> {
  const has = (value: string): value is Value => Object.hasOwn(labels, value);
  const values = Object.keys(labels).filter(has);
  return {
    values,
    options: values.map((value) => ({ value, label: labels[value] })),
    label: (value) => labels[value],
    has,
  };
}
