import { Badge } from '#ui/primitives/badge.tsx';
import type { Tone } from '#ui/primitives/tone.ts';
import type { UserStatus } from '../../rules/user-list.ts';
import { statusWords } from '../messages.ts';

const tones: Record<UserStatus, Tone> = {
  unconfirmed: 'neutral',
  pending: 'warning',
  approved: 'success',
  refused: 'danger',
  suspended: 'danger',
};

/** Where an account is, as a badge. */
export const UserStatusBadge = ({ status }: { status: UserStatus }) => (
  <Badge tone={tones[status]}>{statusWords[status]}</Badge>
);
