import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect, useNavigate } from '@tanstack/react-router';
import { readReceivedSearch } from '#features/hiring/applications/web/queries/client-queries.ts';
import type { OwnProject } from '#features/hiring/projects/contract/project-views.ts';
import { ProjectForm } from '#features/hiring/projects/web/components/project-form/project-form.tsx';
import { storedProjectValues } from '#features/hiring/projects/web/components/project-form/project-form-values.ts';
import { useProjectForm } from '#features/hiring/projects/web/hooks/use-project-form.ts';
import { useSaveProject } from '#features/hiring/projects/web/hooks/use-save-project.ts';
import {
  onlyOpenCanBeEdited,
  updatedToast,
  updateFailedToast,
} from '#features/hiring/projects/web/messages.ts';
import { ownProjectQuery, projectsApi } from '#features/hiring/projects/web/queries.ts';
import { requireClient } from '#features/identity/accounts/web/guards.ts';
import { notify } from '#ui/feedback/notify.ts';
import { useKeptList } from '#ui/list-address.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/project/$projectId/edit')({
  beforeLoad: requireClient,
  loader: async ({ context, params }) => {
    try {
      // Fetched, not taken from the cache: the form saves every field it starts with.
      await context.queryClient.fetchQuery({ ...ownProjectQuery(params.projectId), staleTime: 0 });
    } catch {
      throw redirect({ to: '/client/portal', search: { notice: 'project-load-failed' } });
    }
  },
  head: () => ({ meta: [{ title: 'Edit Project · Direct365' }] }),
  component: EditProjectPage,
});

function EditProjectPage() {
  const { projectId } = Route.useParams();
  const { data: project } = useSuspenseQuery(ownProjectQuery(projectId));
  const applicants = useKeptList(`/project/${projectId}`, readReceivedSearch);
  return (
    <Container width="form" className="py-8 sm:py-12">
      <PageHeader
        title="Edit Project"
        lead={project.title}
        back={
          <BackLink
            render={<Link to="/project/$projectId" params={{ projectId }} search={applicants} />}
          >
            Back to Project
          </BackLink>
        }
      />
      {project.can.edit ? (
        <EditForm project={project} />
      ) : (
        <Banner
          tone="warning"
          title={onlyOpenCanBeEdited}
          action={
            <Link
              to="/project/$projectId"
              params={{ projectId }}
              className={buttonClassName({ variant: 'secondary' })}
            >
              View Project
            </Link>
          }
        >
          This project is no longer open, so its details cannot be changed.
        </Banner>
      )}
    </Container>
  );
}

function EditForm({ project }: { project: OwnProject }) {
  const { id: projectId } = project;
  const form = useProjectForm(storedProjectValues(project));
  const navigate = useNavigate();
  const save = useSaveProject(form, {
    save: (input, context) => projectsApi.edit({ ...input, projectId }, { context }),
    onSaved: () => notify.success(...updatedToast),
    leave: () => navigate({ to: '/project/$projectId', params: { projectId } }),
    returnTo: { next: `/project/${projectId}/edit`, notice: 'sign-in-to-edit-project' },
    failureOf: (problem) => {
      const [title, tryAgain] = updateFailedToast;
      return [title, problem?.code === 'PROJECT_STATE' ? onlyOpenCanBeEdited : tryAgain];
    },
  });

  return (
    <ProjectForm
      form={form}
      onSubmit={save}
      name="Edit project"
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      cancel={
        <Link
          to="/project/$projectId"
          params={{ projectId }}
          className={buttonClassName({ variant: 'secondary', size: 'lg' })}
        >
          Cancel
        </Link>
      }
    />
  );
}
