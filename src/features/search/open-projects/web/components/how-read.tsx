import { Link } from '@tanstack/react-router';
import type { OpenProjectChoice } from '#features/hiring/projects/rules/open-project-filter.ts';
import type { Correction, TextReading } from '#features/search/query/contract.ts';
import {
  chosenConditions,
  withoutCondition,
} from '#features/search/query/web/components/chosen-filters.ts';
import { FilterChips } from '#features/search/query/web/components/filter-chips.tsx';
import { ReadingNote } from '#features/search/query/web/components/reading-note.tsx';

interface HowReadProps {
  choice: OpenProjectChoice;
  reading: TextReading;
  correction: Correction | null;
  /** Whether no project was found. */
  isEmpty: boolean;
}

const ofProjects = {
  none: 'No open project fits this.',
  nearest: 'Those that are nearest come first.',
  few: 'Few projects match all of',
  unmentioned: 'No open project mentions',
};

/** How a text was read: its conditions, which can be dropped, the words taken for mistyped ones, and what none has. */
export function HowRead({ choice, reading, correction, isEmpty }: HowReadProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
      <FilterChips
        filters={chosenConditions(choice, reading.conditions)}
        linkTo={(without, look) => (
          <Link to="/consultant/portal" search={{ tab: 'projects', ...without }} {...look} />
        )}
        onEmptied={() => document.getElementById('open-projects')?.focus()}
      />
      {correction && (
        <p className="w-full text-ink-muted">
          Nothing matches “{correction.typed}”. Showing results for “
          <strong className="text-ink">{correction.used}</strong>”.{' '}
          <Link
            to="/consultant/portal"
            search={{ tab: 'projects', ...choice, spelling: 'typed' }}
            resetScroll={false}
          >
            Search for it as typed
          </Link>
        </p>
      )}
      <ReadingNote
        reading={reading}
        isCorrected={correction !== null}
        isEmpty={isEmpty}
        words={ofProjects}
      />
    </div>
  );
}

/** Without which condition of the text there would be how many; nothing where none stands in the way. */
export function ConditionsInTheWay({
  choice,
  reading,
}: Pick<HowReadProps, 'choice'> & { reading: TextReading | null | undefined }) {
  const inTheWay = reading?.conditions.filter(({ foundWithout }) => foundWithout) ?? [];
  return inTheWay.map(({ words, label, foundWithout }) => (
    <span key={words} className="mt-2 block">
      <Link
        to="/consultant/portal"
        search={{ tab: 'projects', ...withoutCondition(choice, words) }}
        resetScroll={false}
      >
        Without “{label}”
      </Link>
      : {foundWithout?.toLocaleString('en')}
    </span>
  ));
}
