import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { useAddressDraft } from '#ui/form/use-address-draft.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
import { filterTextMaxLength } from '../../rules/open-project-filter.ts';
import {
  type OwnProjectFilter,
  ownProjectGroups,
  readOwnProjectFilter,
} from '../../rules/own-project-filter.ts';
import { ownProjectCountsQuery } from '../queries.ts';

/** The filters of the client's projects, kept in the address; none for a single project that is not archived. */
export function OwnProjectFilters({ filter }: { filter: OwnProjectFilter }) {
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const { draft, set } = useAddressDraft({ text: filter.text ?? '' }, formRef);
  const counting = useQuery(ownProjectCountsQuery(filter));
  const counts = counting.data;
  const isFiltered = Object.keys(filter).length > 0;
  const total = Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0);
  if (counting.isError && !counts) {
    return <PartFailed what="The filters of your projects" query={counting} />;
  }
  if (!isFiltered && total < 2 && !counts?.archived) return null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void navigate({
      to: '/client/portal',
      search: readOwnProjectFilter({ ...filter, ...draft }),
      replace: true,
      resetScroll: false,
    });
  }

  const all = counts && total - counts.archived;
  const choices = [
    { value: undefined, label: all === undefined ? 'All' : `All (${all})` },
    ...ownProjectGroups.options.map(({ value, label }) => ({
      value,
      label: counts ? `${label} (${counts[value]})` : label,
    })),
  ];
  return (
    <div className="mb-4 flex flex-col gap-4">
      {/* A form of its own address: it works before its scripts do. */}
      <form
        ref={formRef}
        method="get"
        action="/client/portal"
        aria-label="Search your projects"
        onSubmit={handleSubmit}
        className="flex items-end gap-3"
      >
        {filter.status && <input type="hidden" name="status" value={filter.status} />}
        <Field label="Search your projects" className="flex-1">
          {(parts) => (
            <Input
              {...parts}
              type="search"
              name="text"
              value={draft.text}
              maxLength={filterTextMaxLength}
              placeholder="Words of the title or description"
              enterKeyHint="search"
              onChange={(event) => set({ text: event.currentTarget.value })}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          <Search aria-hidden="true" />
          Search
        </Button>
      </form>
      <LinkSwitch
        label="Filter your projects by status"
        choices={choices}
        current={filter.status}
        link={(status) => (
          <Link
            to="/client/portal"
            search={readOwnProjectFilter({ text: filter.text, status })}
            {...switchLink}
          />
        )}
      />
    </div>
  );
}
