import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/free-port.ts';
import { checkoutDir } from './app-process.ts';

/** Whether Debian's `prometheus` is installed. */
export const hasPrometheus = spawnSync('prometheus', ['--version']).error === undefined;

const alertsSchema = z.object({
  data: z.object({
    alerts: z.array(z.object({ state: z.string(), labels: z.record(z.string(), z.string()) })),
  }),
});
const answerSchema = z.object({
  data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
});

/** A Prometheus that watches one node. */
export interface Prometheus {
  /** The names of the alerts that are raised now. */
  raised(): Promise<string[]>;
  /** What it answers to a question: the number of the first series, undefined for none. */
  ask(expression: string): Promise<number | undefined>;
  stop(): Promise<void>;
}

/** Starts one with the configuration and the rules that operators are given, in which each minute lasts a second. */
export async function startPrometheus(target: string, token: string): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'direct365-prometheus-'));
  const read = (name: string) => readFile(join(checkoutDir, 'deploy/monitoring', name), 'utf8');
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const configuration = (await read('prometheus.yml'))
    .replace('/etc/prometheus/direct365-token', join(folder, 'token'))
    .replace('127.0.0.1:3000', target)
    .replace('scrape_interval: 15s', 'scrape_interval: 1s\n    scrape_timeout: 1s');
  await write('token', token);
  await write('prometheus.yml', `global:\n  evaluation_interval: 1s\n${configuration}`);
  const rules = (await read('alerts.yml')).replaceAll(/(for: \d+)m\b/g, '$1s');
  await write('alerts.yml', rules.replaceAll(/\[(\d+)m\]/g, '[$1s]'));
  const listen = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${listen}`,
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const gone = once(child, 'close');
  const fetchJson = async (path: string): Promise<unknown> =>
    (await fetch(`http://${listen}${path}`)).json();
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`Prometheus has ended:\n${said}`);
    const { ok } = await fetch(`http://${listen}/-/ready`);
    if (!ok) throw new Error(`Prometheus is not ready:\n${said}`);
  });
  return {
    async raised() {
      const { data } = alertsSchema.parse(await fetchJson('/api/v1/alerts'));
      const firing = data.alerts.filter(({ state }) => state === 'firing');
      return firing.map(({ labels }) => labels.alertname ?? '');
    },
    async ask(expression) {
      const query = new URLSearchParams({ query: expression });
      const { data } = answerSchema.parse(await fetchJson(`/api/v1/query?${query}`));
      const value = data.result[0]?.value[1];
      return value === undefined ? undefined : Number(value);
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}
