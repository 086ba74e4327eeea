import { useId } from 'react';
import type { LegalSection } from '../../../content/legal-text.ts';

/** The table of contents: beside the text on wide screens, above it on narrow ones. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const headingId = useId();
  return (
    <nav
      aria-labelledby={headingId}
      className="rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
    >
      <h2 id={headingId} className="font-semibold text-ink">
        Contents
      </h2>
      <ol className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-baseline gap-2 rounded-sm py-1 text-sm text-ink-muted no-underline hover:text-primary-ink hover:underline"
            >
              <span className="w-5 shrink-0 text-right tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
