import type { DeclineReason } from '#catalogue/enumerations/invitation.ts';

/** A client of the demo asks a consultant to apply to a project; soon after posting it. */
export interface DemoInvitation {
  /** The title of the project. */
  to: string;
  /** The key of a consultant. */
  invited: string;
  note: string;
  /** Without one it waits, or has expired with its project. One who has applied has an application to this project. */
  outcome?: 'read' | 'applied' | 'withdrawn' | { declined: DeclineReason; words: string };
}
