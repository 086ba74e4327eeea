import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inProject } from './project-folder.ts';

const manifestSchema = z.object({ version: z.string().regex(/^\d+\.\d+\.\d+$/) });

/** The version of this program, such as 1.4.0: the one that package.json names. */
export function programVersion(): string {
  const text = readFileSync(inProject('package.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text)).version;
}

/** Whether a version is another one or came after it; both are three numbers with points. */
export function isVersionSince(version: string, since: string): boolean {
  const [numbers, others] = [version, since].map((text) => text.split('.').map(Number));
  const differing = numbers?.findIndex((number, index) => number !== others?.[index]) ?? -1;
  return differing < 0 || (numbers?.[differing] ?? 0) > (others?.[differing] ?? 0);
}
