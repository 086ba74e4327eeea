import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useRef } from 'react';
import { companySizes, industries } from '#catalogue/enumerations/company.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import type { ProjectContact } from '#features/hiring/projects/contract/project-views.ts';
import { budgetOf } from '#features/hiring/projects/web/components/project-budget.ts';
import { ProjectStatusBadge } from '#features/hiring/projects/web/components/project-status-badge.tsx';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { LaterPart } from '#ui/later-part.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { type Description, DescriptionList } from '#ui/primitives/description-list.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { PhoneLink } from '#ui/primitives/phone-link.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { OwnApplication } from '../../contract/application-views.ts';
import { openTerms } from '../../rules/terms.ts';
import { applyingApi } from '../queries/consultant-queries.ts';
import { AnswerList } from './answer-list.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { AddCancellationWord, CancellationWords } from './cancellation-part.tsx';
import { OwnApplicationOutcome } from './own-application-outcome.tsx';
import { TermsList } from './terms-list.tsx';
import { UndoActs } from './undo-acts.tsx';

// Most applications are no deals: the part is fetched for those that are.
const CompletionPart = lazy(async () => {
  const part = await import('#features/hiring/completions/web/components/completion-part.tsx');
  return { default: part.CompletionPart };
});

const AccessDisclosure = lazy(async () => {
  const part = await import(
    '#features/hiring/environment-access/web/components/access-disclosure.tsx'
  );
  return { default: part.AccessDisclosure };
});

interface OwnApplicationCardProps {
  application: OwnApplication;
  /** What stands on the card to be done about its client. */
  action?: ReactNode;
  /** What its client offers. */
  offers?: ReactNode;
  /** What both sides keep of an accepted application. */
  dealParts?: ReactNode;
}

