import { describe, expect, it } from 'vitest';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { describeFolderFault, describePostgresFault } from './start-problems.ts';

describe('what PostgreSQL wrote before it gave up', () => {
  it('becomes a sentence about a full disk', () => {
    const output = [
      'running bootstrap script ... 2026-11-21 15:40:42.697 UTC [9606] FATAL:  could not extend file "base/1/2691": No space left on device',
      '2026-11-21 15:40:42.697 UTC [9606] HINT:  Check free disk space.',
      'initdb: removing data directory "/srv/data/postgres"',
    ].join('\n');
    const problem = describePostgresFault(output, '/srv/data/postgres');
    expect(problem).toBeInstanceOf(SetupProblem);
    expect(problem.message).toMatch(
      /^The private database in \/srv\/data\/postgres .* disk is full/,
    );
  });

  it('names DATABASE_URL when the system cannot run the built-in one', () => {
    const output =
      'postgres: error while loading shared libraries: libstdc++.so.6: cannot open shared object file';
    expect(describePostgresFault(output, '/srv/pg').message).toMatch(/libstdc.*DATABASE_URL/);
  });

  it('keeps its own last line when the reason is unknown', () => {
    const output = [
      '2026-11-21 15:40:42 UTC [1] LOG:  starting PostgreSQL 18.4',
      '2026-11-21 15:40:42 UTC [1] FATAL:  could not map anonymous shared memory.',
      '2026-11-21 15:40:42 UTC [1] LOG:  database system is shut down',
    ].join('\n');
    expect(describePostgresFault(output, '/srv/pg').message).toBe(
      'The private database in /srv/pg does not start: could not map anonymous shared memory.',
    );
  });

  it('says how the server ended, where its last line does not', () => {
    const output = '2026-11-21 15:40:42 UTC [1] LOG:  listening on Unix socket "/srv/s"';
    const killed = { exitCode: null, signalCode: 'SIGKILL' } as const;
    expect(describePostgresFault(output, '/srv/pg', killed).message).toMatch(
      /listening on .* \(it was ended by SIGKILL\)\.$/,
    );
    const ended = { exitCode: 1, signalCode: null };
    expect(describePostgresFault('', '/srv/pg', ended).message).toMatch(
      /\(it ended with code 1\)\.$/,
    );
  });

  it('is still a sentence when it wrote nothing', () => {
    expect(describePostgresFault('', '/srv/pg').message).toBe(
      'The private database in /srv/pg does not start: it gave no reason.',
    );
  });
});

describe('a fault of the file system', () => {
  it('becomes a sentence that names the folder and DATA_DIR', () => {
    const fault = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    expect(describeFolderFault(fault, '/srv/data')).toMatchObject({
      name: 'SetupProblem',
      message: expect.stringMatching(/\/srv\/data: it lies on a read-only disk.*DATA_DIR/),
    });
  });

  it('asks for space, not for another folder, when the disk is full', () => {
    const fault = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
    expect(describeFolderFault(fault, '/srv/data')).toMatchObject({
      message: expect.stringMatching(/the disk is full. Free some space/),
    });
  });

  it('stays as it is when we have no better words', () => {
    const fault = new Error('something else');
    expect(describeFolderFault(fault, '/srv/data')).toBe(fault);
  });
});
