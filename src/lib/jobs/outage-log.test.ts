import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createOutageLog, type OutageLog } from './outage-log.ts';

const lineSchema = z.object({
  level: z.number(),
  msg: z.string(),
  failures: z.number().optional(),
  seconds: z.number().optional(),
});

let lines: z.infer<typeof lineSchema>[];
let now: number;
let outage: OutageLog;

beforeEach(() => {
  lines = [];
  now = 1_000_000;
  const log = pino({}, { write: (line) => lines.push(lineSchema.parse(JSON.parse(line))) });
  outage = createOutageLog(log, () => now);
});

function failFor(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) {
    for (let worker = 0; worker < 55; worker += 1)
      outage.failed(new Error('Connection terminated'));
    now += 1000;
  }
}

it('says once that the database is lost, however many workers notice', () => {
  failFor(30);
  expect(lines.map(({ msg }) => msg)).toEqual(['the database of the job queue does not answer']);
});

it('counts once a minute, and says when it is over', () => {
  failFor(130);
  now += 15_000;
  outage.answered();
  outage.answered();
  expect(lines.map(({ level, failures, seconds }) => ({ level, failures, seconds }))).toEqual([
    { level: 50, failures: undefined, seconds: undefined },
    { level: 50, failures: 60 * 55 + 1, seconds: 60 },
    { level: 50, failures: 120 * 55 + 1, seconds: 120 },
    { level: 30, failures: 130 * 55, seconds: 129 },
  ]);
});

it('is one outage while some connections answer and others still fail', () => {
  failFor(5);
  outage.answered();
  failFor(5);
  outage.answered();
  expect(lines).toHaveLength(1);
});

it('tells of the next outage again', () => {
  failFor(5);
  now += 20_000;
  outage.answered();
  failFor(5);
  expect(lines.map(({ level }) => level)).toEqual([50, 30, 50]);
});

it('says nothing while all is well', () => {
  outage.answered();
  expect(lines).toEqual([]);
});
