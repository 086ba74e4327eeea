import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { postedForm } from '#features/identity/accounts/web/components/posted-form.ts';
import { AnswerReference } from '#features/reviews/references/web/components/answer-reference.tsx';
import { askedReferenceQuery } from '#features/reviews/references/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';

interface ReferenceSearch {
  /** What was answered; the link leads nowhere from then on. */
  answered?: 'confirmed' | 'declined';
}

export const Route = createFileRoute('/references/$token')({
  validateSearch: ({ answered }): ReferenceSearch =>
    readParameters<ReferenceSearch>(
      ['answered'],
      answered === 'confirmed' || answered === 'declined' ? { answered } : {},
    ),
  loader: async ({ context: { queryClient }, params: { token } }) => {
    const posted = postedForm();
    await prepareParts(queryClient.prefetchQuery(askedReferenceQuery(token)));
    return { posted };
  },
  head: () => ({
    meta: [{ title: 'Reference · Direct365' }, { name: 'robots', content: 'noindex' }],
  }),
  component: ReferencePage,
});

function ReferencePage() {
  const { token } = Route.useParams();
  const { answered } = Route.useSearch();
  const { posted } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  const query = useQuery(askedReferenceQuery(token));
  const isEnded = query.data === null;
  const endedRef = useFocusAfterChange<HTMLDivElement>(isEnded);

  async function handleAnswered(answer: 'confirmed' | 'declined') {
    await navigate({ search: { answered: answer }, replace: true });
    queryClient.setQueryData(askedReferenceQuery(token).queryKey, null);
  }

  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Reference for a consultant"
        lead={query.data ? `${query.data.consultantName} asks you for a reference.` : undefined}
      />
      {query.isPending && <Skeleton className="h-72 w-full" />}
      {query.isLoadingError && <PartFailed what="The request" query={query} />}
      {query.data && (
        <AnswerReference
          token={token}
          asked={query.data}
          posted={posted}
          onAnswered={handleAnswered}
        />
      )}
      <div ref={endedRef} tabIndex={-1}>
        {isEnded && <Ended answered={answered} />}
      </div>
    </Container>
  );
}

/** What a link shows that cannot be answered any more. */
function Ended({ answered }: { answered: ReferenceSearch['answered'] | undefined }) {
  if (answered === undefined) {
    return (
      <Banner tone="warning" title="This link leads nowhere any more">
        It was used or withdrawn, or its 30 days are over.
      </Banner>
    );
  }
  return (
    <Banner tone="success" title="Thank you for your answer">
      {answered === 'confirmed'
        ? 'Clients read your reference on the profile of the consultant.'
        : 'The consultant cannot ask you at this address again.'}
    </Banner>
  );
}
