import type { ChecklistAnswer, ChecklistPoint } from '../rules.ts';

export const pointNames: Record<ChecklistPoint, string> = {
  handover: 'Handover done',
  accessReturned: 'Access returned',
  documents: 'Documents handed over',
  pointsSettled: 'Open points settled',
};

export const answerNames: Record<ChecklistAnswer, string> = {
  yes: 'Yes',
  no: 'No',
  'not-applicable': 'Not applicable',
};

export const completionMessages = {
  proposeFailed: 'Failed to propose completion. Please try again.',
  confirmFailed: 'Failed to confirm completion. Please try again.',
  missingFailed: 'Failed to send what is missing. Please try again.',
  takeBackFailed: 'Failed to take the proposal back. Please try again.',
  pointMissing: 'Please choose an answer',
} as const;
