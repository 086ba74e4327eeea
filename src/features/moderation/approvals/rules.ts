/** How long the reason of a decision may be, in characters. */
export const decisionReasonMaxLength = 1000;
