import type { CheckboxOption } from '#ui/primitives/checkbox-group.tsx';

/** The events to choose from: their sentences, with the names that programs know. */
export const optionsOf = (
  eventTypes: readonly { type: string; says: string }[],
): CheckboxOption[] =>
  eventTypes.map(({ type, says }) => ({ value: type, label: says, hint: type }));
