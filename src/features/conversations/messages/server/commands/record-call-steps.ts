import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { ThreadId } from '../../ids.ts';
import type { CallStepKind } from '../../rules/call-step.ts';

/** Something that was done with a call after it was proposed. */
interface NewCallStep {
  callId: string;
  /** Which revision of the call it has made. */
  revision: number;
  threadId: ThreadId;
  kind: CallStepKind;
  /** Who did it. */
  personId: UserId;
  at: Date;
  /** Whether the other person, who had blocked them, does not see it. */
  isWithheld: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

/**
 * Puts steps of calls among the messages of their conversations, which are held: each stands after what was written
 * before.
 */
export async function recordCallSteps(tx: Tx, steps: readonly NewCallStep[]): Promise<void> {
  if (steps.length === 0) return;
  await tx
    .insertInto('call_steps')
    .values(({ selectFrom }) =>
      steps.map((step) => ({
        call_id: step.callId,
        revision: step.revision,
        thread_id: step.threadId,
        kind: step.kind,
        person_id: step.personId,
        created_at: step.at,
        after_position: selectFrom('threads')
          .select('last_position')
          .where('id', '=', step.threadId)
          .$asScalar()
          .$notNull(),
        is_withheld: step.isWithheld,
        starts_at: step.startsAt,
        ends_at: step.endsAt,
      })),
    )
    .execute();
}
