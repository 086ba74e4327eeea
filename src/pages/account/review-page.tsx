import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { portalOf, requireSignedIn } from '#features/identity/accounts/web/guards.ts';
import { ReportButton } from '#features/moderation/reports/web/components/report-button.tsx';
import type { DealReviews } from '#features/reviews/reviews/contract.ts';
import { RevealedReviews } from '#features/reviews/reviews/web/components/revealed-reviews.tsx';
import { ReviewForm } from '#features/reviews/reviews/web/components/review-form.tsx';
import { dealReviewsQuery } from '#features/reviews/reviews/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/application/$applicationId/review')({
  beforeLoad: (guarded) => ({ viewer: requireSignedIn(guarded).viewer }),
  // Never throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient, viewer }, params: { applicationId } }) =>
    viewer.lookingIn
      ? undefined
      : prepareParts(queryClient.prefetchQuery(dealReviewsQuery(applicationId))),
  head: () => ({ meta: [{ title: 'Reviews · Direct365' }] }),
  component: ReviewPage,
});

function ReviewPage() {
  const { viewer } = Route.useRouteContext();
  const { applicationId } = Route.useParams();
  const query = useQuery({ ...dealReviewsQuery(applicationId), enabled: !viewer.lookingIn });
  if (viewer.lookingIn) {
    return (
      <Container className="py-8 sm:py-12">
        <EmptyState level={1} title="Reviews are private">
          You can’t see a user’s reviews while impersonating them.
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container width="form" className="py-8 sm:py-12">
      {query.isPending && <Skeleton className="h-40 w-full" />}
      {query.data === null && <NoDeal />}
      {query.isLoadingError && (
        <>
          <PageHeader title="Reviews" />
          <PartFailed what="The reviews" query={query} />
        </>
      )}
      {query.data && <Reviews applicationId={applicationId} reviews={query.data} />}
    </Container>
  );
}

function Reviews({ applicationId, reviews }: { applicationId: string; reviews: DealReviews }) {
  const { side, projectTitle, revealed, isOwnRemoved, can } = reviews;
  const isRevealed = revealed.length > 0 || isOwnRemoved;
  return (
    <>
      <PageHeader
        title={can.write ? `Review the ${side === 'client' ? 'consultant' : 'client'}` : 'Reviews'}
        lead={<span className="wrap-anywhere">{projectTitle}</span>}
        back={
          side === 'client' ? (
            <BackLink render={<Link to="/application/$applicationId" params={{ applicationId }} />}>
              Back to Application
            </BackLink>
          ) : (
            <BackLink
              render={
                <Link to="/consultant/portal" search={{ tab: 'projects', view: 'applications' }} />
              }
            >
              Back to Your Applications
            </BackLink>
          )
        }
      />
      {can.write && <ReviewForm applicationId={applicationId} reviews={reviews} />}
      {!can.write && !isRevealed && (
        <p>The time for reviews is over, and no review was submitted in it.</p>
      )}
      {isRevealed && (
        <RevealedReviews
          applicationId={applicationId}
          reviews={reviews}
          report={(reviewId) => <ReportButton about={{ reviewId }} noun="this review" />}
        />
      )}
    </>
  );
}

function NoDeal() {
  const { viewer } = Route.useRouteContext();
  return (
    <EmptyState
      level={1}
      title="There is nothing to review here"
      action={
        <Link to={portalOf(viewer)} className={buttonClassName({ variant: 'secondary' })}>
          Your Portal
        </Link>
      }
    >
      Deals can be reviewed once they are completed.
    </EmptyState>
  );
}
