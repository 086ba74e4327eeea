import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementChoice } from '#features/notifications/preferences/web/components/announcement-choice.tsx';
import { EndedLink } from '#features/notifications/preferences/web/components/ended-link.tsx';
import { MessageTextChoice } from '#features/notifications/preferences/web/components/message-text-choice.tsx';
import { TimeChoices } from '#features/notifications/preferences/web/components/time-choices.tsx';
import { TopicChoices } from '#features/notifications/preferences/web/components/topic-choices.tsx';
import { mailPreferenceQuery } from '#features/notifications/preferences/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';

export const Route = createFileRoute('/mail-preferences/$key')({
  validateSearch: (search): { unsubscribed?: true | undefined } => ({
    unsubscribed: search.unsubscribed === true || undefined,
  }),
  // Never throws: a link that is not whole is said on the page.
  loader: ({ context, params: { key } }) =>
    prepareParts(context.queryClient.prefetchQuery(mailPreferenceQuery(key))),
  head: () => ({
    meta: [
      { title: 'Your mails · Direct365' },
      // The address alone authorises the choice, so no other site may learn it.
      { name: 'referrer', content: 'same-origin' },
    ],
  }),
  component: MailPreferencesPage,
});

function MailPreferencesPage() {
  const { key } = Route.useParams();
  const { unsubscribed = false } = Route.useSearch();
  const query = useQuery(mailPreferenceQuery(key));
  const problem = asApiProblem(query.error);
  return (
    <Container width="form" className="py-10 sm:py-16">
      <PageHeader
        title="Your mails"
        lead="Choose what we write to you, and what your browsers show. No sign-in is needed."
      />
      {query.isPending && (
        <div role="status">
          <span className="sr-only">Loading your choices…</span>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {query.data && (
        <div className="flex flex-col gap-8">
          <TopicChoices preference={query.data} linkKey={key} />
          <MessageTextChoice preference={query.data} />
          <TimeChoices preference={query.data} linkKey={key} />
          <AnnouncementChoice preference={query.data} />
        </div>
      )}
      {problem?.code === 'LINK_INVALID' && (
        <Banner tone="danger" title="This link does not work">
          {problem.message}
        </Banner>
      )}
      {problem?.code === 'LINK_ENDED' && <EndedLink isUnsubscribed={unsubscribed} />}
      {query.isError && problem?.code !== 'LINK_INVALID' && problem?.code !== 'LINK_ENDED' && (
        <PartFailed what="Your choice" query={query} />
      )}
    </Container>
  );
}
