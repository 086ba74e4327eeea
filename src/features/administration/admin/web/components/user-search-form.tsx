import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { type UserFilter, type UserStatus, userStatuses } from '../../rules/user-list.ts';
import { statusWords } from '../messages.ts';

interface UserSearchFormProps {
  filter: UserFilter;
  onSearch: (filter: { text: string; status: UserStatus | undefined }) => void;
}

const isStatus = (value: unknown): value is UserStatus =>
  userStatuses.some((status) => status === value);

/**
 * What narrows the lists of users: a part of a name, an address, a company, a title or a city, and where accounts are.
 */
export function UserSearchForm({ filter, onSearch }: UserSearchFormProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const status = given.get('status');
    onSearch({
      text: String(given.get('text') ?? '').trim(),
      status: isStatus(status) ? status : undefined,
    });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that searches is what the role is for.
    <form
      role="search"
      aria-label="Search users"
      onSubmit={handleSubmit}
      className="grid items-end gap-4 sm:grid-cols-[1fr_12rem_auto]"
    >
      <Field label="Name, email, company, title or city">
        {(control) => (
          <Input
            {...control}
            key={filter.text}
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
            key={filter.status ?? ''}
            name="status"
            defaultValue={filter.status ?? ''}
            placeholder="Any"
            options={userStatuses.map((value) => ({ value, label: statusWords[value] }))}
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
