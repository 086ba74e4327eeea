import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { LinkSwitch, switchLink } from '#ui/primitives/link-switch.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { Aspect } from './comparison-aspects.tsx';
import { ComparisonTable } from './comparison-table.tsx';

/** What the address of a comparison says. */
export interface ComparisonSearch {
  /** Whom to compare, separated by commas: the address can be kept and shared in the company. */
  ids?: string;
  /** Leaves out what all of them have in common. */
  show?: 'differences';
  /** The project that they have applied to: the ids are those of their applications. */
  project?: string;
}

/** How one of them is loaded. */
interface Loading<Person> {
  data: Person | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface SideBySideProps<Person> {
  results: readonly Loading<Person>[];
  search: ComparisonSearch;
  aspects: readonly Aspect<Person>[];
  keyOf: (person: Person) => string;
  head: (person: Person) => ReactNode;
  /** What the people are, in the plural: `consultants`. */
  noun: string;
  /** Said of those whom the server does not give: `not listed at the moment`. */
  absent: string;
  /** Shown instead of a comparison without anyone in it. */
  empty: ReactNode;
}

/** A comparison in each of its states: loading, in part failed or missing, empty, filled. */
export function SideBySide<Person>(props: SideBySideProps<Person>) {
  const { results, search, noun, absent, empty } = props;
  if (results.some(({ isPending }) => isPending)) {
    return (
      <>
        <p role="status" className="sr-only">
          Loading the {noun}…
        </p>
        <Skeleton className="h-96 w-full" />
      </>
    );
  }
  const people = results.flatMap(({ data }) => data ?? []);
  const failed = results.filter(({ error }) => error && !isRefusal(error));
  const missing = results.length - people.length - failed.length;
  const onlyDifferences = search.show === 'differences' && people.length > 1;
  return (
    <div className="flex flex-col gap-4">
      {failed.length > 0 && (
        <PartFailed
          what={failed.length === 1 ? `One of the ${noun}` : `Some of the ${noun}`}
          query={{
            isFetching: failed.some(({ isFetching }) => isFetching),
            refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
          }}
        />
      )}
      {missing > 0 && (
        <Banner tone="warning">
          {missing === 1
            ? `One of the ${noun} is ${absent}.`
            : `${missing} of the ${noun} are ${absent}.`}
        </Banner>
      )}
      {people.length > 1 && <ShownAspects search={search} />}
      {people.length > 0 && (
        <ComparisonTable
          people={people}
          keyOf={props.keyOf}
          head={props.head}
          aspects={props.aspects}
          onlyDifferences={onlyDifferences}
        />
      )}
      {people.length === 0 && failed.length === 0 && empty}
    </div>
  );
}

const aspectChoices = [
  { value: undefined, label: 'Everything' },
  { value: 'differences', label: 'Only what differs' },
] as const;

/** All that is compared, or only what differs. The choice is in the address, as the people are. */
function ShownAspects({ search: { show, ...whom } }: { search: ComparisonSearch }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <LinkSwitch
        label="What is compared"
        choices={aspectChoices}
        current={show}
        link={(value) => (
          <Link
            to="/shortlist/compare"
            search={value ? { ...whom, show: value } : whom}
            {...switchLink}
          />
        )}
      />
      <p className="text-sm text-ink-muted">
        A line on the left marks what differs; what all of them have is grey.
      </p>
    </div>
  );
}

/** What the server has said no to, such as a consultant who is not listed; anything else may succeed the next time. */
const isRefusal = (error: Error): boolean => (asApiProblem(error)?.status ?? 500) < 500;
