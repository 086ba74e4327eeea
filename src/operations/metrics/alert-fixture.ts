import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const rulesFile = join(import.meta.dirname, '../../../deploy/monitoring/alerts.yml');

/** Whether the program that reads alert rules as Prometheus does is installed. */
export const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;

/** The series of a scrape: `name{labels}` → value. */
export function readScrape(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

const isCounter = /^[a-z0-9_]+_(total|bucket|count|sum)(\{|$)/;
const minutes = 40;

/** A scrape before something happened, and one after it. */
export interface Scrapes {
  before: ReadonlyMap<string, number>;
  after: ReadonlyMap<string, number>;
  now: Date;
}

/** What the rules read; the rest of a scrape would only take its time. */
const isRead = new RegExp(
  `^(${readFileSync(rulesFile, 'utf8')
    .match(/\b(direct365|nodejs)_\w+/g)
    ?.join('|')})(\\{|$)`,
);

/**
 * Whether Prometheus would raise one of these alerts if things went on as between two scrapes. What counts goes on
 * growing every minute by what came between them, and everything else stays as it was last. Times since 1970 are moved
 * to where promtool's begins.
 */
export function isRaised(alerts: readonly string[], { before, after, now }: Scrapes): boolean {
  const series = [...after].flatMap(([name, value]) => {
    if (!isRead.test(name) || Number.isNaN(value)) return [];
    const growth = isCounter.test(name) ? Math.max(0, value - (before.get(name) ?? 0)) : 0;
    const isTime = name.includes('_timestamp_seconds');
    const start = isTime ? value - now.getTime() / 1000 : value;
    // Digits alone: promtool reads no exponents below zero.
    return [{ series: name, values: `${start.toFixed(6)}+${growth.toFixed(6)}x${minutes}` }];
  });
  const firing = `count(ALERTS{alertname=~"${alerts.join('|')}",alertstate="firing"})`;
  return answerIs(series, `(${firing} or vector(0)) > bool 0`, 1);
}

/** Whether promtool, asked at the end of these series, answers a number. */
function answerIs(
  series: readonly { series: string; values: string }[],
  expr: string,
  value: number,
): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'direct365-alerts-'));
  try {
    cpSync(rulesFile, join(folder, 'alerts.yml'));
    const test = {
      rule_files: ['alerts.yml'],
      evaluation_interval: '1m',
      tests: [
        {
          interval: '1m',
          input_series: series,
          promql_expr_test: [
            { expr, eval_time: `${minutes - 1}m`, exp_samples: [{ labels: '{}', value }] },
          ],
        },
      ],
    };
    writeFileSync(join(folder, 'test.yml'), JSON.stringify(test));
    const asked = spawnSync('promtool', ['test', 'rules', 'test.yml'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const said = `${asked.stdout}${asked.stderr}`;
    if (asked.status !== 0 && !said.includes('got:')) throw new Error(said);
    return asked.status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
