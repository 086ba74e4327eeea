import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { BoundedQueue } from '#lib/bounded-queue.ts';
import { inProject } from '#lib/project-folder.ts';
import { runSandboxed } from '#lib/sandboxed/run-sandboxed.ts';
import type { Services } from '#server/services.ts';
import { readerLimits } from '../../rules/import-limits.ts';
import { type ProfileDraft, profileDraftSchema } from '../../rules/profile-draft.ts';

const refusals = [
  'unknown-kind',
  'protected',
  'broken',
  'too-much',
  'empty',
  'nothing-found',
] as const;
export type ReadingRefusal = (typeof refusals)[number] | 'busy';

const refusalOf = {
  'too-much': 'too-much',
  broken: 'broken',
  late: 'busy',
  'not-started': 'busy',
} as const;

const answerSchema = z.union([z.object({ refused: z.enum(refusals) }), profileDraftSchema]);

// One file at a time: a reader may take all of a processor, and much of the memory.
const readerQueue = new BoundedQueue(9);
// From the sources, also where the server runs as one bundle.
const module = pathToFileURL(
  inProject('src/features/profiles/profile-import/server/queries/profile-in-file.ts'),
);

/**
 * Reads a stranger's file as a draft of the profile form, in a process that is ended when it takes too much. Refuses
 * files that cannot be read, and when too many wait; nothing of the file is kept.
 */
export async function readProfileFile(
  file: Uint8Array,
  { clock, log }: Pick<Services, 'clock' | 'log'>,
): Promise<ProfileDraft | { refused: ReadingRefusal }> {
  const outcome = await readerQueue.run(() =>
    runSandboxed({
      module,
      settings: { now: clock.now().toISOString() },
      input: file,
      limits: readerLimits,
    }),
  );
  if (!outcome) return { refused: 'busy' };
  if ('answer' in outcome) return answerSchema.parse(outcome.answer);
  // Its reader refuses what is wrong with a file; one that breaks has met an unforeseen case.
  if (outcome.ended === 'broken')
    log.warn({ bytes: file.length }, 'a profile file broke its reader');
  if (outcome.ended === 'not-started')
    log.warn('no process could be started to read a profile file');
  return { refused: refusalOf[outcome.ended] };
}
