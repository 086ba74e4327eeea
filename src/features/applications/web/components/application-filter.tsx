import { Link } from '@tanstack/react-router';
import {
  type ApplicationStatus,
  applicationStatuses,
} from '#catalogue/enumerations/application.ts';
import { LinkSwitch, LinkSwitchItem } from '#ui/primitives/link-switch.tsx';

interface ApplicationFilterProps {
  projectId: string;
  status: ApplicationStatus | undefined;
}

/** Narrows the list to one state. The choice is in the address, so that it can be linked to. */
export function ApplicationFilter({ projectId, status }: ApplicationFilterProps) {
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
              search={value ? { status: value } : {}}
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
