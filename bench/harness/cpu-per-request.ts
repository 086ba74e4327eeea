import { cpuMilliseconds } from './cpu-time.ts';
import { median } from './figures.ts';

/** What is asked over and over, and the process that answers. */
export interface CpuContestant {
  name: string;
  pid: number;
  url: string;
  headers: Record<string, string>;
}

const rounds = 5;
/**
 * Twice so many come first: after 2,000 pages the engine has still parts of them to compile, after 5,000 hardly any.
 */
const warmUps = 2500;
/** A round costs each process this much, in ms: the system counts its time in hundredths of a second. */
const roundMs = 500;

/**
 * What one request costs the process that answers, by the contestant's name, in milliseconds of the processor: the
 * median of rounds in which they take turns. Requests come one after the other. Throws where the system does not report
 * it (not Linux).
 */
export async function cpuPerRequest(
  contestants: readonly CpuContestant[],
  report: (line: string) => void,
): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const contestant of contestants) {
    await cost(contestant, warmUps);
    times.set(contestant.name, Math.ceil(roundMs / (await cost(contestant, warmUps))));
  }
  const costs = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    report(`round ${round} of ${rounds}`);
    for (const contestant of contestants) {
      const { name } = contestant;
      costs.get(name)?.push(await cost(contestant, times.get(name) ?? warmUps));
    }
  }
  return new Map([...costs].map(([name, values]) => [name, median(values)]));
}

/** The milliseconds of one of so many requests. */
async function cost(contestant: CpuContestant, requests: number): Promise<number> {
  const { name, pid, url, headers } = contestant;
  const before = cpuMilliseconds(pid);
  for (let n = 0; n < requests; n += 1) {
    const answer = await fetch(url, { headers, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${name} is answered with ${answer.status}.`);
  }
  const after = cpuMilliseconds(pid);
  if (before === undefined || after === undefined)
    throw new Error('The system reports no CPU times.');
  // A process that has used nothing that can be counted has used less than one hundredth.
  return Math.max(after - before, 1) / requests;
}
