import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/primitives/avatar.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Sheet, Stage } from './stage.tsx';

const applications = [
  { initials: 'MK', title: 'Warehouse lead', facts: '14 years, $125', isChosen: true },
  { initials: 'RT', title: 'Planning lead', facts: '11 years, $140', isChosen: false },
  { initials: 'ES', title: 'Logistics analyst', facts: '6 years, $95', isChosen: false },
] as const;

/** The applications for a project side by side, of which one is accepted. */
export function MatchingProfilesIllustration() {
  return (
    <Stage>
      <Sheet isList>
        <div className="flex items-baseline justify-between gap-3 border-b border-line px-3.5 py-3.5 sm:px-5">
          <p className="font-semibold text-ink">Applications</p>
          <p className="text-sm text-ink-muted tabular-nums">{applications.length}</p>
        </div>
        {applications.map(({ initials, title, facts, isChosen }) => (
          <div
            key={initials}
            className={cx(
              'flex items-center gap-2.5 border-b border-line px-3.5 py-3.5 last:border-b-0 sm:gap-3 sm:px-5',
              isChosen && 'bg-primary-soft',
            )}
          >
            <Avatar initials={initials} size="sm" />
            <div className="min-w-0 flex-1">
              <p className="text-sm font-semibold text-ink sm:text-base">{title}</p>
              <p className="text-sm text-ink-muted tabular-nums">{facts}</p>
            </div>
            <Badge tone={isChosen ? 'success' : 'neutral'}>
              {isChosen ? 'Accepted' : 'Pending'}
            </Badge>
          </div>
        ))}
      </Sheet>
      <Sheet className="mt-4 mr-[12%] text-sm text-ink">
        “I have moved four cold stores to advanced warehousing, two of them while they were
        running.”
        <p className="mt-1.5 text-xs text-ink-muted">From a cover letter</p>
      </Sheet>
    </Stage>
  );
}
