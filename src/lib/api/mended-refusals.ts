import { type ApiProblem, asApiProblem } from './problem.ts';

/** Asks the person for what a refused call needs. False when it does not know this refusal, or they did not want to. */
type Mend = (problem: ApiProblem) => Promise<boolean>;

const mends = new Set<Mend>();

/** Lets a part of the page mend refusals from now on; returns how to end that. */
export function mendRefusals(by: Mend): () => void {
  mends.add(by);
  return () => void mends.delete(by);
}

async function isMended(problem: ApiProblem): Promise<boolean> {
  for (const mend of mends) {
    if (await mend(problem)) return true;
  }
  return false;
}

/** Makes a call, and makes it once more when its refusal was mended. */
export async function withMending<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const problem = asApiProblem(error);
    if (!problem || !(await isMended(problem))) throw error;
    return call();
  }
}
