import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import type { WeekPage } from '#features/agreements/time-sheets/contract.ts';
import { amountInWords } from '#features/agreements/time-sheets/rules/amounts.ts';
import { WeekDecision } from '#features/agreements/time-sheets/web/components/week-decision.tsx';
import { WeekEntries } from '#features/agreements/time-sheets/web/components/week-entries.tsx';
import { weekStateNames } from '#features/agreements/time-sheets/web/messages.ts';
import { weekQuery } from '#features/agreements/time-sheets/web/queries.ts';
import { requireClient } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/time-sheet/$weekId')({
  beforeLoad: requireClient,
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer }, params: { weekId } }) => {
    // Their portal explains to unapproved clients why they have no deals.
    if (!viewer.isApproved) throw redirect({ to: '/client/portal' });
    return prepareParts(queryClient.prefetchQuery(weekQuery(weekId)));
  },
  head: () => ({ meta: [{ title: 'Time Sheet · Direct365' }] }),
  component: TimeSheetWeekPage,
});

function TimeSheetWeekPage() {
  const { weekId } = Route.useParams();
  const query = useQuery(weekQuery(weekId));
  return (
    <Container width="form" className="py-8 sm:py-12">
      {query.isPending && <Skeleton className="h-40 w-full" />}
      {query.data === null && (
        <EmptyState
          level={1}
          title="No such week"
          action={
            <Link to="/client/portal" className={buttonClassName({ variant: 'secondary' })}>
              Go to Your Portal
            </Link>
          }
        >
          It does not exist, or it belongs to another company.
        </EmptyState>
      )}
      {query.isLoadingError && (
        <>
          <PageHeader title="Time Sheet" />
          <PartFailed what="The week" query={query} />
        </>
      )}
      {query.data && <Week page={query.data} />}
    </Container>
  );
}

function Week({ page }: { page: WeekPage }) {
  const { applicationId, projectTitle, consultantName, unit, week } = page;
  const { startsOn, state, total, reason, can } = week;
  return (
    <>
      <PageHeader
        title={
          <>
            Week from <DateText value={startsOn} />
          </>
        }
        lead={
          <span className="wrap-anywhere">
            {projectTitle}
            {consultantName && `, by ${consultantName}`}
          </span>
        }
        back={
          <BackLink render={<Link to="/application/$applicationId" params={{ applicationId }} />}>
            Back to Application
          </BackLink>
        }
      />
      <Card>
        <p className="font-semibold text-ink">
          {weekStateNames[state]}
          {total !== null && `: ${amountInWords(unit, total)}`}
        </p>
        {reason && <p className="wrap-anywhere whitespace-pre-line">Reason: {reason}</p>}
        <WeekEntries week={week} unit={unit} />
        {can.decide && <WeekDecision week={week} unit={unit} />}
      </Card>
    </>
  );
}
