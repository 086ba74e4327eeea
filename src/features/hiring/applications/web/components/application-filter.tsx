import { Link } from '@tanstack/react-router';
import { applicationStatuses } from '#catalogue/enumerations/application.ts';
import { LinkSwitch, LinkSwitchItem } from '#ui/primitives/link-switch.tsx';
import type { ReceivedSearch } from '../queries/client-queries.ts';

interface ApplicationFilterProps {
  projectId: string;
  search: ReceivedSearch;
}

/** Narrows the list to one state. The choice is in the address, so that it can be linked to. */
export function ApplicationFilter({ projectId, search }: ApplicationFilterProps) {
  const { status, ...others } = search;
  const choices = [{ value: undefined, label: 'All' }, ...applicationStatuses.options];
  return (
    <LinkSwitch label="Filter applications by state">
      {choices.map(({ value, label }) => (
        <LinkSwitchItem
          key={label}
          current={value === status}
          render={
            <Link
              to="/project/$projectId"
              params={{ projectId }}
              search={value ? { ...others, status: value } : others}
              resetScroll={false}
              activeOptions={sameAddress}
            />
          }
        >
          {label}
        </LinkSwitchItem>
      ))}
    </LinkSwitch>
  );
}

// Otherwise the first, whose address is the beginning of the others', would always count as the current one.
const sameAddress = { exact: true, includeSearch: true };
