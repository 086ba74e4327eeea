import type { Unit } from '../rules/amounts.ts';
import type { WeekState } from '../rules/weeks.ts';

export const weekStateNames: Record<WeekState, string> = {
  open: 'Not submitted',
  submitted: 'Waits for approval',
  returned: 'Returned',
  approved: 'Approved',
};

export const unitNames: Record<Unit, string> = { hours: 'Hours', days: 'Days' };

/** The codes of the answers after which a week is shown as it is now. */
export const weekRefusals = ['WEEK_STATE', 'DEAL_STATE', 'WEEK_NOT_FOUND'] as const;

export const timeSheetMessages = {
  setFailed: 'Failed to save the time sheet. Please try again.',
  saveFailed: 'Failed to save the week. Please try again.',
  submitFailed: 'Failed to submit the week. Please try again.',
  decideFailed: 'Failed to send your decision. Please try again.',
} as const;
