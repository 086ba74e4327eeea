import { type ApiProblem, asApiProblem } from './problem.ts';

/** Asks the person for what a refused call needs. False when it does not know this refusal, or they did not want to. */
type Mend = (problem: ApiProblem) => Promise<boolean>;

let mend: Mend | undefined;

/** Lets a part of the page mend refusals from now on; returns how to end that. */
export function mendRefusals(by: Mend): () => void {
  mend = by;
  return () => {
    if (mend === by) mend = undefined;
  };
}

/** Makes a call, and makes it once more when its refusal was mended. */
export async function withMending<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const problem = asApiProblem(error);
    if (!problem || !(await mend?.(problem))) throw error;
    return call();
  }
}
