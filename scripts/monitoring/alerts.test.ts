import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectFolder } from '../project-folder.ts';

const inProject = (path: string): string => join(projectFolder, path);
const read = (path: string): string => readFileSync(inProject(path), 'utf8');

const rules = read('deploy/monitoring/alerts.yml');
const alerts = [
  ...rules.matchAll(
    /- alert: (?<name>\w+)\n[\s\S]*?severity: (?<severity>\w+)\n[\s\S]*?runbook: (?<runbook>\S+)/g,
  ),
].map(({ groups }) => ({ name: '', severity: '', runbook: '', ...groups }));

const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      targets: z.array(z.object({ expr: z.string() })).optional(),
    }),
  ),
});

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;

describe('alerts', () => {
  it('are named once, and page the operator or wait for the next working day', () => {
    expect(alerts.length).toBe(rules.split('- alert:').length - 1);
    expect(alerts.length).toBeGreaterThan(10);
    expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length);
    for (const { severity } of alerts) expect(['page', 'ticket']).toContain(severity);
  });

  it.each(alerts)(
    '$name has a page that says what it means and what to do',
    ({ name, runbook }) => {
      const page = read(runbook);
      expect(page.split('\n')[0]).toBe(`# ${name}`);
      expect(page.match(/^## .+$/gm)).toEqual([
        '## What it means',
        '## What to look at',
        '## What to do',
      ]);
      for (const section of page.split(/^## .+$/m).slice(1)) {
        expect(section.trim().length).toBeGreaterThan(40);
      }
      const path = runbook.replace('docs/operations/', '');
      expect(read('docs/operations/monitor.md')).toContain(`](${path})`);
    },
  );

  it('have the only pages, and pages lead to pages that are there', () => {
    const pages = readdirSync(inProject('docs/operations/runbooks'));
    expect(pages.sort()).toEqual(alerts.map(({ runbook }) => runbook.split('/').at(-1)).sort());
    for (const page of pages) {
      const text = read(`docs/operations/runbooks/${page}`);
      for (const [, target] of text.matchAll(/\]\(([^)]+)\)/g)) expect(pages).toContain(target);
    }
  });

  it.each(alerts)('$name is tested, in good times and in bad', ({ name }) => {
    const tests = read('deploy/monitoring/alerts.test.yml');
    const expected = tests.split(`alertname: ${name}\n`).slice(1);
    expect(expected.map((text) => text.startsWith('        exp_alerts: []\n'))).toEqual([
      true,
      false,
    ]);
  });

  it.skipIf(!hasPromtool)('come when they should, and only then, as promtool sees it', () => {
    const cwd = inProject('deploy/monitoring');
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
      cwd,
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toContain('SUCCESS');
    expect(status).toBe(0);
  });
});

describe('the dashboard', () => {
  const panels = dashboardSchema.parse(JSON.parse(read('deploy/monitoring/dashboard.json'))).panels;
  const questions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  it('has a number and a name of its own for each panel', () => {
    expect(questions.length).toBeGreaterThan(20);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  });

  it.skipIf(!hasPromtool)('asks what Prometheus understands', () => {
    const folder = mkdtempSync(join(tmpdir(), 'direct365-dashboard-'));
    const file = join(folder, 'rules.yml');
    const rules = questions.map((expr, index) => ({ record: `panel_${index}`, expr }));
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    const { stdout, stderr } = spawnSync('promtool', ['check', 'rules', file], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(`${stdout}${stderr}`).toContain(`SUCCESS: ${questions.length} rules found`);
  });
});
