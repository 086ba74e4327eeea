import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { UserType } from '#access/user.ts';
import { ApplicationStatusBadge } from '#features/hiring/applications/web/components/application-status-badge.tsx';
import { CompletionHistory } from '#features/hiring/completions/web/components/completion-history.tsx';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { PagedList, showing } from '#ui/primitives/paged-list.tsx';
import type { UserApplication } from '../../../contract/user-record.ts';
import { userApplicationsQuery } from '../../queries/user-record.ts';
import { NothingHere } from './record-section.tsx';

interface UserApplicationsProps {
  userId: string;
  userType: UserType;
  /** The link to the person on the other side. */
  personLink: (userId: string, words: string) => ReactElement;
}

/** The applications that a consultant has sent, or a client received. */
export function UserApplications({ userId, userType, personLink }: UserApplicationsProps) {
  const query = useInfiniteQuery(userApplicationsQuery(userId));
  const verb = userType === 'client' ? 'received' : 'sent';
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      loading={{ spoken: 'Loading applications…', skeletons: 2, className: 'h-16 w-full' }}
      failed={<PartFailed what="The applications" query={query} />}
      empty={<NothingHere>{`No application was ${verb}.`}</NothingHere>}
      status={showing('application')}
      isSilentAtEnd
      moreLabel="Load More Applications"
      moreFailed="More applications could not be loaded. Please try again."
      className="flex flex-col gap-3"
    >
      {(application) => {
        const { client, consultant } = application;
        const other = userType === 'client' ? consultant : client;
        return (
          <ApplicationEntry
            application={application}
            other={personLink(other.userId, other.name)}
          />
        );
      }}
    </PagedList>
  );
}

interface ApplicationEntryProps {
  application: UserApplication;
  other: ReactElement;
}

function ApplicationEntry({ application, other }: ApplicationEntryProps) {
  const { project, status, createdAt, readAt, decidedAt, decisionReason } = application;
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-60 font-semibold wrap-anywhere text-ink">
          {project.title}
        </h3>
        {other}
        <ApplicationStatusBadge status={status} />
      </div>
      <p className="text-sm text-ink-muted">
        Sent <DateText value={createdAt} />
        {readAt ? (
          <>
            , read <DateText value={readAt} />
          </>
        ) : (
          ', not read yet'
        )}
        {decidedAt && (
          <>
            , decided <DateText value={decidedAt} />
          </>
        )}
      </p>
      {decisionReason && <p className="wrap-anywhere">Reason: {decisionReason}</p>}
      {application.cancellationWord && (
        <p className="wrap-anywhere whitespace-pre-line">
          The consultant’s word on the cancellation: {application.cancellationWord}
        </p>
      )}
      {application.completions.length > 0 && (
        <CompletionHistory completions={application.completions} />
      )}
      <Disclosure
        summary={
          <>
            Cover letter<span className="sr-only"> for {project.title}</span>
          </>
        }
      >
        <p className="pt-2 wrap-anywhere whitespace-pre-line">{application.coverLetter}</p>
      </Disclosure>
    </div>
  );
}
