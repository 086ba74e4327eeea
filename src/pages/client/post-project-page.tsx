import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, Link, redirect, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { acceptedApplicationQuery } from '#features/hiring/applications/web/queries/client-queries.ts';
import { InvitationWithProject } from '#features/hiring/invitations/web/components/invitation-with-project.tsx';
import {
  type Invitee,
  useInviteToPosted,
} from '#features/hiring/invitations/web/hooks/use-invite-to-posted.ts';
import type { ProjectTemplate } from '#features/hiring/projects/contract/project-views.ts';
import { ProjectForm } from '#features/hiring/projects/web/components/project-form/project-form.tsx';
import type { ProjectFormValues } from '#features/hiring/projects/web/components/project-form/project-form-schema.ts';
import {
  newProjectValues,
  repeatedProjectValues,
  storedProjectValues,
} from '#features/hiring/projects/web/components/project-form/project-form-values.ts';
import { WishPanel } from '#features/hiring/projects/web/components/project-form/wish-panel.tsx';
import { ProjectTemplates } from '#features/hiring/projects/web/components/project-templates.tsx';
import { useProjectDraft } from '#features/hiring/projects/web/hooks/use-project-draft.ts';
import { useProjectForm } from '#features/hiring/projects/web/hooks/use-project-form.ts';
import { useSaveProject } from '#features/hiring/projects/web/hooks/use-save-project.ts';
import {
  type ReadWish,
  startOfWish,
  useWish,
} from '#features/hiring/projects/web/hooks/use-wish.ts';
import { postedToasts, postFailedToast } from '#features/hiring/projects/web/messages.ts';
import {
  ownProjectQuery,
  projectsApi,
  projectTemplatesQuery,
} from '#features/hiring/projects/web/queries.ts';
import { briefLimits } from '#features/hiring/requirement-parser/rules/brief-limits.ts';
import { briefQuery } from '#features/hiring/requirement-parser/web/queries.ts';
import { requireClient } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { notify } from '#ui/feedback/notify.ts';
import { FilledFields } from '#ui/form/filled-fields.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

interface PostSearch {
  /** What the client needs, in their own words: the form is filled from it. */
  text?: string;
  /** One of their projects, to be posted again: the form is filled from it. */
  from?: string;
  /** With `from`: the consultant who did the work is invited to the new project. */
  invite?: true;
  /** One of their templates: the form is filled from it. */
  template?: string;
}

/** What the form starts with, where that is not an empty form. */
interface Source {
  /** Names it in the drafts of this tab. */
  scope: string;
  lead: string;
  values: ProjectFormValues;
  invitee: Invitee | null;
}

const words = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, briefLimits.text) : '';

export const Route = createFileRoute('/post-project')({
  validateSearch: ({ text, from, invite, template }): PostSearch =>
    readParameters<PostSearch>(['text', 'from', 'invite', 'template'], {
      ...(words(text) && { text: words(text) }),
      ...(words(from) && { from: words(from) }),
      ...(invite === true && { invite }),
      ...(words(template) && { template: words(template) }),
    }),
  beforeLoad: requireClient,
  loaderDeps: ({ search: { text, from, invite, template } }) => ({ text, from, invite, template }),
  loader: async ({ context: { queryClient, viewer }, deps }): Promise<Loaded> => {
    const { text, from, invite, template } = deps;
    if (from) {
      const withInvitation = invite === true && viewer.isApproved;
      const source = await readProject(queryClient, from, withInvitation).catch(() => null);
      if (source) return { source, wish: null };
      throw redirect({ to: '/client/portal', search: { notice: 'project-load-failed' } });
    }
    if (template) {
      const listed = await queryClient.fetchQuery(projectTemplatesQuery).catch(() => null);
      const source = listed && readTemplate(listed.items, template);
      if (source) return { source, wish: null };
      throw redirect({ to: '/post-project', search: { notice: 'template-missing' } });
    }
    // Without the list the form still opens.
    await prepareParts(queryClient.prefetchQuery(projectTemplatesQuery));
    if (!text) return { source: null, wish: null };
    // Without a readable text the form still opens, empty.
    const brief = await queryClient.fetchQuery(briefQuery(text)).catch(() => null);
    return { source: null, wish: brief && { text, brief } };
  },
  head: () => ({ meta: [{ title: 'Post a Project · Direct365' }] }),
  component: PostProjectPage,
});

