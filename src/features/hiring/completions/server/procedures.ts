import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { findOwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { completionsContract } from '../contract/operations.ts';
import type { CompletionId } from '../ids.ts';
import { openAccessMessage } from '../rules.ts';
import {
  type AnswerOutcome,
  confirmCompletion,
  sayMissing,
  takeCompletionBack,
} from './commands/answer-completion.ts';
import { proposeCompletion } from './commands/propose-completion.ts';
import { type CompletionRow, findCompletion } from './queries/completions.ts';

const operations = implementOperations(completionsContract);
const absent = { refused: 'COMPLETION_NOT_FOUND' } as const;

export const completionsProcedures = {
  propose: operations.propose.handler(async ({ context, input, errors }) => {
    const { correspondent, write } = context;
    const { applicationId, checklist } = input;
    const outcome = await write(async (tx) => {
      const own = await findOwnSide(tx, correspondent, applicationId);
      if (!own) return { refused: 'APPLICATION_NOT_FOUND' } as const;
      return proposeCompletion(tx, context, own, { by: correspondent.userId, checklist });
    });
    if (outcome.refused === 'ACCESS_OPEN') {
      throw errors.ACCESS_OPEN({ message: openAccessMessage(outcome.environments) });
    }
    if (outcome.refused) throw errors[outcome.refused]();
    return { id: outcome.id };
  }),

  confirm: operations.confirm.handler(async ({ context, input: { completionId }, errors }) => {
    const { refused } = await answer(context, completionId, (tx, completion, side) =>
      confirmCompletion(tx, context, completion, side),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  sayMissing: operations.sayMissing.handler(async ({ context, input, errors }) => {
    const { completionId, missing } = input;
    const { refused } = await answer(context, completionId, (tx, completion, side) =>
      sayMissing(tx, context, completion, { ...side, missing }),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  takeBack: operations.takeBack.handler(async ({ context, input: { completionId }, errors }) => {
    const { refused } = await answer(context, completionId, (tx, completion, side) =>
      takeCompletionBack(tx, context, completion, side),
    );
    if (refused) throw errors[refused]();
    return {};
  }),
};

type Answerer = Parameters<typeof confirmCompletion>[3];

/** Runs an answer to a proposal about a deal of this person's; a foreign one is as absent as one that never was. */
function answer(
  { write, correspondent }: RequestContext & { correspondent: CorrespondentViewer },
  completionId: CompletionId,
  run: (tx: Tx, completion: CompletionRow, side: Answerer) => Promise<AnswerOutcome>,
): Promise<AnswerOutcome | typeof absent> {
  return write(async (tx): Promise<AnswerOutcome | typeof absent> => {
    const completion = await findCompletion(tx, completionId);
    const own = completion && (await findOwnSide(tx, correspondent, completion.applicationId));
    if (!own) return absent;
    return run(tx, completion, { side: own.side, by: correspondent.userId });
  });
}
