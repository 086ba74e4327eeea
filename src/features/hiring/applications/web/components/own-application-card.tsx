import { type ReactNode, useRef } from 'react';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { budgetOf } from '#features/hiring/projects/web/components/project-budget.ts';
import { ProjectStatusBadge } from '#features/hiring/projects/web/components/project-status-badge.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import type { OwnApplication } from '../../contract/application-views.ts';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { ClientContact } from './client-contact.tsx';
import { OwnApplicationOutcome } from './own-application-outcome.tsx';
import { WithdrawApplication } from './withdraw-application.tsx';

interface OwnApplicationCardProps {
  application: OwnApplication;
  /** What stands on the card to be done about its client. */
  action?: ReactNode;
}

/** One of the consultant's applications: how it stands, for what, and whom to write to. */
export function OwnApplicationCard({ application, action }: OwnApplicationCardProps) {
  const { project, contact, status, rejectedBecause, createdAt, coverLetter, can } = application;
  const isShownByStatus =
    project.status === 'open' ||
    rejectedBecause === 'project-cancelled' ||
    rejectedBecause === 'project-unconfirmed';
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <ApplicationStatusBadge status={status} rejectedBecause={rejectedBecause} />
          <span>
            Applied <DateText value={createdAt} />
          </span>
        </div>
        <CardTitle ref={titleRef} tabIndex={-1} level={3} className="wrap-anywhere">
          {project.title}
        </CardTitle>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          {!isShownByStatus && <ProjectStatusBadge status={project.status} />}
          <span className="wrap-anywhere">
            {[contact.companyName, budgetOf(project), timelines.label(project.timeline)].join(
              ' · ',
            )}
          </span>
        </div>
      </div>
      <OwnApplicationOutcome application={application} />
      <div className="flex flex-col gap-2">
        <Disclosure summary="Your cover letter">
          <p className="wrap-anywhere whitespace-pre-line">{coverLetter}</p>
        </Disclosure>
        <Disclosure summary="Contact details of the client" open={status === 'accepted'}>
          <ClientContact contact={contact} />
        </Disclosure>
      </div>
      {(action || can.withdraw) && (
        <CardFooter>
          {action}
          {can.withdraw && (
            <WithdrawApplication
              applicationId={application.id}
              projectTitle={project.title}
              onGone={() => titleRef.current?.focus()}
            />
          )}
        </CardFooter>
      )}
    </Card>
  );
}
