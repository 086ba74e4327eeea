import { useQuery } from '@tanstack/react-query';
import { ConsultantFigures } from '#features/conversations/pending-actions/web/components/consultant-figures.tsx';
import { ApplicationFilter } from '#features/hiring/applications/web/components/application-filter.tsx';
import { ApplicationSortChoice } from '#features/hiring/applications/web/components/application-sort-choice.tsx';
import { ReceivedApplicationList } from '#features/hiring/applications/web/components/received-application-list.tsx';
import {
  type ReceivedSearch,
  receivedCountsQuery,
} from '#features/hiring/applications/web/queries/client-queries.ts';
import type { OwnProject } from '#features/hiring/projects/contract/project-views.ts';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import { useComparedIds } from '../hooks/use-compared-ids.ts';
import { CompareBar } from './compare-bar.tsx';

interface ApplicantsToCompareProps {
  project: OwnProject;
  search: ReceivedSearch;
  /** Puts another choice into the address; with `replace` in the place of this one. */
  onSearch: (
    change: (before: ReceivedSearch) => ReceivedSearch,
    options: { replace: boolean },
  ) => Promise<void>;
}

/** The applications to a project: of one state or of all, in an order, and to be chosen for a comparison. */
export function ApplicantsToCompare({ project, search, onSearch }: ApplicantsToCompareProps) {
  const { status, sort } = search;
  const counts = useQuery(receivedCountsQuery([project.id])).data;
  const total = counts?.find(({ projectId }) => projectId === project.id)?.total ?? 0;
  const { chosen, choose, clear } = useComparedIds(search.ids, (ids) =>
    onSearch(({ ids: _, ...others }) => (ids ? { ...others, ids } : others), { replace: true }),
  );
  // The link that shows all applications goes with the note that there are none of some kind.
  const listRef = useFocusAfterChange<HTMLDivElement>(status ?? 'all', { preventScroll: true });
  // One by itself has no order, and nothing to be compared with.
  const areSeveral = total > 1;
  return (
    <div ref={listRef} tabIndex={-1} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ApplicationFilter projectId={project.id} search={search} />
        {areSeveral && (
          <ApplicationSortChoice
            sort={sort}
            onSort={(next) =>
              void onSearch(
                ({ sort: _, ...others }) =>
                  next === 'newest' ? others : { ...others, sort: next },
                { replace: false },
              )
            }
          />
        )}
      </div>
      {(areSeveral || chosen.length > 0) && (
        <CompareBar chosen={chosen} onClear={clear} projectId={project.id} />
      )}
      <ReceivedApplicationList
        project={project}
        search={search}
        answersOf={(consultantIds, consultantId) => (
          <ConsultantFigures consultantIds={consultantIds} consultantId={consultantId} />
        )}
        {...(areSeveral && {
          choiceFor: ({ id, consultant: { name } }) => (
            <Checkbox
              checked={chosen.includes(id)}
              onChange={(event) => choose(id, event.target.checked)}
              label={<>Compare {name}</>}
            />
          ),
        })}
      />
    </div>
  );
}
