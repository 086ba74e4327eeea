import { Check } from 'lucide-react';
import { cx } from '#ui/class-names.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Sheet, Stage } from './stage.tsx';

const moments = [
  { what: 'You applied', when: 'Monday', isLast: false },
  { what: 'The client read it', when: 'Tuesday', isLast: false },
  { what: 'The client accepted', when: 'Thursday', isLast: true },
] as const;

/** An application from a consultant's side: sent, read, answered. */
export function AnsweredApplicationIllustration() {
  return (
    <Stage>
      <Sheet className="ml-[10%]">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-semibold text-ink">Upgrade from AX 2012</p>
          <Badge tone="success">Accepted</Badge>
        </div>
        <ol className="mt-4 flex flex-col">
          {moments.map(({ what, when, isLast }) => (
            <li key={what} className="relative flex gap-3 pb-5 last:pb-0">
              {!isLast && <span className="absolute top-6 bottom-0 left-3 w-px bg-primary-line" />}
              <span
                className={cx(
                  'flex size-6 shrink-0 items-center justify-center rounded-full border',
                  isLast
                    ? 'border-primary bg-primary text-on-primary'
                    : 'border-primary-line bg-primary-soft text-primary-ink',
                )}
              >
                <Check className="size-3.5" />
              </span>
              <p className="flex flex-1 flex-wrap justify-between gap-x-3 text-sm text-ink">
                {what}
                <span className="text-ink-muted">{when}</span>
              </p>
            </li>
          ))}
        </ol>
      </Sheet>
      <Sheet className="mt-4 mr-[14%] text-sm text-ink">
        “Can you start with us on the first? My direct number is below.”
        <p className="mt-1.5 text-xs text-ink-muted">From the client</p>
      </Sheet>
    </Stage>
  );
}
