import { useQuery } from '@tanstack/react-query';
import { ConsultantFigures } from '#features/conversations/pending-actions/web/components/consultant-figures.tsx';
import { ApplicationFilter } from '#features/hiring/applications/web/components/application-filter.tsx';
import { ApplicationSortChoice } from '#features/hiring/applications/web/components/application-sort-choice.tsx';
import { DeclineStage } from '#features/hiring/applications/web/components/decline-stage.tsx';
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
  /** Whether the reader's role lets them decline. */
  canDecline: boolean;
}

/** The applications to a project: of one part or all, in an order, to be sorted, and to be chosen for a comparison. */
export function ApplicantsToCompare(props: ApplicantsToCompareProps) {
  const { project, search, onSearch, canDecline } = props;
  const { show, sort } = search;
  const { data } = useQuery(receivedCountsQuery([project.id]));
  const counts = data?.find(({ projectId }) => projectId === project.id);
  const { chosen, choose, clear } = useComparedIds(search.ids, (ids) =>
    onSearch(({ ids: _, ...others }) => (ids ? { ...others, ids } : others), { replace: true }),
  );
  // The link that shows all applications goes with the note that there are none of some kind.
  const listRef = useFocusAfterChange<HTMLDivElement>(show ?? 'all', { preventScroll: true });
  // A single application needs no sort, no filter and no comparison.
  const areSeveral = (counts?.total ?? 0) > 1;
  const isChosen = (id: string) => chosen.includes(id);
  return (
    <div ref={listRef} tabIndex={-1} className="flex flex-col gap-4">
      {counts && (areSeveral || show) && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ApplicationFilter projectId={project.id} search={search} counts={counts} />
          <ApplicationSortChoice
            sort={sort}
            onSort={(next) =>
              void onSearch(
                ({ sort: _, ...others }) => (next === 'match' ? others : { ...others, sort: next }),
                { replace: false },
              )
            }
          />
          {canDecline && counts.pending > 1 && (
            <p className="min-w-0 flex-1 basis-60 text-sm text-ink-muted max-sm:hidden pointer-coarse:hidden">
              Keys: J next, K previous, M maybe, I interview, N no, U new, S star, X compare
            </p>
          )}
        </div>
      )}
      {(areSeveral || chosen.length > 0) && (
        <div className={chosen.length === 0 ? 'sr-only' : undefined}>
          <CompareBar chosen={chosen} onClear={clear} projectId={project.id} />
        </div>
      )}
      {show === 'no' && canDecline && (
        <DeclineStage projectId={project.id} count={counts?.stages.no ?? 0} />
      )}
      <ReceivedApplicationList
        project={project}
        search={search}
        answersOf={(consultantIds, consultantId) => (
          <ConsultantFigures consultantIds={consultantIds} consultantId={consultantId} />
        )}
        {...(areSeveral && {
          onChoose: ({ id }) => choose(id, !isChosen(id)),
          choiceFor: ({ id, consultant: { name } }) => (
            <Checkbox
              checked={isChosen(id)}
              onChange={(event) => choose(id, event.target.checked)}
              label={<>Compare {name}</>}
            />
          ),
        })}
      />
    </div>
  );
}
