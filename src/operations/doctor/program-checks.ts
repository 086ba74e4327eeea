import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Check, good, lookAt, wrong } from './check.ts';

const packageSchema = z.object({
  version: z.string(),
  dependencies: z.object({ node: z.string() }),
});

/** Which version this is, and whether the Node.js that runs it is its own. */
export const programChecks = (
  checkoutDir: string,
  runningNode: string = process.versions.node,
): Check[] => {
  const readPackage = async () =>
    packageSchema.parse(JSON.parse(await readFile(join(checkoutDir, 'package.json'), 'utf8')));
  return [
    {
      name: 'program',
      look: async () => good(`This is Direct365 ${(await readPackage()).version}.`),
    },
    {
      name: 'node',
      async look() {
        const own = (await readPackage()).dependencies.node;
        if (runningNode === own) return good(`Node.js ${own} is the one that comes along.`);
        const majorOf = (version: string) => Number(version.split('.')[0]);
        if (majorOf(runningNode) < majorOf(own)) {
          return wrong(
            `Node.js is ${runningNode}, which is too old: start the site with npm start, which uses ${own}.`,
          );
        }
        return lookAt(
          `Node.js is ${runningNode}, and the site is tested with the one that comes along, ${own}: start it with npm start.`,
        );
      },
    },
  ];
};
