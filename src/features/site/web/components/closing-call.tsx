import { type ReactNode, useId } from 'react';
import { Container } from '#ui/primitives/container.tsx';

interface ClosingCallProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  note?: string | undefined;
}

/** The last word of a page: what to do now. */
export function ClosingCall({ title, children, actions, note }: ClosingCallProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="bg-primary py-14 text-on-primary sm:py-20 dark:border-t dark:border-primary-line dark:bg-primary-soft dark:text-ink"
    >
      <Container className="flex flex-col items-center text-center">
        <h2 id={headingId} className="max-w-2xl text-3xl font-semibold">
          {title}
        </h2>
        <p className="mt-4 max-w-prose text-lg">{children}</p>
        <div className="mt-8 flex flex-col gap-3 self-stretch sm:flex-row sm:flex-wrap sm:justify-center [&_a]:focus-visible:outline-on-primary dark:[&_a]:focus-visible:outline-focus">
          {actions}
        </div>
        {note && <p className="mt-6 text-sm">{note}</p>}
      </Container>
    </section>
  );
}
