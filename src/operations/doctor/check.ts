/** What a check found: as it should be, worth a look, broken, or left out because there was nothing to ask. */
export const checkStates = ['good', 'look-at', 'wrong', 'not-asked'] as const;
export type CheckState = (typeof checkStates)[number];

/** The answer of a check: a state, and one sentence for the operator. It never contains a secret. */
export interface Verdict {
  state: CheckState;
  sentence: string;
}

/** One thing that an operator would look at by hand. */
export interface Check {
  /** In kebab-case; scripts may know it. */
  name: string;
  /** What it throws is a verdict as well: wrong, for the reason that the error says. */
  look(signal: AbortSignal): Promise<Verdict>;
}

export const good = (sentence: string): Verdict => ({ state: 'good', sentence });
export const lookAt = (sentence: string): Verdict => ({ state: 'look-at', sentence });
export const wrong = (sentence: string): Verdict => ({ state: 'wrong', sentence });
export const notAsked = (sentence: string): Verdict => ({ state: 'not-asked', sentence });
