import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { CompletionPart } from '#features/hiring/completions/web/components/completion-part.tsx';
import type { OwnProject } from '#features/hiring/projects/contract/project-views.ts';
import { initialsOfName } from '#features/identity/accounts/rules/person-name.ts';
import { RateText } from '#features/profiles/consultants/web/components/rate-text.tsx';
import { ConsultantPhoto } from '#features/profiles/photos/web/components/consultant-photo.tsx';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { LaterPart } from '#ui/later-part.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { ReceivedApplication } from '../../contract/application-views.ts';
import { acceptedBy } from '../messages.ts';
import { acceptedApplicationQuery } from '../queries/client-queries.ts';
import { ApplicantContact } from './applicant-contact.tsx';
import { CancellationWords } from './cancellation-part.tsx';

// It is fetched after the page: few read it at each visit.
const AccessPart = lazy(async () => {
  const part = await import('#features/hiring/environment-access/web/components/access-part.tsx');
  return { default: part.AccessPart };
});

const headings: Record<OwnProject['status'], string> = {
  open: 'Who is to work on it',
  in_progress: 'Who works on it',
  completed: 'Who did the work',
  cancelled: 'Who had been accepted',
};

interface AcceptedConsultantProps {
  project: OwnProject;
  /** What both sides keep of the accepted application. */
  dealParts: (application: ReceivedApplication) => ReactNode;
}

/**
 * The consultant whose application was accepted: who it is, how to reach them, and what comes next. Nothing without
 * one.
 */
export function AcceptedConsultant({ project, dealParts }: AcceptedConsultantProps) {
  const { id: projectId, status } = project;
  const query = useQuery(acceptedApplicationQuery(projectId));
  if (query.isPending) return <Skeleton className="h-56 w-full" />;
  if (query.data === undefined) return <PartFailed what={headings[status]} query={query} />;
  if (query.data === null) return null;
  const { id: applicationId, consultant, contact, decidedAt, completion } = query.data;
  return (
    <section aria-labelledby="accepted">
      <h2 id="accepted" className="mb-4 text-xl font-semibold text-ink">
        {headings[status]}
      </h2>
      <Card>
        <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-2">
          <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
            <ConsultantPhoto
              size="lg"
              initials={initialsOfName(consultant.name)}
              imageUrl={consultant.photoUrl}
            />
            <div className="min-w-0 grow basis-48">
              <CardTitle level={3} className="wrap-anywhere">
                <Link
                  to="/application/$applicationId"
                  params={{ applicationId }}
                  className="text-ink no-underline hover:underline"
                >
                  {consultant.name}
                </Link>
              </CardTitle>
              <p className="wrap-anywhere text-ink-muted">{consultant.title}</p>
              <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-muted">
                {!consultant.hasLeft && (
                  <span>
                    <RateText {...consultant} />
                  </span>
                )}
                {decidedAt && (
                  <span>
                    Accepted <DateText value={decidedAt} />
                    {acceptedBy(query.data)}
                  </span>
                )}
              </p>
            </div>
          </div>
          {!consultant.hasLeft && <ApplicantContact contact={contact} />}
        </div>
        <CompletionState application={query.data} />
        {status === 'in_progress' && !completion && (
          <NextStep project={project} name={consultant.name} />
        )}
        <LaterPart>
          <AccessPart applicationId={applicationId} own="client" />
          {dealParts(query.data)}
        </LaterPart>
      </Card>
    </section>
  );
}

/** How the completion of the deal stands. Completion is proposed by Mark as Completed, on the same page. */
function CompletionState({ application }: { application: ReceivedApplication }) {
  const { can, consultant, projectTitle } = application;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      <CompletionPart
        deal={{ ...application, can: { ...can, complete: false } }}
        own="client"
        other={consultant.name}
        projectTitle={projectTitle}
      />
      {application.cancellation && <CancellationWords cancellation={application.cancellation} />}
    </div>
  );
}

function NextStep({ project, name }: { project: OwnProject; name: string }) {
  return (
    <p className="border-t border-line pt-4">
      <strong className="font-semibold text-ink">Next step: </strong>
      Get in touch with {name} and agree on the start
      {project.startDate && (
        <>
          {' '}
          (you wished for <DateText value={project.startDate} />)
        </>
      )}
      . When the work is done, choose Mark as Completed.
    </p>
  );
}
