import type { ReactNode } from 'react';
import { Container } from '#ui/primitives/container.tsx';
import type { ClaimId } from '../../content/claims.ts';
import { ClaimFigures } from './claim-figures.tsx';

interface PageHeroProps {
  /** A few words above the title, or where the page is. */
  kicker: ReactNode;
  title: string;
  lead: ReactNode;
  actions?: ReactNode;
  /** Small print below the actions. */
  note?: string | undefined;
  /** Claims to show below everything else. */
  figures?: readonly ClaimId[] | undefined;
  /** Decorative; below the text on phones. */
  illustration?: ReactNode;
}

/** The top of a public page, with its only h1. */
export function PageHero(props: PageHeroProps) {
  const { kicker, title, lead, actions, note, figures, illustration } = props;
  return (
    <header className="overflow-hidden border-b border-line bg-surface">
      <Container className="grid items-center gap-x-12 gap-y-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:py-20">
        <div className="max-w-2xl">
          <div className="font-semibold text-primary-ink">{kicker}</div>
          <h1 className="mt-3 text-4xl font-semibold text-ink">{title}</h1>
          <div className="mt-5 max-w-prose text-lg text-ink-muted">{lead}</div>
          {actions && (
            <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{actions}</div>
          )}
          {note && <p className="mt-5 text-sm text-ink-muted">{note}</p>}
          {figures && (
            <div className="mt-10">
              <ClaimFigures ids={figures} />
            </div>
          )}
        </div>
        {illustration && (
          <div className="mx-auto w-full max-w-sm sm:max-w-md lg:max-w-none">{illustration}</div>
        )}
      </Container>
    </header>
  );
}
