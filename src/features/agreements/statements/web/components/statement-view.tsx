import { lazy, Suspense, useState } from 'react';
import { Milestones } from '#features/agreements/milestones/web/components/milestones.tsx';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import type { Statement } from '../../contract.ts';
import { versionStateNames } from '../messages.ts';
import { StatementActs } from './statement-acts.tsx';
import { StatementChanges } from './statement-changes.tsx';
import { StatementSections } from './statement-content.tsx';
import { VersionFacts, VersionList } from './version-list.tsx';

// It is fetched when a version is written.
const StatementForm = lazy(async () => ({
  default: (await import('./statement-form.tsx')).StatementForm,
}));

interface StatementViewProps {
  applicationId: ApplicationId;
  statement: Statement;
}

/** A statement of work as one of its sides reads it, or writes a version of it. */
export function StatementView({ applicationId, statement }: StatementViewProps) {
  const [isWriting, setIsWriting] = useState(false);
  const { versions, content, before, side } = statement;
  const [newest] = versions;
  const topRef = useFocusAfterChange<HTMLDivElement>(
    `${isWriting} ${newest?.number ?? 0} ${newest?.state ?? ''} ${newest?.acceptances.length ?? 0}`,
  );
  return (
    <div ref={topRef} tabIndex={-1} className="flex flex-col gap-6">
      {isWriting ? (
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <StatementForm {...{ applicationId, statement }} onEnd={() => setIsWriting(false)} />
        </Suspense>
      ) : (
        <>
          <Card>
            {newest ? (
              <>
                <p className="font-semibold text-ink">
                  Version {newest.number}: {versionStateNames[newest.state]}
                </p>
                <VersionFacts version={newest} side={side} />
              </>
            ) : (
              <p>
                {statement.isOffered
                  ? 'No version is written yet. The first one begins with what the project, both sides and your terms say.'
                  : 'No version is written, and new ones are not offered here.'}
              </p>
            )}
            <StatementActs {...{ applicationId, statement }} onPropose={() => setIsWriting(true)} />
          </Card>
          {versions.some(({ state }) => state === 'accepted') && (
            <Milestones {...{ applicationId }} />
          )}
          {newest?.state === 'proposed' && before && content && (
            <StatementChanges
              {...{ before, after: content }}
              title={`What Changes from Version ${newest.amends ?? newest.number - 1}`}
            />
          )}
          {content && <StatementSections content={content} />}
          <VersionList {...{ applicationId, statement }} />
          <Banner tone="info">
            The agreement is between the client and the consultant. We write it down, sign it and
            keep it, and are no party to it.
          </Banner>
        </>
      )}
    </div>
  );
}
