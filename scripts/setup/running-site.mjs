import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** How the site is started in a checkout: `npm start`, `npm run dev` and `npm run cluster` name one of these files. */
const entry = /(^|[\s\0])(\S*\/)?(dist\/app\/main\.js|src\/app\/main\.ts)([\s\0]|$)/;

/**
 * The process id of a site that runs from this checkout; undefined when none does. Where the system does not show in
 * which folder a process runs, as on macOS, a site of any checkout counts.
 */
export function findRunningSite(folder) {
  return process.platform === 'linux' ? findInProc(realpathSync(folder)) : findByPs();
}

function findInProc(folder) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const isOurs = readlinkSync(`/proc/${pid}/cwd`) === folder;
      if (isOurs && entry.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) return Number(pid);
    } catch {
      // It has ended, or is another user's.
    }
  }
  return undefined;
}

function findByPs() {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' });
  const line = lines.split('\n').find((each) => entry.test(each));
  return line === undefined ? undefined : Number.parseInt(line, 10);
}
