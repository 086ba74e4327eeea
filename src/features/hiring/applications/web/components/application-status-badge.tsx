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
  /** It is pending still, and waits for an approval in the client's company. */
  isBeingApproved?: boolean;
}

/** The state of an application, and that it is being approved. */
export function ApplicationStatusBadge(props: ApplicationStatusBadgeProps) {
  const { status, rejectedBecause, isBeingApproved = false } = props;
  return (
    <>
      <Badge tone={tones[status]}>
        {(rejectedBecause && shownInstead[rejectedBecause]) ?? applicationStatuses.label(status)}
      </Badge>
      {isBeingApproved && <Badge tone="warning">Being approved</Badge>}
    </>
  );
}