/** One of the consultant's applications: how it stands, for what, and whom to write to. */
export function OwnApplicationCard(props: OwnApplicationCardProps) {
  const { application, action, offers, dealParts } = props;
  const { project, contact, status, rejectedBecause, createdAt, coverLetter, can } = application;
  const { answers, terms, agreedTerms } = application;
  const isShownByStatus =
    project.status === 'open' ||
    rejectedBecause === 'project-cancelled' ||
    rejectedBecause === 'project-unconfirmed';
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <ApplicationStatusBadge
            status={status}
            rejectedBecause={rejectedBecause}
            isBeingApproved={application.isBeingApproved}
          />
          <span>
            Applied <DateText value={createdAt} />
          </span>
        </div>
        <CardTitle ref={titleRef} tabIndex={-1} level={3} className="wrap-anywhere">
          {project.title}
        </CardTitle>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          {!isShownByStatus && <ProjectStatusBadge status={project.status} />}
          {application.completion?.state === 'waiting' && (
            <Badge tone="warning">Completion proposed</Badge>
          )}
          <span className="wrap-anywhere">
            {[contact.companyName, budgetOf(project), timelines.label(project.timeline)].join(
              ' · ',
            )}
          </span>
        </div>
      </div>
      <OwnApplicationOutcome application={application} />
      {offers}
      {status === 'accepted' && (
        <LaterPart>
          <CompletionPart
            deal={application}
            own="consultant"
            other="The client"
            projectTitle={project.title}
          />
          <AccessDisclosure applicationId={application.id} />
          {dealParts}
        </LaterPart>
      )}
      <UndoActs application={application} own="consultant" other="The client" api={applyingApi} />
      {application.cancellation && <CancellationWords cancellation={application.cancellation} />}
      {can.addWord && <AddCancellationWord id={application.id} />}
      <div className="flex flex-col gap-2">
        <Disclosure summary="Your cover letter">
          <p className="wrap-anywhere whitespace-pre-line">{coverLetter}</p>
        </Disclosure>
        {answers.length > 0 && (
          <Disclosure summary="Your answers">
            <AnswerList answers={answers} />
          </Disclosure>
        )}
        {(agreedTerms ?? terms) && (
          <Disclosure
            summary={agreedTerms ? 'Agreed terms' : 'Your terms'}
            open={agreedTerms !== null}
          >
            <TermsList terms={agreedTerms ?? terms ?? openTerms} />
          </Disclosure>
        )}
        <Disclosure summary="Contact details of the client" open={status === 'accepted'}>
          <ClientContact contact={contact} />
        </Disclosure>
      </div>
      {(action || can.withdraw || can.standAgain) && (
        <CardFooter>
          {action}
          {can.standAgain && (
            <StandAgain applicationId={application.id} projectTitle={project.title} />
          )}
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

/** Who the client is and how to reach them, as an applicant may know. */
function ClientContact({ contact }: { contact: ProjectContact }) {
  const { companyName, industry, companySize, contactName, contactEmail, phone } = contact;
  const items: Description[] = [
    { term: 'Company', details: <span className="wrap-anywhere">{companyName}</span> },
    ...(industry ? [{ term: 'Industry', details: industries.label(industry) }] : []),
    ...(companySize ? [{ term: 'Company size', details: companySizes.label(companySize) }] : []),
    { term: 'Contact', details: <span className="wrap-anywhere">{contactName}</span> },
    ...(contactEmail
      ? [{ term: 'Email', details: <a href={`mailto:${contactEmail}`}>{contactEmail}</a> }]
      : []),
    ...(phone ? [{ term: 'Phone', details: <PhoneLink number={phone} /> }] : []),
  ];
  return <DescriptionList items={items} />;
}

interface WithdrawApplicationProps {
  applicationId: string;
  projectTitle: string;
  /** The button is about to go, and with it the focus. */
  onGone: () => void;
}

/** Lets an application stand again that the client asks back. */
function StandAgain({ applicationId, projectTitle }: Omit<WithdrawApplicationProps, 'onGone'>) {
  const queryClient = useQueryClient();
  return (
    <ActButton
      variant="primary"
      size="sm"
      question={{
        title: 'Let this application stand again?',
        description: `It is pending once more for “${projectTitle}”, and the client will be notified.`,
        confirmLabel: 'Stand Again',
      }}
      send={(_, call) => applyingApi.standAgain({ applicationId }, call)}
      done={{ title: 'Application Pending Again', description: 'The client will be notified.' }}
      refusals={[
        ...['APPLICATION_STATE', 'PROFILE_REQUIRED', 'NOT_APPROVED', 'SUBSCRIPTION_REQUIRED'],
      ]}
      failed="Failed to let the application stand again. Please try again."
      refresh={() => queryClient.invalidateQueries({ queryKey: ['applications'] })}
    >
      Stand Again<VisuallyHidden> for {projectTitle}</VisuallyHidden>
    </ActButton>
  );
}

/** Takes a pending application back, after asking. */
function WithdrawApplication(props: WithdrawApplicationProps) {
  const { applicationId, projectTitle, onGone } = props;
  const queryClient = useQueryClient();
  return (
    <ActButton
      size="sm"
      question={{
        title: 'Withdraw this application?',
        description: `The client of “${projectTitle}” will be told. This cannot be undone, and you cannot apply to the project again.`,
        confirmLabel: 'Withdraw application',
        cancelLabel: 'Keep it',
        destructive: true,
      }}
      send={(_, call) => applyingApi.withdraw({ applicationId }, call)}
      done={{ title: 'Application withdrawn', description: 'The client will be notified.' }}
      refusals={['APPLICATION_STATE']}
      failed="Failed to withdraw the application. Please try again."
      refresh={async () => {
        await queryClient.invalidateQueries({ queryKey: ['applications', 'own'] });
        onGone();
      }}
    >
      Withdraw application<VisuallyHidden> for {projectTitle}</VisuallyHidden>
    </ActButton>
  );
}
