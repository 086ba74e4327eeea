import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type Acknowledged, applyRequest, type Intent, type Site } from '../applying.ts';
import type { Circle } from '../live/circles.ts';
import { hasBroken, type WritingReport, writeInCircle } from '../live/writing.ts';
import { type Decider, decideAndLook, type OwnWritesReport } from './own-writes.ts';

const createdSchema = z.object({ id: z.uuid() });
/** Between two requests of one person, in milliseconds. */
const pauseMs = 50;
/** Paused, because the daily limit refuses further messages: a drill takes ten minutes. */
const messagePauseMs = 400;

/** Everything that was asked of the cluster so far. */
export interface TrafficReport {
  messages: WritingReport;
  applications: Acknowledged[];
  /** Decisions that were looked for as soon as they were acknowledged. */
  decisions: OwnWritesReport;
  /** Answers that no client should get, from any fault. */
  refused: string[];
  reads: number;
  /** Applications and reads that got a retry answer, and those that broke off with an unknown outcome. */
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
    /** How many of the circles write at a time. */
    writers: number;
    intents: Iterator<Intent, undefined>;
    decider: Decider;
    appliers: number;
    readers: number;
  },
): Traffic {
  const { circles, writers, intents, decider, appliers, readers } = options;
  const report: TrafficReport = {
    messages: { acknowledged: 0, unanswered: 0, broken: 0, refused: [] },
    decisions: { acknowledged: 0, looks: 0, stale: [], refused: [] },
    ...{ applications: [], refused: [], reads: 0, turnedAway: 0, broken: 0 },
    acknowledgedAt: [],
  };
  let isStopping = false;

  /** Its circles write in turn. */
  async function correspond(ofWriter: readonly Circle[]): Promise<void> {
    for (let turn = 0; !isStopping; turn += 1) {
      const circle = ofWriter[turn % ofWriter.length];
      if (!circle) return;
      const before = report.messages.acknowledged;
      await writeInCircle(site, circle, {
        messages: 2,
        report: report.messages,
        mayGoOn: () => wait(messagePauseMs),
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
    ...Array.from({ length: writers }, (_, writer) =>
      correspond(circles.filter((_circle, index) => index % writers === writer)),
    ),
    decide(),
    ...Array.from({ length: appliers }, apply),
    ...Array.from({ length: readers }, read),
  ]);
  return {
    report,
    people: writers + 1 + appliers + readers,
    async stop() {
      isStopping = true;
      await ended;
    },
  };
}

/** Sends the same request under the same key until it is acknowledged, or permanently refused. */
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

/** Requests that failed so far: those that broke off, and those that got a retry answer. */
export const failuresOf = ({ messages, turnedAway, broken }: TrafficReport) => ({
  broken: messages.broken + broken,
  turnedAway: messages.unanswered - messages.broken + turnedAway,
});
