import { accountsContract } from '../contract.ts';
import { actors } from './actors.ts';
import { viewViewer } from './views.ts';

const { asAnyone } = actors(accountsContract);

export const accountsProcedures = {
  me: asAnyone.me.handler(({ context }) => viewViewer(context.viewer)),
};
