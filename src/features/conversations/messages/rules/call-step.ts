/** What can be done with a call after it was proposed, as it stands in the conversation. */
export const callStepKinds = [
  'call-fixed',
  'call-moved',
  'call-times-offered',
  'call-declined',
  'call-cancelled',
] as const;
export type CallStepKind = (typeof callStepKinds)[number];
