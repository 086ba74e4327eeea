import { Check } from 'lucide-react';
import { Badge } from '#ui/primitives/badge.tsx';
import { Sheet, Stage } from './stage.tsx';

const facts = [
  { term: 'Today', value: 'Live since 2021, version 10.0.47' },
  { term: 'Duration', value: '3-6 months' },
  { term: 'Budget', value: '$50,000 - $100,000' },
  { term: 'Visible to', value: 'All consultants' },
] as const;

/** A project as it should be described: each line filled in. */
export function ProjectBriefIllustration() {
  return (
    <Stage>
      <Sheet>
        <p className="text-xs font-medium text-ink-muted">Project</p>
        <p className="mt-1 text-lg font-semibold text-ink">
          Close the month in three days instead of nine
        </p>
        <div className="mt-3 flex flex-wrap gap-1.5">
          <Badge>General Ledger</Badge>
          <Badge>Fixed Assets</Badge>
          <Badge>Report Development</Badge>
        </div>
        <div className="mt-4 divide-y divide-line border-t border-line text-sm">
          {facts.map(({ term, value }) => (
            <div key={term} className="flex items-center gap-3 py-2.5">
              <span className="w-20 shrink-0 text-ink-muted">{term}</span>
              <span className="min-w-0 flex-1 font-medium text-ink tabular-nums">{value}</span>
              <Check className="size-4 shrink-0 text-success-ink" />
            </div>
          ))}
        </div>
      </Sheet>
    </Stage>
  );
}
