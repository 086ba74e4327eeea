import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type Acknowledged, applyRequest, type Intent, type Site } from '../applying.ts';
import type { Circle } from '../live/circles.ts';
import { hasBroken, type WritingReport, writeInCircle } from '../live/writing.ts';
import { type Decider, decideAndLook, type OwnWritesReport } from './own-writes.ts';

const createdSchema = z.object({ id: z.uuid() });
/** Between two requests of one person, in milliseconds. */
const pauseMs = 50;

/** Everything that was asked of the cluster so far. */
export interface TrafficReport {
  messages: WritingReport;
  applications: Acknowledged[];
  /** Decisions that were looked for as soon as they were acknowledged. */
  decisions: OwnWritesReport;
  /** Answers that nobody should get, of whatever fault. */
  refused: string[];
  reads: number;
  /** Applications and reads that were told to try again; and those that broke off, of which nobody could say what became of them. */
  turnedAway: number;
  broken: number;
  /** When writes were acknowledged, by the clock of this process, in milliseconds. */
  acknowledgedAt: number[];
}

export interface Traffic {
  report: TrafficReport;
  /** How many ask at a time: what one killed node can interrupt at most. */
  people: number;
  stop(): Promise<void>;
}

/** Lets people write messages, apply and read by way of the entry, one after another each, until it is stopped. */
export function startTraffic(
  site: Site,
  options: {
    circles: readonly Circle[];
    intents: Iterator<Intent, undefined>;
    decider: Decider;
    appliers: number;
    readers: number;
  },
): Traffic {
  const { circles, intents, decider, appliers, readers } = options;
  const report: TrafficReport = {
    messages: { acknowledged: 0, unanswered: 0, broken: 0, refused: [] },
    decisions: { acknowledged: 0, looks: 0, stale: [], refused: [] },
    ...{ applications: [], refused: [], reads: 0, turnedAway: 0, broken: 0 },
    acknowledgedAt: [],
  };
  let isStopping = false;

  async function correspond(circle: Circle): Promise<void> {
    while (!isStopping) {
      const before = report.messages.acknowledged;
      await writeInCircle(site, circle, {
        messages: 2,
        report: report.messages,
        mayGoOn: () => wait(pauseMs),
      });
      if (report.messages.acknowledged > before) report.acknowledgedAt.push(performance.now());
    }
  }

  async function apply(): Promise<void> {
    while (!isStopping) {
      const next = intents.next();
      if (next.done) return;
      await applyUntilAcknowledged(site, next.value, report);
      await wait(pauseMs);
    }
  }

  const decide = (): Promise<void> =>
    decideAndLook(site, decider, {
      report: report.decisions,
      mayGoOn: () => wait(pauseMs * 5).then(() => !isStopping),
      acknowledged: () => report.acknowledgedAt.push(performance.now()),
      troubled: (status) => countTrouble(report, status === null ? null : { status, text: '' }),
    });

  async function read(): Promise<void> {
    for (let turn = 0; !isStopping; turn += 1) {
      const path = turn % 2 === 0 ? '/api/me' : '/api/consultants/public';
      const answer = await answerTo(new Request(`${site.url}${path}`));
      report.reads += 1;
      if (answer?.status !== 200) countTrouble(report, answer);
      await wait(pauseMs);
    }
  }

  const ended = Promise.all([
    ...circles.map(correspond),
    decide(),
    ...Array.from({ length: appliers }, apply),
    ...Array.from({ length: readers }, read),
  ]);
  return {
    report,
    people: circles.length + 1 + appliers + readers,
    async stop() {
      isStopping = true;
      await ended;
    },
  };
}

/** Sends the same wish under the same key until it is acknowledged, or refused for good. */
async function applyUntilAcknowledged(
  site: Site,
  intent: Intent,
  report: TrafficReport,
): Promise<void> {
  for (;;) {
    const answer = await answerTo(applyRequest(site, intent));
    if (answer?.status === 201) {
      const { id } = createdSchema.parse(JSON.parse(answer.text));
      report.applications.push({ applicationId: id, intent });
      report.acknowledgedAt.push(performance.now());
      return;
    }
    if (answer && answer.status < 500) {
      report.refused.push(`${answer.status} ${answer.text}`);
      return;
    }
    countTrouble(report, answer);
    await wait(50 + Math.random() * 200);
  }
}

interface Answer {
  status: number;
  text: string;
}

/** Null when there is none, or not all of it. */
const answerTo = (request: Request): Promise<Answer | null> =>
  fetch(request)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => null);

function countTrouble(report: TrafficReport, answer: Answer | null): void {
  if (hasBroken(answer)) report.broken += 1;
  else report.turnedAway += 1;
  // Whatever is missing, it is no fault of the product.
  if (answer?.status === 500) report.refused.push(answer.text);
}

/** Requests that failed so far: those that broke off, and those that were told to try again. */
export const failuresOf = ({ messages, turnedAway, broken }: TrafficReport) => ({
  broken: messages.broken + broken,
  turnedAway: messages.unanswered - messages.broken + turnedAway,
});
