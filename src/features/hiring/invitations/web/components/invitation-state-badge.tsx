import { type InvitationState, invitationStates } from '#catalogue/enumerations/invitation.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import type { Tone } from '#ui/primitives/tone.ts';
import { receivedStateWords } from '../messages.ts';

const tones: Record<InvitationState, Tone> = {
  sent: 'info',
  read: 'info',
  applied: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
};

interface InvitationStateBadgeProps {
  state: InvitationState;
  /** In the words of the one who was invited; of the one who invited without it. */
  isReceived?: boolean | undefined;
}

/** The state of an invitation. */
export const InvitationStateBadge = ({ state, isReceived }: InvitationStateBadgeProps) => (
  <Badge tone={tones[state]}>
    {isReceived ? receivedStateWords[state] : invitationStates.label(state)}
  </Badge>
);
