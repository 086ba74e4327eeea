import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { type CompanyFilter, companyStates } from '../../rules/company-list.ts';
import { statusWords } from '../messages.ts';

interface CompanySearchFormProps {
  filter: CompanyFilter;
  onSearch: (filter: CompanyFilter) => void;
}

/** What narrows the list of companies: a part of what they are called, and what was decided about them. */
export function CompanySearchForm({ filter, onSearch }: CompanySearchFormProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    onSearch({
      text: String(given.get('text') ?? '').trim(),
      state: companyStates.find((state) => state === given.get('state')),
    });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that searches is what the role is for.
    <form
      key={JSON.stringify(filter)}
      role="search"
      aria-label="Search companies"
      onSubmit={handleSubmit}
      className="grid items-end gap-4 sm:grid-cols-[1fr_12rem_auto]"
    >
      <Field label="Name, VAT ID, website or a member’s email">
        {(control) => (
          <Input
            {...control}
            type="search"
            name="text"
            maxLength={100}
            defaultValue={filter.text}
          />
        )}
      </Field>
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            name="state"
            defaultValue={filter.state ?? ''}
            placeholder="Any"
            options={companyStates.map((value) => ({ value, label: statusWords[value] }))}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" />
        Search
      </Button>
    </form>
  );
}
