import {
  type ApplicationStatus,
  applicationStatuses,
} from '#catalogue/enumerations/application.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import type { Tone } from '#ui/primitives/tone.ts';

const tones: Record<ApplicationStatus, Tone> = {
  pending: 'info',
  accepted: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

/** The state of an application. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{applicationStatuses.label(status)}</Badge>;
}
