import { type ReactNode, useId } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { MomentText } from '#ui/primitives/moment-text.tsx';
import type { SiteSettingsView } from '../../contract.ts';

type Revision = Pick<SiteSettingsView['claims'], 'changedAt' | 'changedBy'>;

interface SectionCardProps {
  title: string;
  lead: ReactNode;
  revision: Revision;
  /** What another admin has saved since, when a save met it. */
  newer: Revision | null;
  onTakeNewer: () => void;
  children: ReactNode;
}

/** A section of the settings: who changed it last, and what to do when another admin has. */
export function SectionCard(props: SectionCardProps) {
  const { title, lead, revision, newer, onTakeNewer, children } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <div>
          <CardTitle id={titleId}>{title}</CardTitle>
          <p className="mt-2 max-w-prose text-ink-muted">{lead}</p>
          <p className="mt-2 text-sm text-ink-muted">
            {revision.changedAt ? (
              <>
                Last changed <MomentText value={revision.changedAt} /> UTC by{' '}
                {revision.changedBy ?? 'a former admin'}.
              </>
            ) : (
              'These have not been changed yet.'
            )}
          </p>
        </div>
        {newer && (
          <Banner
            tone="danger"
            title={`${newer.changedBy ?? 'Another admin'} has changed these settings meanwhile.`}
            action={
              <Button variant="secondary" size="sm" onClick={onTakeNewer}>
                Show What Is Saved
              </Button>
            }
          >
            Nothing of yours was saved. It stands here still, until you have what is saved shown in
            its place.
          </Banner>
        )}
        {children}
      </Card>
    </section>
  );
}
