import { type ReactNode, useId } from 'react';
import { cx } from '#ui/class-names.ts';

interface ChapterProps {
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** One part of the showcase, with an anchor of its own. */
export function Chapter({ id, title, lead, children }: ChapterProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="scroll-mt-6 border-t border-line pt-10 pb-16"
    >
      <h2 id={headingId} className="text-3xl font-semibold text-ink">
        {title}
      </h2>
      <p className="mt-3 max-w-prose text-lg text-ink-muted">{lead}</p>
      <div className="mt-8 flex flex-col gap-10">{children}</div>
    </section>
  );
}

interface SpecimenProps {
  title: string;
  /** When to use it, and what to mind. */
  note?: ReactNode;
  /** How the examples stand: beside each other, or one below the other over the whole width. */
  layout?: 'row' | 'stack' | undefined;
  children: ReactNode;
}

/** Some examples of one thing under its name. */
export function Specimen({ title, note, layout = 'row', children }: SpecimenProps) {
  return (
    <div className="min-w-0">
      <h3 className="text-lg font-semibold text-ink">{title}</h3>
      {note && <p className="mt-1 max-w-prose text-sm text-ink-muted">{note}</p>}
      <div
        className={cx(
          'mt-4 min-w-0',
          layout === 'row' ? 'flex flex-wrap items-center gap-4' : 'flex flex-col gap-4',
        )}
      >
        {children}
      </div>
    </div>
  );
}
