import type { ReactNode } from 'react';

interface RecordSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a user's page, with a heading that links on the page lead to. */
export function RecordSection({ id, title, children }: RecordSectionProps) {
  return (
    <section aria-labelledby={id} className="flex scroll-mt-24 flex-col gap-4">
      <h2 id={id} tabIndex={-1} className="scroll-mt-24 text-xl font-semibold text-ink">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** In the place of a list with nothing in it. */
export const NothingHere = ({ children }: { children: ReactNode }) => (
  <p className="rounded-lg border border-line bg-surface px-5 py-6 text-ink-muted">{children}</p>
);
