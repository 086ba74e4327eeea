import { Banner } from '#ui/primitives/banner.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { OwnApplication } from '../../contract/application-views.ts';

const whatHappened: Record<NonNullable<OwnApplication['rejectedBecause']>, string> = {
  declined: 'The client declined this application',
  'another-accepted': 'The client chose another consultant for this project',
  'project-cancelled': 'The client cancelled this project',
  'nobody-answered': 'The client did not answer this application for 30 days, so we ended it',
  'project-unconfirmed': 'The client did not say that this project is still open, so we closed it',
  undone: 'You and the client undid the acceptance of this application',
};

const wasNotTurnedDown: readonly OwnApplication['rejectedBecause'][] = [
  'project-cancelled',
  'project-unconfirmed',
  'nobody-answered',
];

/** For whom a pending application waits. */
function waitsFor({ offeredUntil, isBeingApproved }: OwnApplication): string {
  if (offeredUntil) return 'The client waits for your answer.';
  return isBeingApproved
    ? 'Your application is being approved in the client’s company.'
    : 'The client has not decided yet.';
}

/** What has become of an application so far, and why. */
export function OwnApplicationOutcome({ application }: { application: OwnApplication }) {
  const { status, rejectedBecause, decidedAt, decisionReason, contact, project } = application;
  const { undecidedAt, can } = application;
  const on = decidedAt && (
    <>
      {' '}
      on <DateText value={decidedAt} />
    </>
  );

  switch (status) {
    case 'pending':
      return (
        <p className="text-ink-muted">
          {project.status === 'cancelled' && 'This project has been closed.'}
          {project.status !== 'cancelled' && waitsFor(application)}
          {undecidedAt && (
            <>
              {' '}
              They said so on <DateText value={undecidedAt} />.
            </>
          )}
        </p>
      );
    case 'withdrawn':
      return <p className="text-ink-muted">You withdrew this application.</p>;
    case 'accepted':
      return (
        <Banner tone="success" title={<>The client accepted you{on}</>}>
          Agree on the next steps with {contact.contactName} directly.
        </Banner>
      );
    case 'rejected':
      return (
        <div className="text-ink-muted">
          <p>
            {whatHappened[rejectedBecause ?? 'declined']}
            {on}.
            {wasNotTurnedDown.includes(rejectedBecause) && ' Your application was not turned down.'}
          </p>
          {can.standAgain && (
            <p className="font-medium text-ink">
              The project is open again, and the client asks you back.
            </p>
          )}
          {decisionReason && (
            <p className="wrap-anywhere whitespace-pre-line">
              <span className="font-medium text-ink">Reason:</span> {decisionReason}
            </p>
          )}
        </div>
      );
  }
}
