import { findListedProfiles } from '#features/profiles/consultants/server/queries/listed-profile.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { referencesContract } from '../contract.ts';
import { answerUntil, shownName } from '../rules/periods.ts';
import { answerReference, withdrawReference } from './commands/answer-reference.ts';
import { askForReference } from './commands/ask-for-reference.ts';
import { findAsked, listOfConsultant } from './queries/references.ts';
import { viewOwnReference, viewShownReferences } from './views.ts';

const operations = implementOperations(referencesContract);

export const referencesProcedures = {
  listOwn: operations.listOwn.handler(async ({ context: { db, consultant } }) => ({
    items: (await listOfConsultant(db, consultant.userId)).map(viewOwnReference),
  })),

  ask: operations.ask.handler(async ({ context, input, errors }) => {
    const outcome = await context.write((tx) =>
      askForReference(tx, context, context.consultant, input),
    );
    if (outcome.refused === 'TOO_MANY_ASKED') {
      const { retryAfterSeconds } = outcome;
      throw errors.TOO_MANY_ASKED({ data: { retryAfterSeconds } });
    }
    if (outcome.refused) throw errors[outcome.refused]();
    return { referenceId: outcome.referenceId };
  }),

  withdraw: operations.withdraw.handler(async ({ context, input: { referenceId }, errors }) => {
    const { refused } = await context.write((tx) =>
      withdrawReference(tx, context, context.consultant, referenceId),
    );
    if (refused) throw errors[refused]();
    return { withdrawn: true as const };
  }),

  getAsked: operations.getAsked.handler(async ({ context, input: { token }, errors }) => {
    const asked = await findAsked(context.db, token, context.clock.now());
    if (!asked) throw errors.REFERENCE_NOT_FOUND();
    return {
      consultantName: `${asked.first_name} ${asked.last_name}`.trim(),
      ...{ personName: asked.person_name, shownName: shownName(asked.person_name) },
      ...{ companyName: asked.company_name, project: asked.project, role: asked.person_role },
      answerUntil: answerUntil(asked.asked_at).toISOString(),
    };
  }),

  confirm: operations.confirm.handler(async ({ context, input: { token, words }, errors }) => {
    const { refused } = await context.write((tx) => answerReference(tx, context, token, words));
    if (refused) throw errors[refused]();
    return { confirmed: true as const };
  }),

  decline: operations.decline.handler(async ({ context, input: { token }, errors }) => {
    const { refused } = await context.write((tx) => answerReference(tx, context, token, null));
    if (refused) throw errors[refused]();
    return { declined: true as const };
  }),

  listOfConsultant: operations.listOfConsultant.handler(async ({ context, input, errors }) => {
    const { db, clock, isDemo } = context;
    const at = { now: clock.now(), isDemo };
    const [consultant] = await findListedProfiles(db, at, [input.consultantId]);
    if (!consultant) throw errors.CONSULTANT_NOT_FOUND();
    return { items: viewShownReferences(await listOfConsultant(db, consultant.user_id)) };
  }),
};
