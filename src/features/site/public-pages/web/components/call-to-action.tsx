import { type ReactNode, useId } from 'react';
import { Mark } from '#ui/brand/logo-mark.tsx';
import { Container } from '#ui/primitives/container.tsx';

interface CallToActionProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  note?: string | undefined;
}

/**
 * The last word of a page: what to do now. A deep panel, whose content is set in the dark theme whatever the page's;
 * the first action should be a primary one.
 */
export function CallToAction({ title, children, actions, note }: CallToActionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="py-14 sm:py-24 print:hidden [[data-ground=canvas]+&]:pt-0"
    >
      <Container>
        <div className="rounded-2xl bg-deep forced-colors:border">
          <div className="relative overflow-hidden rounded-2xl px-6 py-12 text-ink scheme-dark [--color-surface:transparent] sm:px-12 sm:py-16">
            <Mark className="absolute -top-[18%] -right-8 hidden h-[136%] w-auto text-ink opacity-6 md:block" />
            <div className="relative max-w-2xl">
              <h2 id={headingId} className="text-3xl font-semibold">
                {title}
              </h2>
              <p className="mt-4 max-w-prose text-lg text-ink-muted">{children}</p>
              <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{actions}</div>
              {note && <p className="mt-6 text-sm text-balance text-ink-muted">{note}</p>}
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
