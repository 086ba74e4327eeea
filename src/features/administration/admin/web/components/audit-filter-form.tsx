import { Filter } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { Select } from '#ui/primitives/select.tsx';
import { type AuditFilter, auditActions } from '../../rules/audit-filter.ts';

interface AuditFilterFormProps {
  filter: AuditFilter;
  onFilter: (filter: AuditFilter) => void;
}

const fields = ['action', 'person', 'from', 'to'] as const;

/** What narrows the audit log: what was done, by or to whom, and between which days. */
export function AuditFilterForm({ filter, onFilter }: AuditFilterFormProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const chosen = fields.map((name) => [name, String(given.get(name) ?? '').trim() || undefined]);
    onFilter(Object.fromEntries(chosen));
  }
  return (
    <form
      key={JSON.stringify(filter)}
      aria-label="Filter the audit log"
      onSubmit={handleSubmit}
      className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_10rem_10rem_auto]"
    >
      <Field label="What">
        {(control) => (
          <Select
            {...control}
            name="action"
            defaultValue={filter.action ?? ''}
            placeholder="Anything"
            options={Object.entries(auditActions).map(([value, label]) => ({ value, label }))}
          />
        )}
      </Field>
      <Field label="By or to (email)">
        {(control) => (
          <Input {...control} type="email" name="person" defaultValue={filter.person ?? ''} />
        )}
      </Field>
      <Field label="From">
        {(control) => (
          <Input {...control} type="date" name="from" defaultValue={filter.from ?? ''} />
        )}
      </Field>
      <Field label="To">
        {(control) => <Input {...control} type="date" name="to" defaultValue={filter.to ?? ''} />}
      </Field>
      <Button type="submit" variant="secondary">
        <Filter aria-hidden="true" />
        Filter
      </Button>
    </form>
  );
}
