import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ProjectForm } from '#features/hiring/projects/web/components/project-form/project-form.tsx';
import { newProjectValues } from '#features/hiring/projects/web/components/project-form/project-form-values.ts';
import { WishPanel } from '#features/hiring/projects/web/components/project-form/wish-panel.tsx';
import { useProjectDraft } from '#features/hiring/projects/web/hooks/use-project-draft.ts';
import { useProjectForm } from '#features/hiring/projects/web/hooks/use-project-form.ts';
import { useSaveProject } from '#features/hiring/projects/web/hooks/use-save-project.ts';
import {
  type ReadWish,
  startOfWish,
  useWish,
} from '#features/hiring/projects/web/hooks/use-wish.ts';
import { postedToasts, postFailedToast } from '#features/hiring/projects/web/messages.ts';
import { projectsApi } from '#features/hiring/projects/web/queries.ts';
import { briefLimits } from '#features/hiring/requirement-parser/rules/brief-limits.ts';
import { briefQuery } from '#features/hiring/requirement-parser/web/queries.ts';
import { requireClient } from '#features/identity/accounts/web/guards.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { notify } from '#ui/feedback/notify.ts';
import { FilledFields } from '#ui/form/filled-fields.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

interface WishSearch {
  /** What the client needs, in their own words: the form is filled from it. */
  text?: string;
}

export const Route = createFileRoute('/post-project')({
  validateSearch: ({ text }): WishSearch =>
    readParameters<WishSearch>(
      ['text'],
      typeof text === 'string' && text.trim() !== ''
        ? { text: text.trim().slice(0, briefLimits.text) }
        : {},
    ),
  beforeLoad: requireClient,
  loaderDeps: ({ search: { text } }) => ({ text }),
  loader: async ({ context: { queryClient }, deps: { text } }): Promise<ReadWish | null> => {
    if (!text) return null;
    // Without a readable text the form still opens, empty.
    const brief = await queryClient.fetchQuery(briefQuery(text)).catch(() => null);
    return brief && { text, brief };
  },
  head: () => ({ meta: [{ title: 'Post a Project · Direct365' }] }),
  component: PostProjectPage,
});

function PostProjectPage() {
  const { viewer } = Route.useRouteContext();
  const empty = newProjectValues(viewer);
  const loaded = Route.useLoaderData();
  const [start] = useState(() => startOfWish(empty, loaded));
  const form = useProjectForm(start.values);
  const draft = useProjectDraft(form, viewer.userId, empty);
  const wish = useWish(form, viewer.userId, start);
  const navigate = useNavigate();
  const { text } = Route.useSearch();
  // Once it is in the form and its draft, it need not stand in the address: a reload would read it again.
  useEffect(() => {
    if (text !== undefined) void navigate({ to: '/post-project', search: {}, replace: true });
  }, [text, navigate]);
  const save = useSaveProject(form, {
    save: (project, context) => projectsApi.post(project, { context }),
    onSaved: ({ visibility }) => {
      draft.finish();
      wish.forget();
      notify.success(...postedToasts[visibility]);
    },
    leave: () => navigate({ to: '/client/portal' }),
    returnTo: { next: '/post-project', notice: 'sign-in-to-post-project' },
    failureOf: () => postFailedToast,
  });

  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Post a Project"
        lead="Tell consultants what you need. They apply to you directly, with no agency in between."
        back={<BackLink render={<Link to="/client/portal" />}>Back to Portal</BackLink>}
      />
      {draft.isRestored && (
        <Banner
          tone="info"
          title="Your draft is back"
          className="mb-6"
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                wish.forget();
                draft.startAfresh();
              }}
            >
              Start Afresh
            </Button>
          }
        >
          What you had typed before is in the form again.
        </Banner>
      )}
      <div className="mb-6">
        <WishPanel form={form} wish={wish} />
      </div>
      <FilledFields value={wish.marks}>
        <ProjectForm
          form={form}
          onSubmit={save}
          name="Post a project"
          submitLabel="Post Project"
          pendingLabel="Posting Project..."
          cancel={
            <Link
              to="/client/portal"
              className={buttonClassName({ variant: 'secondary', size: 'lg' })}
            >
              Cancel
            </Link>
          }
        />
      </FilledFields>
    </Container>
  );
}
