/** How many points a checklist may have. */
export const checklistMaxItems = 30;

/** How long one point may be, in characters. */
export const checklistItemMaxLength = 300;

/** How long a question and its answer may be, in characters. */
export const questionMaxLength = 1000;
export const answerMaxLength = 2000;
