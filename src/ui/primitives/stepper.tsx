import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';

export type StepperStep = { title: string; text?: ReactNode };

type StepperProps = {
  /** What the steps lead to. */
  label: string;
  steps: readonly StepperStep[];
  /** The step that is being taken, counted from 0. As many as there are steps means that all are done. */
  current: number;
};

type Standing = 'done' | 'current' | 'ahead';

const nodes: Record<Standing, string> = {
  done: 'border-primary bg-primary text-on-primary',
  current: 'border-primary bg-surface text-primary-ink forced-colors:border-[Highlight]',
  ahead: 'border-line-strong bg-surface text-ink-muted',
};

function standingOf(index: number, current: number): Standing {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

/** How far something has come that goes step by step: side by side where there is room, below each other on phones. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="flex flex-col sm:flex-row">
      {steps.map(({ title, text }, index) => {
        const standing = standingOf(index, current);
        return (
          <li
            key={title}
            aria-current={standing === 'current' ? 'step' : undefined}
            className="group relative flex gap-3 pb-6 last:pb-0 sm:flex-1 sm:flex-col sm:pr-6 sm:pb-0 sm:last:pr-0"
          >
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-9 bottom-1 left-4 border-l group-last:hidden sm:top-4 sm:right-1 sm:bottom-auto sm:left-9 sm:border-t sm:border-l-0',
                standing === 'done' ? 'border-primary' : 'border-line-strong',
              )}
            />
            <span
              aria-hidden="true"
              className={cx(
                'flex size-8 shrink-0 items-center justify-center rounded-full border-2 text-sm font-semibold tabular-nums',
                nodes[standing],
              )}
            >
              {standing === 'done' ? <Check strokeWidth={3} className="size-4" /> : index + 1}
            </span>
            <div className="min-w-0 pt-1 sm:pt-0">
              <p
                className={cx(
                  'font-semibold',
                  standing === 'ahead' ? 'text-ink-muted' : 'text-ink',
                )}
              >
                {title}
                {standing === 'done' && <span className="sr-only">, done</span>}
              </p>
              {text && <p className="mt-0.5 text-sm text-ink-muted">{text}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
