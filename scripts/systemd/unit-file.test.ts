import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStartCommand } from '#tests/support/start-command.ts';
import { projectFolder } from '../project-folder.ts';

const unit = readFileSync(join(projectFolder, 'deploy/systemd/direct365.service'), 'utf8');
const settingOf = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;
/** On systemd's scale from 0 to 100 of what a service could do if an attacker took it over. */
const mostExposure = 20;

describe('the unit of systemd', () => {
  let folder: string;
  let copy: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'direct365-unit-'));
    copy = join(folder, 'direct365.service');
    // What it starts is on no machine that runs this test.
    writeFileSync(copy, unit.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('starts what npm start starts, in the same surroundings', () => {
    const { args, environment } = readStartCommand(projectFolder);
    expect(settingOf('ExecStart')).toBe(
      `/opt/direct365/node_modules/node/bin/node ${args.join(' ')}`,
    );
    const words = settingOf('Environment').split(' ');
    for (const [name, value] of Object.entries(environment)) {
      expect(words).toContain(`${name}=${value}`);
    }
  });

  it('lets the private database outlive the drain', () => {
    expect(settingOf('KillMode')).toBe('mixed');
    expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(10);
  });

  it.skipIf(!hasSystemd)('is one that systemd reads without a complaint, and confines', () => {
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', copy], {
      encoding: 'utf8',
    });
    expect(`${verified.stdout}${verified.stderr}`).toBe('');
    expect(verified.status).toBe(0);
    const judged = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', `--threshold=${mostExposure}`, copy],
      { encoding: 'utf8' },
    );
    expect(judged.stdout).toContain('Overall exposure level');
    expect(judged.status).toBe(0);
  });
});
