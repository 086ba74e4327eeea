import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import { comparisonMax } from '../../rules/limits.ts';

interface CompareBarProps {
  chosen: readonly string[];
  onClear: () => void;
  /** The project that they have applied to: their applications are chosen, and the comparison leads back to it. */
  projectId?: string | undefined;
}

/** How many are chosen, and the way to see them side by side. */
export function CompareBar({ chosen, onClear, projectId }: CompareBarProps) {
  const statusRef = useFocusAfterChange<HTMLParagraphElement>(chosen.length > 0);
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p ref={statusRef} tabIndex={-1} role="status" className="text-ink-muted">
        {chosen.length === 0
          ? 'No one chosen for a comparison yet'
          : `${chosen.length} of ${comparisonMax} chosen for a comparison`}
      </p>
      {chosen.length > 0 && (
        <>
          <Button variant="ghost" className="sm:ml-auto" onClick={onClear}>
            Clear Choice
          </Button>
          {chosen.length > 1 && (
            <Link
              to="/shortlist/compare"
              search={{ ids: chosen.join(','), ...(projectId ? { project: projectId } : {}) }}
              className={buttonClassName({ className: 'max-sm:w-full' })}
            >
              <Scale aria-hidden="true" />
              Compare {chosen.length} {projectId ? 'Applicants' : 'Consultants'}
            </Link>
          )}
        </>
      )}
    </div>
  );
}
