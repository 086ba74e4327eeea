import { join } from 'node:path';
import { projectFolder } from '../project-folder.ts';
import { answeredCalls, objectKinds } from './answered.ts';
import { readStripeDefinitions } from './read-definitions.ts';

/** Where the local Stripe reads what the SDK declares. */
export const definitionsFile = join(
  projectFolder,
  'src/emulators/local-stripe/definitions.gen.json',
);

/**
 * The text of that file, as it follows from the SDK that is installed: a line for each call and each kind of object.
 */
export function describeDefinitions(): string {
  const { calls, objects } = readStripeDefinitions(new Set(answeredCalls()), new Set(objectKinds));
  return `{"calls":{\n${linesOf(calls)}\n},\n"objects":{\n${linesOf(objects)}\n}}\n`;
}

const linesOf = (entries: Record<string, unknown>): string =>
  Object.entries(entries)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, shape]) => `${JSON.stringify(name)}:${JSON.stringify(shape)}`)
    .join(',\n');
