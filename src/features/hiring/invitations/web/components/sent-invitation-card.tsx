import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { declineReasons } from '#catalogue/enumerations/invitation.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import type { SentInvitation } from '../../contract/invitation-views.ts';
import { InvitationStateBadge } from './invitation-state-badge.tsx';
import { WithdrawInvitation } from './withdraw-invitation.tsx';

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
