import { createContext, type ReactNode, useContext } from 'react';

/** Where the value of a field came from, when the user has not typed it. */
export interface FilledBadge {
  /** A file's place, or the words of a text: what stands after "From". */
  source: ReactNode;
  /** Puts back what stood in the field before. */
  onTakeBack: () => void;
}

/** The marks of a form's fields, by name. Empty outside of a form that is filled from something. */
export const FilledFields = createContext<ReadonlyMap<string, FilledBadge>>(new Map());

/** The mark of a field; undefined where its value was typed, chosen, or is what the form began with. */
export const useFilledBadge = (name: string): FilledBadge | undefined =>
  useContext(FilledFields).get(name);
