import { smtpServerFixture } from '#lib/mail/smtp-server-fixture.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';
import { freePort } from '#tests/support/free-port.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { type AppProcess, checkoutDir, startApp } from '../app-process.ts';
import { newDataFolder, quietLog } from '../data-folder.ts';
import type { Person } from '../marketplace.ts';
import { nodeEnvironment } from '../node-environment.ts';
import { type Circle, makeCircles } from './circles.ts';
import { compareWithSaid, type DrillComparison, untilAllHave } from './comparison.ts';
import { openCutPath } from './cut-path.ts';
import { Kills } from './kills.ts';
import { ListeningPerson } from './listening-person.ts';
import { type WritingReport, writeInCircle } from './writing.ts';

export interface LiveDrillSize {
  /** Writers at a time: each circle is a client and some consultants; the last one has blocked the client. */
  circles: number;
  consultants: number;
  /** People with a stream and without a conversation. */
  strangers: number;
  /** Of all circles together. */
  messages: number;
  /** How often each of the two nodes is killed. */
  killsOfNode: number;
}

export interface LiveDrillReport extends DrillComparison, WritingReport {
  streams: number;
  kills: number;
  cuts: number;
}

/** In milliseconds: a connection lives for any time up to this. */
const longestConnectionMs = 20_000;
/**
 * Lets people write to each other on two nodes, all of them listening, while each node is killed again and again and
 * every connection is cut at some time. Then compares what each of them has received with what was acknowledged.
 */
export async function runLiveDrill(
  size: LiveDrillSize,
  onProgress: (line: string) => void = () => undefined,
): Promise<LiveDrillReport> {
  const database = await startPrivatePostgres({
    dataDir: await newDataFolder(),
    checkoutDir,
    log: quietLog,
  });
  const mailServer = await smtpServerFixture();
  const environment = nodeEnvironment(database.connectionString, mailServer.url);
  const ports = [await freePort(), await freePort()];
  const start = (port: number): Promise<AppProcess> =>
    startApp({ ...environment, PORT: String(port) });
  const nodes: AppProcess[] = [];
  const path = await openCutPath(ports, { longestMs: longestConnectionMs });
  const listening: ListeningPerson[] = [];
  try {
    nodes.push(...(await Promise.all(ports.map(start))));
    const direct = { url: nodes[0]?.url ?? '', publicUrl: testPublicUrl };
    const { circles, strangers } = await makeCircles(direct, database.connectionString, size);
    for (const person of [...circles.flatMap(peopleOf), ...strangers]) {
      listening.push(new ListeningPerson(path.url, person));
    }
    await untilAllHave(circles, listening);
    onProgress(`${listening.length} people listen`);

    const writing: WritingReport = { acknowledged: 0, unanswered: 0, broken: 0, refused: [] };
    const kills = new Kills(size, () => writing.acknowledged);
    const killing = kills.run(async (number) => {
      const at = number % ports.length;
      await nodes[at]?.kill();
      onProgress(`kill ${number + 1}, after ${writing.acknowledged} messages`);
      nodes[at] = await start(ports[at] ?? 0);
    });
    const site = { url: path.url, publicUrl: testPublicUrl };
    await Promise.all([
      killing,
      ...circles.map((circle) =>
        writeInCircle(site, circle, {
          messages: size.messages / circles.length,
          report: writing,
          mayGoOn: () => kills.untilAllowed(),
        }),
      ),
    ]);
    onProgress(`${writing.acknowledged} messages are written`);
    await untilAllHave(circles, listening);
    return {
      ...writing,
      streams: listening.length,
      kills: kills.done,
      cuts: path.cuts(),
      ...(await compareWithSaid(circles, listening)),
    };
  } finally {
    for (const listener of listening) listener.stop();
    await path.close();
    for (const node of nodes) await node.kill();
    await mailServer.close();
    await database.stop();
  }
}

const peopleOf = ({ client, threads }: Circle): Person[] => [
  client,
  ...threads.map(({ consultant }) => consultant),
];
