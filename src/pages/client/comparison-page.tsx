import { createFileRoute, Link } from '@tanstack/react-router';
import { mayHire } from '#access/company.ts';
import { idsIn } from '#features/conversations/shortlists/rules/compared-ids.ts';
import { ComparedApplicants } from '#features/conversations/shortlists/web/components/compared-applicants.tsx';
import { ComparedConsultants } from '#features/conversations/shortlists/web/components/compared-consultants.tsx';
import type { ComparisonSearch } from '#features/conversations/shortlists/web/components/side-by-side.tsx';
import {
  consultantQuery,
  shortlistedIdsQuery,
} from '#features/conversations/shortlists/web/queries.ts';
import {
  applicantScoresQuery,
  readReceivedSearch,
  receivedApplicationQuery,
} from '#features/hiring/applications/web/queries/client-queries.ts';
import { requireApprovedClient } from '#features/identity/accounts/web/guards.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { readParameters } from '#lib/api/read-parameters.ts';
import { useKeptList } from '#ui/list-address.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

export const Route = createFileRoute('/shortlist/compare')({
  validateSearch: ({ ids, show, project }): ComparisonSearch =>
    readParameters<ComparisonSearch>(['ids', 'show', 'project'], {
      ...(typeof ids === 'string' ? { ids } : {}),
      ...(show === 'differences' ? { show } : {}),
      ...(typeof project === 'string' ? { project } : {}),
    }),
  beforeLoad: requireApprovedClient,
  loaderDeps: ({ search: { ids, project } }) => ({ ids: idsIn(ids), project }),
  // None throws: the page says who cannot be loaded.
  loader: ({ context: { queryClient }, deps: { ids, project } }) =>
    prepareParts(
      ...(project
        ? [
            queryClient.prefetchQuery(applicantScoresQuery(project, ids)),
            ...ids.map((id) => queryClient.prefetchQuery(receivedApplicationQuery(id))),
          ]
        : [
            ...(ids.length > 0 ? [queryClient.prefetchQuery(shortlistedIdsQuery)] : []),
            ...ids.map((id) => queryClient.prefetchQuery(consultantQuery(id))),
          ]),
    ),
  head: () => ({ meta: [{ title: 'Compare Consultants · Direct365' }] }),
  component: ComparisonPage,
});

function ComparisonPage() {
  const search = Route.useSearch();
  const { viewer } = Route.useRouteContext();
  const ids = idsIn(search.ids);
  const chosen = ids.length > 0 ? { ids: ids.join(',') } : {};
  const { project: projectId } = search;
  const { ids: _, ...applicants } = useKeptList(`/project/${projectId}`, readReceivedSearch);
  if (projectId) {
    return (
      <Container className="py-8 sm:py-12">
        <PageHeader
          title="Compare Applicants"
          lead="How well each of them fits, what they wrote to you, and what they say of themselves, side by side."
          back={
            <BackLink
              render={
                <Link
                  to="/project/$projectId"
                  params={{ projectId }}
                  search={{ ...applicants, ...chosen }}
                />
              }
            >
              Back to Project
            </BackLink>
          }
        />
        <ComparedApplicants projectId={projectId} ids={ids} search={search} />
      </Container>
    );
  }
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Compare Consultants"
        lead="What each of them says of themselves, side by side."
        back={
          <BackLink render={<Link to="/shortlist" search={chosen} />}>Back to Shortlist</BackLink>
        }
      />
      <ComparedConsultants ids={ids} search={search} canHire={mayHire(viewer)} />
    </Container>
  );
}
