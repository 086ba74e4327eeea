import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { noteMaxLength } from '../../rules.ts';
import { invitationMessages } from '../messages.ts';
import { invitationsApi } from '../queries.ts';

/** A consultant who is to be invited to a project that is not posted yet. */
export interface Invitee {
  consultantId: string;
  name: string;
}

export interface InvitationToPosted {
  invitee: Invitee | null;
  /** Whether the client still wants to invite them. */
  isWanted: boolean;
  setWanted: (isWanted: boolean) => void;
  note: string;
  setNote: (note: string) => void;
  /** Invites them to the project, which has been posted. Never throws: a toast says what came of it. */
  send: (projectId: string) => Promise<void>;
}

/** An invitation that is written with a new project, and sent once the project is posted. */
export function useInviteToPosted(invitee: Invitee | null): InvitationToPosted {
  const queryClient = useQueryClient();
  const [isWanted, setWanted] = useState(invitee !== null);
  const [note, setNote] = useState('');
  return {
    ...{ invitee, isWanted, setWanted, note, setNote },
    async send(projectId) {
      if (!(invitee && isWanted)) return;
      try {
        await invitationsApi.send({
          ...{ projectId, consultantId: invitee.consultantId },
          note: note.trim().slice(0, noteMaxLength),
        });
        notify.success(invitationMessages.sent);
      } catch (error) {
        const why = messageOf(error, 'CONSULTANT_NOT_FOUND', 'TOO_MANY_INVITATIONS');
        notify.error(invitationMessages.notSent, why ?? invitationMessages.sendFailed);
      }
      await queryClient.invalidateQueries({ queryKey: ['invitations'] });
    },
  };
}
