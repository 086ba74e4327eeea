import { allIntents } from '../applying.ts';
import { untilJobsRest } from '../jobs-rest.ts';
import { type Circle, makeCircles } from '../live/circles.ts';
import { compareWithSaid, type DrillComparison, untilAllHave } from '../live/comparison.ts';
import { ListeningPerson } from '../live/listening-person.ts';
import { fillMarketplace } from '../marketplace.ts';
import { compareApplications, type KeptApplications } from './kept-applications.ts';
import { makeDecider } from './own-writes.ts';
import { type FaultTime, findRepeatedMails, type RepeatedMails } from './repeated-mails.ts';
import type { TestCluster } from './test-cluster.ts';
import { failuresOf, startTraffic, type Traffic, type TrafficReport } from './traffic.ts';

export interface ClusterDrillSize {
  circles: number;
  /** In each circle; the last one has blocked its client. */
  consultants: number;
  /** How many circles write at a time. */
  writers: number;
  appliers: number;
  readers: number;
  /** Applications that can be sent at most: so many consultants by so many projects. */
  market: { consultants: number; projects: number };
}

/** What one fault came to. */
export interface FaultReport {
  /** From its beginning until recovery: requests that broke off, and those that got a retry answer. */
  broken: number;
  turnedAway: number;
  /** The longest time without an acknowledged write in it, in milliseconds. */
  longestGapMs: number;
}

export interface ClusterDrillReport {
  traffic: TrafficReport;
  messages: DrillComparison;
  applications: KeptApplications;
  mails: RepeatedMails;
  streams: number;
}

/** Writes before a fault, and after it, that show that things go on. */
const writesAround = 6;

/** People who write, apply, read and listen by way of a cluster's entry, while things are done to the cluster. */
export class ClusterDrill {
  readonly traffic: Traffic;
  readonly #test: TestCluster;
  readonly #circles: readonly Circle[];
  readonly #listening: ListeningPerson[];
  readonly #faults: FaultTime[] = [];

  private constructor(
    test: TestCluster,
    parts: { circles: readonly Circle[]; listening: ListeningPerson[]; traffic: Traffic },
  ) {
    this.#test = test;
    this.#circles = parts.circles;
    this.#listening = parts.listening;
    this.traffic = parts.traffic;
  }

  static async start(test: TestCluster, size: ClusterDrillSize): Promise<ClusterDrill> {
    const { cluster } = test;
    const site = { url: cluster.url, publicUrl: cluster.url };
    const direct = cluster.directConnectionString;
    const { circles } = await makeCircles(site, direct, { ...size, strangers: 0 });
    const intents = allIntents(await fillMarketplace(direct, size.market));
    const people = circles.flatMap(({ client, threads }) => [
      client,
      ...threads.map(({ consultant }) => consultant),
    ]);
    const listening = people.map((person) => new ListeningPerson(cluster.url, person));
    await untilAllHave(circles, listening);
    const decider = await makeDecider(direct);
    const { writers, appliers, readers } = size;
    const traffic = startTraffic(site, {
      ...{ circles, intents, decider },
      ...{ writers, appliers, readers },
    });
    return new ClusterDrill(test, { circles, listening, traffic });
  }

  /** Does something to the cluster amid writes, waits until it is whole again, and says what that came to. */
  async amid(fault: () => Promise<void>): Promise<FaultReport> {
    const { report } = this.traffic;
    await this.#writes(writesAround);
    const [from, before] = [performance.now(), failuresOf(report)];
    await fault();
    await this.#test.cluster.untilWhole();
    await this.#writes(writesAround);
    this.#faults.push({ from, until: performance.now() });
    const moments = [from, ...report.acknowledgedAt.filter((at) => at > from)];
    const gaps = moments.map((at, index) => at - (moments[index - 1] ?? at));
    const after = failuresOf(report);
    return {
      broken: after.broken - before.broken,
      turnedAway: after.turnedAway - before.turnedAway,
      longestGapMs: Math.max(...gaps),
    };
  }

  /** Ends the traffic, and compares what each user has with what was acknowledged. */
  async finish(): Promise<ClusterDrillReport> {
    const { cluster, mailServer } = this.#test;
    await this.traffic.stop();
    await untilAllHave(this.#circles, this.#listening);
    const messages = await compareWithSaid(this.#circles, this.#listening);
    for (const listener of this.#listening) listener.stop();
    const direct = cluster.directConnectionString;
    await untilJobsRest(direct);
    const { report } = this.traffic;
    return {
      ...{ traffic: report, messages, streams: this.#listening.length },
      applications: await compareApplications(direct, report.applications, mailServer.received),
      mails: findRepeatedMails(mailServer.received, this.#faults),
    };
  }

  async #writes(count: number): Promise<void> {
    const { acknowledgedAt } = this.traffic.report;
    const wanted = acknowledgedAt.length + count;
    await this.#test.cluster.until(async () => acknowledgedAt.length >= wanted);
  }
}
