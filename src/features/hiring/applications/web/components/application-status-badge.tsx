import {
  type ApplicationStatus,
  applicationStatuses,
} from '#catalogue/enumerations/application.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import type { Tone } from '#ui/primitives/tone.ts';
import type { OwnApplication } from '../../contract/application-views.ts';

const tones: Record<ApplicationStatus, Tone> = {
  pending: 'info',
  accepted: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

/** Applications that no client has rejected: they ended with their project, or by time. */
const shownInstead: Partial<Record<NonNullable<OwnApplication['rejectedBecause']>, string>> = {
  'project-cancelled': 'Project Cancelled',
  'project-unconfirmed': 'Project Closed',
  'nobody-answered': 'Not Answered',
};

interface ApplicationStatusBadgeProps {
  status: ApplicationStatus;
  /** Given to applicants: theirs was not rejected when the whole project was cancelled. */
  rejectedBecause?: OwnApplication['rejectedBecause'];
}

/** The state of an application. */
export function ApplicationStatusBadge({ status, rejectedBecause }: ApplicationStatusBadgeProps) {
  return (
    <Badge tone={tones[status]}>
      {(rejectedBecause && shownInstead[rejectedBecause]) ?? applicationStatuses.label(status)}
    </Badge>
  );
}
