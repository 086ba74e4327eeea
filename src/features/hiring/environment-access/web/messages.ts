import type { AccessState, AccessStep, EnvironmentKind } from '../rules/access-list.ts';

export const kindNames: Record<EnvironmentKind, string> = {
  production: 'Production',
  sandbox: 'Sandbox',
  development: 'Development',
};

export const stateNames: Record<AccessState, string> = {
  asked: 'Asked for',
  granted: 'Granted',
  'return-said': 'Return to be confirmed',
  returned: 'Returned',
};

export const stepNames: Record<AccessStep, string> = {
  asked: 'Asked for',
  granted: 'Granted',
  reviewed: 'Reviewed',
  'return-said': 'Said to be returned',
  returned: 'Marked as returned',
};

export const accessMessages = {
  addFailed: 'Failed to add the environment. Please try again.',
  changeFailed: 'Failed to change the access list. Please try again.',
} as const;
