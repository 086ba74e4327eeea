import { Link } from '@tanstack/react-router';
import { declineReasons } from '#catalogue/enumerations/invitation.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { ReceivedInvitation } from '../../contract/invitation-views.ts';
import { useAnswerInvitation } from '../hooks/use-answer-invitation.ts';
import { invitationMessages } from '../messages.ts';

/** What has become of an invitation, for its consultant; nothing while it waits. */
export function InvitationOutcome({ invitation }: { invitation: ReceivedInvitation }) {
  const { state, answeredAt, declineReason, declineWords, clientName } = invitation;
  const on = answeredAt && (
    <>
      {' on '}
      <DateText value={answeredAt} />
    </>
  );
  switch (state) {
    case 'sent':
    case 'read':
      return null;
    case 'applied':
      return (
        <Banner
          tone="success"
          title={<>You applied{on}</>}
          action={
            <Link
              to="/consultant/portal"
              search={{ tab: 'projects', view: 'applications' }}
              className={buttonClassName({ variant: 'secondary', size: 'sm' })}
            >
              My applications
            </Link>
          }
        >
          Follow there what becomes of it.
        </Banner>
      );
    case 'declined':
      return (
        <Banner tone="info" title={<>You declined{on}</>}>
          {declineReason && <p>{declineReasons.label(declineReason)}.</p>}
          {declineWords && <p className="wrap-anywhere whitespace-pre-line">{declineWords}</p>}
        </Banner>
      );
    case 'withdrawn':
      return (
        <Banner tone="info" title={<>Withdrawn{on}</>}>
          {clientName} has taken this invitation back.
        </Banner>
      );
    case 'expired':
      return (
        <Banner tone="info" title="The project is not open any more">
          The invitation has ended with it. You need do nothing.
        </Banner>
      );
  }
}

/** That the consultant wants no more of this client, and the way back. */
export function MutedClient({ invitation }: { invitation: ReceivedInvitation }) {
  const { decide, isDeciding, failed } = useAnswerInvitation(invitation.id, () => undefined);
  if (!invitation.isClientMuted) return null;
  return (
    <Banner
      tone={failed ? 'danger' : 'info'}
      title={`You get no more invitations from ${invitation.clientName}`}
      action={
        <Button
          variant="secondary"
          size="sm"
          pending={isDeciding}
          onClick={() => decide({ as: 'unmuted' })}
        >
          Get Them Again
        </Button>
      }
    >
      {failed ? invitationMessages.unmuteFailed : 'They are not notified.'}
    </Banner>
  );
}
