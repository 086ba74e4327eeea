/** So long, in milliseconds, a step after the other may hold the process up before others have their turn. */
const turnMs = 5;

/** Does some work step by step. Other work has a turn every few milliseconds. */
export async function stepByStep<Result>(
  steps: Generator<void, Result>,
  now = (): number => performance.now(),
): Promise<Result> {
  let begun = now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (now() - begun < turnMs) continue;
    await new Promise(setImmediate);
    begun = now();
  }
}
