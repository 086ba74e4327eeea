import { Link } from '@tanstack/react-router';
import {
  type ApplicationStatus,
  applicationStatuses,
} from '#catalogue/enumerations/application.ts';
import { cx } from '#ui/class-names.ts';

interface ApplicationFilterProps {
  projectId: string;
  status: ApplicationStatus | undefined;
}

/** Narrows the list to one state. The choice is in the address, so that it can be linked to. */
export function ApplicationFilter({ projectId, status }: ApplicationFilterProps) {
  const choices = [{ value: undefined, label: 'All' }, ...applicationStatuses.options];
  return (
    <nav aria-label="Filter applications by state">
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <li key={label}>
            <Link
              to="/project/$projectId"
              params={{ projectId }}
              search={value ? { status: value } : {}}
              resetScroll={false}
              aria-current={value === status ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-9 items-center rounded-full border px-4 text-sm font-medium no-underline',
                value === status
                  ? 'border-primary bg-primary text-on-primary'
                  : 'border-line-strong bg-surface text-ink hover:bg-sunken',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
