import type { ReactNode } from 'react';
import type { ClaimId } from '#features/site-operations/site-settings/rules/claims.ts';
import { Container } from '#ui/primitives/container.tsx';
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
    <header data-ground="canvas">
      <Container className="grid grid-cols-1 items-center gap-x-16 gap-y-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:py-24">
        <div className="max-w-2xl">
          <div className="font-semibold text-primary-ink">{kicker}</div>
          <h1 className="mt-5 text-5xl font-semibold text-ink">{title}</h1>
          <div className="mt-6 max-w-[34rem] text-lg text-ink-muted">{lead}</div>
          {actions && (
            <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">{actions}</div>
          )}
          {note && <p className="mt-5 text-sm text-ink-muted">{note}</p>}
          {figures && (
            <div className="mt-10 empty:hidden">
              <ClaimFigures ids={figures} />
            </div>
          )}
        </div>
        {illustration && <div className="w-full max-w-xl lg:max-w-none">{illustration}</div>}
      </Container>
    </header>
  );
}
