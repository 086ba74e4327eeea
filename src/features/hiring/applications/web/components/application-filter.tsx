import { Link } from '@tanstack/react-router';
import { applicationStatuses } from '#catalogue/enumerations/application.ts';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
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
    <LinkSwitch
      label="Filter applications by state"
      choices={choices}
      current={status}
      link={(value) => (
        <Link
          to="/project/$projectId"
          params={{ projectId }}
          search={value ? { ...others, status: value } : others}
          {...switchLink}
        />
      )}
    />
  );
}
