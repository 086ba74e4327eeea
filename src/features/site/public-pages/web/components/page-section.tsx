import { type ReactNode, useId } from 'react';
import { cx } from '#ui/class-names.ts';
import { Container } from '#ui/primitives/container.tsx';

interface PageSectionProps {
  /** An anchor to link to. */
  id?: string | undefined;
  title: string;
  lead?: ReactNode;
  /** A link or a button beside the title. */
  action?: ReactNode;
  /** `band` stands out from its neighbours by its ground. */
  tone?: 'plain' | 'band' | undefined;
  /** `beside` puts the title to the left of the content on wide screens. */
  layout?: 'stacked' | 'beside' | undefined;
  children: ReactNode;
}

/** A part of a public page: a titled band over the full width. */
export function PageSection({
  id,
  title,
  lead,
  action,
  tone = 'plain',
  layout = 'stacked',
  children,
}: PageSectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-ground={tone === 'band' ? 'surface' : 'canvas'}
      className={cx(
        'py-14 sm:py-24',
        // Two parts on one ground share the space between them.
        tone === 'band' ? 'border-y border-line bg-surface' : '[[data-ground=canvas]+&]:pt-0',
      )}
    >
      <Container
        className={cx(
          layout === 'beside' &&
            'grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:items-start',
        )}
      >
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 sm:mb-12">
          <div className="max-w-prose">
            <h2 id={headingId} className="text-3xl font-semibold text-ink">
              {title}
            </h2>
            {lead && <p className="mt-3 text-lg text-ink-muted">{lead}</p>}
          </div>
          {action}
        </div>
        <div className="min-w-0">{children}</div>
      </Container>
    </section>
  );
}
