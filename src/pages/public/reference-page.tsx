import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AnswerReference } from '#features/reviews/references/web/components/answer-reference.tsx';
import { askedReferenceQuery } from '#features/reviews/references/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/references/$token')({
  loader: ({ context: { queryClient }, params: { token } }) =>
    prepareParts(queryClient.prefetchQuery(askedReferenceQuery(token))),
  head: () => ({
    meta: [{ title: 'Reference · Direct365' }, { name: 'robots', content: 'noindex' }],
  }),
  component: ReferencePage,
});

function ReferencePage() {
  const { token } = Route.useParams();
  const query = useQuery(askedReferenceQuery(token));
  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Reference for a consultant"
        lead={query.data ? `${query.data.consultantName} asks you for a reference.` : undefined}
      />
      {query.isPending && <Skeleton className="h-72 w-full" />}
      {query.isLoadingError && <PartFailed what="The request" query={query} />}
      {query.data && <AnswerReference token={token} asked={query.data} />}
      {query.data === null && (
        <Banner tone="warning" title="This link leads nowhere any more">
          It was used or withdrawn, or its 30 days are over.
        </Banner>
      )}
    </Container>
  );
}
