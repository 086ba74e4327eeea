import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const assignment = /^[A-Z_]+=\S*$/;

/** What `npm start` runs: the arguments of Node.js, and what it sets in the environment. */
export function readStartCommand(checkoutDir: string): {
  args: readonly string[];
  environment: Record<string, string>;
} {
  const { scripts } = JSON.parse(readFileSync(join(checkoutDir, 'package.json'), 'utf8'));
  const words = String(scripts.start).split(' ');
  const program = words.indexOf('node');
  const environment = words
    .slice(0, program)
    .filter((word) => assignment.test(word))
    .map((word) => word.split('=') as [string, string]);
  return { args: words.slice(program + 1), environment: Object.fromEntries(environment) };
}
