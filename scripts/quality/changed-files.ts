import { execFileSync } from 'node:child_process';
import { projectFolder } from '../project-folder.ts';

/**
 * The files that differ from a commit, branch or tag, uncommitted and new ones among them. Throws where git does not
 * know it.
 */
export function listChangedFiles(ref: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--end-of-options', ref, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
