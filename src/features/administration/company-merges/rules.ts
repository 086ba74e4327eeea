/** How long the reason of a merge may be, in characters. */
export const mergeReasonMaxLength = 1000;
