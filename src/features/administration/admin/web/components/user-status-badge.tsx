import { Badge } from '#ui/primitives/badge.tsx';
import type { Tone } from '#ui/primitives/tone.ts';
import type { CompanyState } from '../../rules/company-list.ts';
import type { UserStatus } from '../../rules/user-list.ts';
import { statusWords } from '../messages.ts';

const tones: Record<UserStatus | CompanyState, Tone> = {
  unconfirmed: 'neutral',
  pending: 'warning',
  approved: 'success',
  refused: 'danger',
  suspended: 'danger',
  closed: 'neutral',
};

/** The status of an account or a company, as a badge. */
export const UserStatusBadge = ({ status }: { status: UserStatus | CompanyState }) => (
  <Badge tone={tones[status]}>{statusWords[status]}</Badge>
);
