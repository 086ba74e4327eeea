import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { WaitingReplies } from '#features/conversations/mail-replies/web/components/waiting-replies.tsx';
import { waitingRepliesQuery } from '#features/conversations/mail-replies/web/queries.ts';
import { readThreadsSearch } from '#features/conversations/messages/web/components/list/threads-search.ts';
import { FirstMessage } from '#features/conversations/messages/web/components/thread/first-message.tsx';
import { NoSuchPerson } from '#features/conversations/messages/web/components/thread/no-such-thread.tsx';
import { addresseeQuery } from '#features/conversations/messages/web/queries.ts';
import { ownProjectQuery } from '#features/hiring/applications/web/queries/client-queries.ts';
import { applyViewQuery } from '#features/hiring/applications/web/queries/consultant-queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { readParameters } from '#lib/api/read-parameters.ts';

interface FirstMessageSearch {
  /** The id of the project that it is about. */
  project?: string;
  /** What stands in the field: a text that an app has drafted. */
  draft?: string;
}

export const Route = createFileRoute('/messages/with/$personId')({
  validateSearch: ({ project, draft }): FirstMessageSearch =>
    readParameters<FirstMessageSearch>(['project', 'draft'], {
      ...(typeof draft === 'string' ? { draft } : {}),
      ...(typeof project === 'string' ? { project } : {}),
    }),
  loaderDeps: ({ search: { project, draft } }) => ({ project, draft }),
  loader: async ({ context: { queryClient, viewer }, params: { personId }, deps }) => {
    if (viewer.lookingIn) return {};
    const addressee = await queryClient
      .fetchQuery(addresseeQuery(personId))
      .catch((error: unknown) => {
        const status = asApiProblem(error)?.status;
        // An address that cannot be an id is as unknown as an id without a user.
        if (status !== 404 && status !== 400) throw error;
      });
    const threadId = addressee?.threadId;
    if (threadId) {
      const { draft } = deps;
      throw redirect({
        to: '/messages/$threadId',
        params: { threadId },
        search: draft === undefined ? {} : { draft },
        replace: true,
      });
    }
    const [projectTitle] = await Promise.all([
      deps.project && findTitle(deps.project),
      prepareParts(queryClient.prefetchQuery(waitingRepliesQuery({ personId }))),
    ]);
    return { projectTitle };

    /** The project's title, as the writer may know it; without it the message begins with nothing. */
    async function findTitle(projectId: string): Promise<string | undefined> {
      const title =
        viewer.userType === 'client'
          ? queryClient.fetchQuery(ownProjectQuery(projectId)).then((project) => project.title)
          : queryClient.fetchQuery(applyViewQuery(projectId)).then(({ project }) => project.title);
      return title.catch(() => undefined);
    }
  },
  head: () => ({ meta: [{ title: 'Write a Message · Direct365' }] }),
  component: FirstMessagePage,
});

function FirstMessagePage() {
  const { personId } = Route.useParams();
  const { viewer } = Route.useRouteContext();
  const { projectTitle } = Route.useLoaderData();
  const { filter, text, draft } = Route.useSearch();
  const search = readThreadsSearch({ filter, text });
  const { data: addressee } = useQuery({ ...addresseeQuery(personId), enabled: false });
  const navigate = useNavigate();
  if (!addressee) return <NoSuchPerson search={search} />;
  return (
    <FirstMessage
      key={personId}
      addressee={addressee}
      viewerId={viewer.userId}
      search={search}
      projectTitle={projectTitle}
      draft={draft}
      above={
        <WaitingReplies
          place={{ personId }}
          onSent={(threadId) =>
            void navigate({
              to: '/messages/$threadId',
              params: { threadId },
              search,
              replace: true,
            })
          }
        />
      }
    />
  );
}
