import { useQuery } from '@tanstack/react-query';
import { InvoiceDraft } from '#features/agreements/invoice-drafts/web/components/invoice-draft.tsx';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { milestoneMessages } from '../messages.ts';
import { milestonesQuery } from '../queries.ts';
import { MilestoneItem } from './milestone-item.tsx';

/** The milestones of a deal whose statement of work is in force; nothing where it names no deliverable. */
export function Milestones({ applicationId }: { applicationId: ApplicationId }) {
  const query = useQuery(milestonesQuery(applicationId));
  if (query.data?.items.length === 0) return null;
  return (
    <Card>
      <CardTitle>Milestones</CardTitle>
      {query.isPending && <Skeleton className="h-40 w-full" />}
      {query.isLoadingError && <PartFailed what="The milestones" query={query} />}
      {query.data && (
        <>
          <ul className="flex flex-col divide-y divide-line">
            {query.data.items.map((milestone) => (
              <MilestoneItem key={milestone.name} {...{ applicationId, milestone }} />
            ))}
          </ul>
          {query.data.billable.length > 0 && (
            <InvoiceDraft {...{ applicationId, billed: { milestones: query.data.billable } }} />
          )}
          {query.data.isReadyToComplete && (
            <Banner tone="info">{milestoneMessages.allAccepted}</Banner>
          )}
        </>
      )}
    </Card>
  );
}
