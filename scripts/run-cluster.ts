/**
 * `npm run cluster`: a whole cluster on this machine, for trying, until Ctrl+C.
 *
 *     npm run cluster -- --port 8366                                        where people reach it, instead of 8365
 *     npm run cluster -- --folder /srv/trial                                where it keeps its files while it runs
 *     npm run cluster -- --write FOLDER --description cluster.json          the files of real machines; starts nothing
 */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { readDescription } from './cluster/description.ts';
import { writeMachineFiles } from './cluster/files/machine-files.ts';
import { LocalCluster } from './cluster/local-cluster.ts';
import { localDescription } from './cluster/local-description.ts';
import { type LocalOutside, startLocalOutside } from './cluster/outside.ts';
import { findPrograms } from './cluster/programs.ts';
import { keepSecrets } from './cluster/secrets.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { values } = parseArgs({
    options: {
      write: { type: 'string' },
      description: { type: 'string' },
      folder: { type: 'string', default: join(tmpdir(), 'direct365-cluster') },
      port: { type: 'string', default: '8365' },
    },
  });
  if (values.write !== undefined) write(values.write, values.description);
  else await run(resolve(values.folder), Number(values.port));
} catch (error) {
  const isOfOptions = error instanceof TypeError && 'code' in error;
  if (!(error instanceof SetupProblem || isOfOptions)) throw error;
  process.stderr.write(`\n${error.message}\n\n`);
  process.exitCode = 1;
}

function write(folder: string, descriptionFile: string | undefined): void {
  if (descriptionFile === undefined) {
    throw new SetupProblem(
      'Name the description with --description; deploy/cluster/cluster.example.json is one.',
    );
  }
  const description = readDescription(readJson(descriptionFile));
  const secretsFile = descriptionFile.replace(/(\.json)?$/, '.secrets.json');
  writeMachineFiles(folder, {
    description,
    secrets: keepSecrets(secretsFile),
    rootOf: () => '',
  });
  say(
    `Written to ${folder}, a folder for each machine. The secrets are in ${secretsFile}: keep both, for the next node.`,
  );
  say('How they get to the machines: docs/operations/cluster.md.');
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SetupProblem(`${file} cannot be read as JSON: ${String(error)}`, { cause: error });
  }
}

async function run(folder: string, port: number): Promise<void> {
  // Another port is another network: two beside each other do not meet.
  const net = port % 256;
  const { postgresPrograms } = localDescription({ net, port, environment: {} });
  const found = findPrograms(postgresPrograms);
  if ('absent' in found) {
    throw new SetupProblem(
      `A cluster needs programs that are not installed here: apt-get install ${found.absent.join(' ')} (on Debian).`,
    );
  }
  const outside = await startLocalOutside();
  try {
    const { environment } = outside;
    const description = localDescription({ net, port, environment });
    const cluster = new LocalCluster({ description, programs: found.programs, folder });
    showMails(outside);
    await cluster.prepare();
    await runUntilStopped(cluster, folder);
  } finally {
    await outside.close();
  }
  say('Nothing is left of it.');
}

function showMails({ mailServer }: LocalOutside): void {
  mailServer.behaviour.beforeAnswer = () => {
    const mail = mailServer.received.at(-1);
    const link = /https?:\/\/\S+/.exec(mail?.email.text ?? '')?.[0] ?? '';
    say(`Mail to ${mail?.recipients.join(', ')}: ${mail?.email.subject} ${link}`);
  };
}

async function runUntilStopped(cluster: LocalCluster, folder: string): Promise<void> {
  const stopping = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.resolve());
  }
  try {
    const started = cluster
      .start((line) => say(`Starting ${line} …`))
      .then(() => greet(cluster, folder));
    await Promise.race([stopping.promise, started.then(() => stopping.promise)]);
    say('Stopping …');
  } finally {
    await cluster.stop();
  }
}

async function greet(cluster: LocalCluster, folder: string): Promise<void> {
  const { parts, url } = cluster;
  say(
    `\nDirect365 runs at ${url}, as a cluster without the demo: sign up there, mails are shown here.`,
  );
  say(`Logs and configuration are in ${folder} until it stops. Kill something:`);
  for (const { name, pid } of Object.values(parts).flat()) say(`  ${name.padEnd(22)} ${pid}`);
  for (const { name, role } of await cluster.members()) {
    say(`  ${`${name} postgres`.padEnd(22)} ${cluster.postmasterOf(name)} (${role})`);
  }
  say('Ctrl+C ends it, and removes all of it.\n');
}