interface Loaded {
  source: Source | null;
  wish: ReadWish | null;
}

async function readProject(
  queryClient: QueryClient,
  projectId: string,
  withInvitation: boolean,
): Promise<Source> {
  const [project, accepted] = await Promise.all([
    queryClient.fetchQuery(ownProjectQuery(projectId)),
    // Without them the project can still be posted again.
    withInvitation
      ? queryClient.fetchQuery(acceptedApplicationQuery(projectId)).catch(() => null)
      : null,
  ]);
  const invitee =
    accepted && !accepted.consultant.hasLeft
      ? { consultantId: accepted.consultant.userId, name: accepted.consultant.name }
      : null;
  return {
    scope: `project-${project.id}`,
    lead: `The form is filled from “${project.title}”. Nothing is posted until you choose Post Project.`,
    values: {
      ...repeatedProjectValues(project, new Date()),
      ...(invitee && { visibility: 'private' }),
    },
    invitee,
  };
}

function readTemplate(templates: readonly ProjectTemplate[], id: string): Source | null {
  const template = templates.find((each) => each.id === id);
  if (!template) return null;
  return {
    scope: `template-${id}`,
    lead: `The form is filled from your template “${template.name}”.`,
    values: storedProjectValues({ ...template.form, startDate: null }),
    invitee: null,
  };
}

function PostProjectPage() {
  const { source, wish } = Route.useLoaderData();
  // Another source is another form.
  return <PostForm key={source?.scope ?? ''} source={source} read={wish} />;
}

function PostForm({ source, read }: { source: Source | null; read: ReadWish | null }) {
  const { viewer } = Route.useRouteContext();
  const first: DefaultValues<ProjectFormValues> = source?.values ?? newProjectValues(viewer);
  const scope = source ? `${viewer.userId}:${source.scope}` : viewer.userId;
  const [start] = useState(() => startOfWish(first, read));
  const form = useProjectForm(start.values);
  const draft = useProjectDraft(form, scope, first);
  const wish = useWish(form, scope, start);
  const invitation = useInviteToPosted(source?.invitee ?? null);
  const navigate = useNavigate();
  const { text } = Route.useSearch();
  const { href } = useLocation();
  // Once it is in the form and its draft, it need not stand in the address: a reload would read it again.
  useEffect(() => {
    if (text !== undefined) void navigate({ to: '/post-project', search: {}, replace: true });
  }, [text, navigate]);
  const save = useSaveProject(form, {
    async save(project, context) {
      const { id } = await projectsApi.post(project, { context });
      return id;
    },
    async onSaved({ visibility }, projectId) {
      draft.finish();
      wish.forget();
      notify.success(...postedToasts[visibility]);
      await invitation.send(projectId);
    },
    leave: (projectId) =>
      invitation.isWanted
        ? navigate({ to: '/project/$projectId', params: { projectId } })
        : navigate({ to: '/client/portal' }),
    returnTo: {
      next: href,
      notice: 'sign-in-to-post-project',
    },
    failureOf: () => postFailedToast,
  });

  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Post a Project"
        lead={
          source?.lead ??
          'Tell consultants what you need. They apply to you directly, with no agency in between.'
        }
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
      <div className="mb-6 flex flex-col gap-6 empty:hidden">
        {!source && <ProjectTemplates />}
        {!source && <WishPanel form={form} wish={wish} />}
        <InvitationWithProject invitation={invitation} />
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
