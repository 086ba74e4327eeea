import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { declineReasons } from '#catalogue/enumerations/invitation.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { SentInvitation } from '../../contract/invitation-views.ts';
import { invitationMessages } from '../messages.ts';
import { invitationsApi } from '../queries.ts';
import { InvitationStateBadge } from './invitation-state-badge.tsx';

/** One invitation to the client's project: whom, and what has become of it. */
export function SentInvitationCard({ invitation }: { invitation: SentInvitation }) {
  const { id, state, note, sentAt, consultant, applicationId, can } = invitation;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const name = consultant?.name ?? 'a consultant who is no longer listed';
  return (
    <Card>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <InvitationStateBadge state={state} />
          <span>
            Invited <DateText value={sentAt} />
          </span>
        </div>
        <CardTitle ref={titleRef} tabIndex={-1} level={3} className="wrap-anywhere">
          {consultant ? (
            <Link
              to="/consultant/$consultantId"
              params={{ consultantId: consultant.userId }}
              className="text-ink no-underline hover:underline"
            >
              {consultant.name}
            </Link>
          ) : (
            'No longer listed'
          )}
        </CardTitle>
        {consultant && <p className="wrap-anywhere">{consultant.title || 'D365 Consultant'}</p>}
      </div>
      <Answer invitation={invitation} />
      {note && (
        <Disclosure summary="Your note">
          <p className="wrap-anywhere whitespace-pre-line">{note}</p>
        </Disclosure>
      )}
      {(can.withdraw || applicationId) && (
        <CardFooter>
          {applicationId && (
            <Link
              to="/application/$applicationId"
              params={{ applicationId }}
              className={buttonClassName({ variant: 'secondary', size: 'sm' })}
            >
              Read the application
            </Link>
          )}
          {can.withdraw && (
            <WithdrawInvitation
              invitationId={id}
              name={name}
              onGone={() => titleRef.current?.focus()}
            />
          )}
        </CardFooter>
      )}
    </Card>
  );
}

/** What has become of it, and the words that came with it. */
function Answer({ invitation }: { invitation: SentInvitation }) {
  const { state, answeredAt, declineReason, declineWords } = invitation;
  const on = answeredAt && (
    <>
      {' on '}
      <DateText value={answeredAt} />
    </>
  );
  switch (state) {
    case 'sent':
      return <p className="text-ink-muted">Not opened yet.</p>;
    case 'read':
      return <p className="text-ink-muted">Opened, and not answered yet.</p>;
    case 'applied':
      return <p className="text-ink-muted">Applied{on}.</p>;
    case 'withdrawn':
      return <p className="text-ink-muted">You withdrew it{on}.</p>;
    case 'expired':
      return <p className="text-ink-muted">It ended with the project, without an answer.</p>;
    case 'declined':
      return (
        <div className="text-ink-muted">
          <p>
            Declined{on}
            {declineReason && `: ${declineReasons.label(declineReason)}`}.
          </p>
          {declineWords && (
            <p className="wrap-anywhere whitespace-pre-line text-ink">{declineWords}</p>
          )}
        </div>
      );
  }
}

interface WithdrawInvitationProps {
  invitationId: string;
  /** Who was invited, as the client knows them. */
  name: string;
  /** The button is about to go, and with it the focus. */
  onGone: () => void;
}

/** Takes an unanswered invitation back, after asking. */
function WithdrawInvitation({ invitationId, name, onGone }: WithdrawInvitationProps) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const { decide, isDeciding, failed } = useDecision({
    send: (_: 'withdraw', call) => invitationsApi.withdraw({ invitationId }, call),
    done: () => invitationMessages.withdrawn,
    refusal: (error) => messageOf(error, 'INVITATION_STATE', 'INVITATION_NOT_FOUND'),
    onEnd: () => setIsAsking(false),
    async refresh() {
      await queryClient.invalidateQueries({ queryKey: ['invitations'] });
      onGone();
    },
  });

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
        Withdraw invitation<VisuallyHidden> of {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Withdraw this invitation?"
        description={`${name} can no longer apply by it. You cannot invite them to this project again.`}
        confirmLabel="Withdraw invitation"
        cancelLabel="Keep it"
        destructive
        pending={isDeciding}
        error={failed && invitationMessages.withdrawFailed}
        onConfirm={() => decide('withdraw')}
      />
    </>
  );
}
