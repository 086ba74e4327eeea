import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { checkoutDir } from '#tests/processes/app-process.ts';
import { hasPrometheus, type Prometheus } from '#tests/processes/prometheus.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Benchmark, Figure } from '../harness/figures.ts';
import { provocations } from './provocations.ts';
import { startWatchedSite } from './watched-site.ts';

const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
});

/** Alerts are named by commas; all of them where none is. */
const named = process.env.ALERTS?.split(',').map((name) => name.trim());

/** What each alert is for, done to a node that a Prometheus watches; then every question of the dashboard. */
export const alerts: Benchmark = {
  about:
    'a node and a Prometheus: what each alert is for is done, until it comes and goes; every panel has figures',
  longestRunMs: 60 * 60_000,
  async run(report) {
    if (!hasPrometheus) throw new Error("This needs Debian's prometheus.");
    const site = await startWatchedSite();
    try {
      const figures: Figure[] = [];
      await eventually(() => expectCalm(site.prometheus, named));
      for (const { alert, provoke } of provocations) {
        if (named && !named.includes(alert)) continue;
        const began = performance.now();
        const mend = await provoke(site);
        try {
          await eventually(() => expectRaised(site.prometheus, alert));
        } finally {
          await mend();
        }
        const came = performance.now() - began;
        await eventually(() => expectCalm(site.prometheus, [alert]));
        report(`${alert} came, and went`);
        figures.push({ name: `${alert} came after`, value: came, unit: 'ms' });
      }
      const silent = await silentPanels(site.prometheus);
      for (const title of silent) report(`The dashboard's panel "${title}" is empty`);
      figures.push({ name: 'panels without figures', value: silent.length, unit: 'count' });
      return figures;
    } finally {
      await site.close();
    }
  },
};

async function expectRaised(prometheus: Prometheus, alert: string): Promise<void> {
  if (!(await prometheus.raised()).includes(alert)) throw new Error(`${alert} does not come.`);
}

/** Whether none of these is raised; where none is named, none at all. */
async function expectCalm(prometheus: Prometheus, which?: readonly string[]): Promise<void> {
  const raised = await prometheus.raised();
  const wrong = which ? raised.filter((name) => which.includes(name)) : raised;
  if (wrong.length > 0) throw new Error(`${wrong.join(', ')} is raised.`);
}

/** The panels that had nothing to show at any time: some show what is under way, and only while it is. */
async function silentPanels(prometheus: Prometheus): Promise<string[]> {
  const path = join(checkoutDir, 'deploy/monitoring/dashboard.json');
  const { panels } = dashboardSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const silent: string[] = [];
  for (const { title, targets } of panels) {
    for (const { expr } of targets) {
      const everSince = `last_over_time((${expr})[2h:5s])`;
      if ((await prometheus.ask(everSince)) === undefined) silent.push(title);
    }
  }
  return silent;
}
