import { actors } from '#server/actors.ts';
import { accountsContract } from '../contract.ts';
import { viewViewer } from './views.ts';

const { asAnyone } = actors(accountsContract);

export const accountsProcedures = {
  readConfirmation: asAnyone.readConfirmation.handler(({ context, input }) =>
    context.auth.readConfirmation(input.token, context.signUpMark),
  ),

  me: asAnyone.me.handler(({ context }) => viewViewer(context.viewer)),
};
