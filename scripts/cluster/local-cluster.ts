import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { chooseServerUser, isRoot } from '#operations/postgres/server-user.ts';
import { answers, ask, speaksPostgres } from './answers.ts';
import { type Description, type Machine, ports } from './description.ts';
import { postgresFolder } from './files/database.ts';
import type { Cluster } from './files/machine-file.ts';
import { writeMachineFiles } from './files/machine-files.ts';
import { siteEnvironment } from './files/site.ts';
import { giveTo, removeCluster, takeFolder } from './local-folder.ts';
import { machineParts, type Parts } from './machine-parts.ts';
import type { Part } from './part.ts';
import { postmasterBelow } from './postmaster.ts';
import type { Programs } from './programs.ts';
import { makeSecrets, type Secrets } from './secrets.ts';

/** It only ends what would never come, however busy the machine is. */
const longestWaitMs = 480_000;

const membersSchema = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

/**
 * A whole cluster on this machine, for trying and for drills: every machine of it is a folder and an address of the
 * loopback.
 */
export class LocalCluster {
  readonly description: Description;
  readonly parts: Parts;
  readonly #cluster: Cluster;
  readonly #folder: string;
  readonly #user: { uid: number; gid: number } | undefined;
  #starting: Promise<void> | undefined;
  #isStopping = false;

  constructor(options: {
    description: Description;
    programs: Programs;
    folder: string;
    secrets?: Secrets;
  }) {
    const { description, programs, folder, secrets = makeSecrets() } = options;
    this.description = description;
    this.#folder = folder;
    this.#cluster = {
      ...{ description, secrets },
      rootOf: (machine) => join(folder, machine),
    };
    const user = isRoot() ? chooseServerUser('/nonexistent') : undefined;
    this.#user = user;
    this.parts = machineParts(this.#cluster, { folder, programs, user });
  }

  /** Where people reach it. */
  get url(): string {
    return this.description.publicUrl;
  }

  /** The primary's database, directly, as the first site reaches it. */
  get directConnectionString(): string {
    const [site] = this.description.sites;
    if (!site) throw new Error('This cluster has no sites.');
    return siteEnvironment(this.#cluster, site).DATABASE_DIRECT_URL ?? '';
  }

  /** What the sites' figures are asked for with. */
  get metricsToken(): string {
    return this.#cluster.secrets.metrics;
  }

  /**
   * Makes the folder with all that is in it, and ends what a killed runner left there. Until then there is nothing to
   * stop.
   */
  async prepare(): Promise<void> {
    await takeFolder(this.#folder);
    writeMachineFiles(this.#folder, this.#cluster);
    const { entries, sites, databases } = this.description;
    for (const { name } of [...entries, ...sites, ...databases]) {
      const root = join(this.#folder, name);
      for (const folder of ['run/haproxy', 'run/postgresql', 'var/lib/direct365']) {
        mkdirSync(join(root, folder), { recursive: true, mode: 0o700 });
      }
      for (const folder of [postgresFolder, '/var/lib/etcd/direct365']) {
        mkdirSync(dirname(join(root, folder)), { recursive: true, mode: 0o700 });
      }
      if (this.#user) giveTo(this.#user, root);
    }
  }

  /**
   * Starts everything in order and waits until people can use it. Throws with the last words of the part that does not
   * come.
   */
  start(report: (line: string) => void = () => undefined): Promise<void> {
    this.#starting = this.#startAll(report);
    return this.#starting;
  }

  async #startAll(report: (line: string) => void): Promise<void> {
    const { etcd, patroni, ways, sites, entries } = this.parts;
    report('etcd and PostgreSQL under Patroni');
    for (const part of [...etcd, ...patroni]) part.start();
    await this.#until([...etcd, ...patroni], () => this.hasSynchronousStandby());
    report('the ways to the databases, and two nodes of the product');
    for (const part of ways) part.start();
    await this.#until([...patroni, ...ways], () => this.#waysAreOpen());
    for (const part of [...sites, ...entries]) part.start();
    await this.#until([...patroni, ...ways, ...sites, ...entries], () => this.allSitesAreReady());
    await this.#until(entries, () => answers(`${this.url}/readyz`));
    for (const site of sites) site.keepRunning();
  }

  /** Ends everything and removes all of it, also amid a start. The sites may finish what they are at. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#starting?.catch(() => undefined);
    await Promise.all(this.parts.sites.map((site) => site.kill('SIGTERM')));
    await removeCluster(this.#folder);
  }

  /** The databases by their roles, as the first Patroni that answers sees them: `leader`, `sync_standby`, `replica`. */
  async members(): Promise<{ name: string; role: string; state: string }[]> {
    for (const { address } of this.description.databases) {
      const answer = await ask(`http://${address}:${ports.patroni}/cluster`);
      if (answer) return membersSchema.parse(JSON.parse(answer.text)).members;
    }
    return [];
  }

  async primary(): Promise<Machine | undefined> {
    for (const machine of this.description.databases) {
      const answer = await ask(`http://${machine.address}:${ports.patroni}/primary`);
      if (answer?.status === 200) return machine;
    }
    return undefined;
  }

  /** Whether there is a primary, and a standby that has all that it acknowledges, and every database runs. */
  async hasSynchronousStandby(): Promise<boolean> {
    const members = await this.members();
    const roles = members
      .filter(({ state }) => state === 'running' || state === 'streaming')
      .map(({ role }) => role);
    return (
      roles.length === this.description.databases.length &&
      roles.includes('leader') &&
      roles.includes('sync_standby') &&
      (await this.primary()) !== undefined
    );
  }

  /** Waits until every part runs and does its work, and the entry knows it. */
  async untilWhole(): Promise<void> {
    await this.until(
      async () =>
        (await this.hasSynchronousStandby()) &&
        (await this.allSitesAreReady()) &&
        (await answers(`${this.url}/readyz`)),
    );
  }

  /** Waits for something that a part may have to be started for. Throws after minutes. */
  async until(isSo: () => Promise<boolean>): Promise<void> {
    await this.#until([], isSo);
  }

  /** The program of this name on this machine. */
  part(machine: string, program: string): Part {
    const all = Object.values(this.parts).flat();
    const found = all.find(({ name }) => name === `${machine} ${program}`);
    if (!found) throw new Error(`There is no ${program} on ${machine}.`);
    return found;
  }

  /** The server that Patroni runs on this machine. */
  postmasterOf(machine: string): number | undefined {
    return postmasterBelow(join(this.#folder, machine));
  }

  async allSitesAreReady(): Promise<boolean> {
    const asked = this.description.sites.map(({ address }) =>
      answers(`http://${address}:${ports.site}/readyz`),
    );
    return (await Promise.all(asked)).every(Boolean);
  }

  async #waysAreOpen(): Promise<boolean> {
    const asked = this.description.sites.map(({ loopback }) =>
      speaksPostgres(loopback, ports.primary),
    );
    return (await Promise.all(asked)).every(Boolean);
  }

  async #until(needed: readonly Part[], isSo: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + longestWaitMs;
    while (!(await isSo())) {
      if (this.#isStopping) throw new SetupProblem('The cluster is being stopped.');
      const ended = needed.find(({ hasEnded }) => hasEnded);
      if (ended) throw new SetupProblem(`${ended.name} has ended:\n${ended.lastWords()}`);
      if (Date.now() > deadline) {
        const words = needed.map((part) => `${part.name}:\n${part.lastWords()}`);
        throw new SetupProblem(['The cluster takes too long.', ...words].join('\n\n'));
      }
      await wait(200);
    }
  }
}
