import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { nameMax } from '../../rules/limits.ts';
import { savedSearchWords } from '../messages.ts';

interface SearchNameFieldProps {
  name: string;
  onChange: (name: string) => void;
  /** Whether it was sent already: only then what is missing is said. */
  isTried: boolean;
  /** Why the server did not take it. */
  refusal: string | undefined;
}

/** Whether a name can be sent. */
export const isName = (name: string): boolean =>
  name.trim() !== '' && name.trim().length <= nameMax;

/** What a person calls a search of theirs. */
export function SearchNameField({ name, onChange, isTried, refusal }: SearchNameFieldProps) {
  const isMissing = isTried && name.trim() === '';
  return (
    <Field
      label="Name"
      required
      hint="You find it under this name, and our mails call it so."
      error={isMissing ? savedSearchWords.nameMissing : refusal}
    >
      {(control) => (
        <Input
          {...control}
          value={name}
          maxLength={nameMax}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
