import { implementOperations } from '#server/implement-operations.ts';
import { dealContract } from '../../contract/deal-operations.ts';
import { addCancellationWord } from '../commands/add-cancellation-word.ts';
import { askBack, standAgain, tellUndecided } from '../commands/ask-back.ts';
import { keepDeal, undoDeal } from '../commands/undo-deal.ts';
import { findOwnApplication, getOwnApplication } from '../queries/own-applications.ts';
import { findOwnSide } from '../queries/own-side.ts';
import { viewOwnApplication } from '../views.ts';
import { absent, decideReceived } from './own-rows.ts';

const operations = implementOperations(dealContract);

/** What becomes of an application between and after the decisions about it. */
export const dealProcedures = {
  tellUndecided: operations.tellUndecided.handler(async ({ context, input, errors }) => {
    const { refused } = await decideReceived(context, input.applicationId, (tx, application) =>
      tellUndecided(tx, context, application),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  askBack: operations.askBack.handler(async ({ context, input, errors }) => {
    const { refused } = await decideReceived(context, input.applicationId, (tx, application) =>
      askBack(tx, context, application),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  standAgain: operations.standAgain.handler(async ({ context, input, errors }) => {
    const { consultant, db, write, clock } = context;
    const { refused } = await write(async (tx) => {
      const application = await findOwnApplication(tx, consultant, input.applicationId);
      return application ? standAgain(tx, context, consultant, application) : absent;
    });
    if (refused) throw errors[refused]();
    const application = await getOwnApplication(db, consultant, input.applicationId);
    return viewOwnApplication(application, clock.now());
  }),

  undoDeal: operations.undoDeal.handler(async ({ context, input, errors }) => {
    const { correspondent, write } = context;
    const outcome = await write(async (tx) => {
      const own = await findOwnSide(tx, correspondent, input.applicationId);
      return own ? undoDeal(tx, context, own) : absent;
    });
    if (outcome.refused) throw errors[outcome.refused]();
    return { isUndone: outcome.isUndone };
  }),

  keepDeal: operations.keepDeal.handler(async ({ context, input, errors }) => {
    const { correspondent, write } = context;
    const { refused } = await write(async (tx) => {
      const own = await findOwnSide(tx, correspondent, input.applicationId);
      return own ? keepDeal(tx, context, own) : absent;
    });
    if (refused) throw errors[refused]();
    return {};
  }),

  addCancellationWord: operations.addCancellationWord.handler(
    async ({ context, input: { applicationId, word }, errors }) => {
      const { consultant, db, write, clock } = context;
      const { refused } = await write(async (tx) => {
        const application = await findOwnApplication(tx, consultant, applicationId);
        return application ? addCancellationWord(tx, application, word) : absent;
      });
      if (refused) throw errors[refused]();
      const application = await getOwnApplication(db, consultant, applicationId);
      return viewOwnApplication(application, clock.now());
    },
  ),
};
