import type { Step } from '../../content/how-it-works.ts';

/** Numbered steps, one below the other, joined by a line. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="flex max-w-3xl flex-col">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="group relative flex gap-5 pb-9 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-10 bottom-0 left-5 w-px bg-primary-line group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="z-10 flex size-10 shrink-0 items-center justify-center rounded-full border border-primary-line bg-primary-soft font-semibold text-primary-ink tabular-nums"
          >
            {index + 1}
          </span>
          <div className="min-w-0 pt-1.5">
            <h3 className="text-lg font-semibold text-ink">{title}</h3>
            <p className="mt-1.5 max-w-prose text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
