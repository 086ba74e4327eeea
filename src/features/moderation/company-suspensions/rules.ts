/** How long the reason of a suspension may be, in characters. */
export const suspensionReasonMaxLength = 1000;
