import { type FormEvent, useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { leastScores, nameMax } from '../../rules/limits.ts';
import { useSaveSearch } from '../hooks/use-save-search.ts';
import { saidFilter } from './said-filter.ts';
import { isName, SearchNameField } from './search-name-field.tsx';
import type { SearchToSave } from './search-to-save.ts';

const scores = leastScores.map((score) => ({
  value: String(score),
  label: `Your match: ${score} of 100 or more`,
}));

interface SaveSearchFormProps {
  search: SearchToSave;
  onEnd: () => void;
}

/** A name for the search, and of projects how well they have to fit. */
export function SaveSearchForm({ search, onEnd }: SaveSearchFormProps) {
  const said = saidFilter({ ...search, filter: { ...search.filter }, leastScore: null });
  // Mails put the name into quotation marks of their own.
  const words = said.join(', ').replaceAll(/[“”]/g, '');
  const [name, setName] = useState(words.slice(0, nameMax).trim());
  const [score, setScore] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { save, isSaving, refusal } = useSaveSearch(search, onEnd);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (!isName(name) || isSaving) return;
    save({ name: name.trim(), leastScore: score === '' ? null : Number(score) });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <SearchNameField name={name} onChange={setName} isTried={isTried} refusal={refusal} />
      {search.kind === 'projects' && (
        <Field
          label="How well they fit you"
          hint="By the match score, which each project shows you in the list."
        >
          {(control) => (
            <Select
              {...control}
              placeholder="Any"
              options={scores}
              value={score}
              onChange={(event) => setScore(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      <Button type="submit" pending={isSaving} className="self-end">
        Save Search
      </Button>
    </form>
  );
}
