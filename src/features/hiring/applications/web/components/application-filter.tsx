import { Link } from '@tanstack/react-router';
import {
  type ApplicationGroup,
  applicationGroups,
  applicationStages,
} from '#catalogue/enumerations/application.ts';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
import type { ReceivedCounts } from '../../contract/received-counts.ts';
import type { ReceivedSearch } from '../queries/client-queries.ts';

interface ApplicationFilterProps {
  projectId: string;
  search: ReceivedSearch;
  counts: ReceivedCounts;
}

/** Narrows the list to one part. The choice is in the address, so that it can be linked to. */
export function ApplicationFilter({ projectId, search, counts }: ApplicationFilterProps) {
  const { show, ...others } = search;
  const offered = applicationGroups.options.filter(
    ({ value }) =>
      countOf(counts, value) > 0 ||
      value === show ||
      (counts.pending > 0 && applicationStages.has(value)),
  );
  const choices = [
    { value: undefined, label: `All ${counts.total}` },
    ...offered.map(({ value, label }) => ({ value, label: `${label} ${countOf(counts, value)}` })),
  ];
  return (
    <LinkSwitch
      label="Filter applications"
      choices={choices}
      current={show}
      link={(value) => (
        <Link
          to="/project/$projectId"
          params={{ projectId }}
          search={value ? { ...others, show: value } : others}
          {...switchLink}
        />
      )}
    />
  );
}

function countOf({ total, pending, starred, stages }: ReceivedCounts, group: ApplicationGroup) {
  if (group === 'starred') return starred;
  return group === 'answered' ? total - pending : stages[group];
}
