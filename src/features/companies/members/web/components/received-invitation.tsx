import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openPortal } from '#features/companies/companies/web/components/open-portal.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { ReceivedInvitation as Invitation } from '../../contract.ts';
import type { MemberInvitationId } from '../../ids.ts';
import { roleSentence } from '../../rules/role-words.ts';
import { memberMessages, messageForMemberError } from '../messages.ts';
import { memberInvitationQuery, membersApi } from '../queries.ts';

const outcomes: Readonly<Record<Exclude<Invitation['state'], 'open'>, string>> = {
  accepted: 'You have accepted this invitation.',
  declined: 'You have declined this invitation.',
  withdrawn: 'This invitation was withdrawn.',
  expired: 'This invitation has run out. Ask an owner of the company for another one.',
};

interface ReceivedInvitationProps {
  invitation: Invitation;
  /** Consultants are no members of clients' companies. */
  isConsultant: boolean;
}

/** An invitation to become a member of a company, with the two answers. */
export function ReceivedInvitation({ invitation, isConsultant }: ReceivedInvitationProps) {
  const { companyName, role, invitedBy, expiresAt, state } = invitation;
  const { accept, decline } = useAnswers(invitation);
  if (state !== 'open') return <Banner tone="info" title={outcomes[state]} />;
  return (
    <Card>
      <p>
        {invitedBy ?? 'An owner'} invites you to act for {companyName}. {roleSentence(role)} The
        invitation is good until <DateText value={expiresAt} />.
      </p>
      {isConsultant && (
        <Banner tone="warning" title="This is a consultant’s account">
          Members of a company need a client’s account. Sign up with another address, and ask for an
          invitation to it.
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {!isConsultant && (
          <Button pending={accept.isPending} onClick={() => accept.mutate()}>
            Accept
          </Button>
        )}
        <Button variant="secondary" pending={decline.isPending} onClick={() => decline.mutate()}>
          Decline
        </Button>
      </div>
    </Card>
  );
}

function useAnswers({ invitationId: id }: Invitation) {
  const invitationId = id as MemberInvitationId;
  const queryClient = useQueryClient();
  const onError = (error: unknown) => {
    notify.error('Error', messageForMemberError(error));
    void queryClient.invalidateQueries({ queryKey: memberInvitationQuery(id).queryKey });
  };
  const accept = useMutation({
    mutationFn: () => membersApi.accept({ invitationId }),
    onSuccess: openPortal,
    onError,
  });
  const decline = useMutation({
    mutationFn: () => membersApi.decline({ invitationId }),
    onSuccess: async () => {
      notify.success(memberMessages.declined);
      await queryClient.invalidateQueries({ queryKey: memberInvitationQuery(id).queryKey });
    },
    onError,
  });
  return { accept, decline };
}
