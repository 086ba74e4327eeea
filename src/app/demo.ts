import type { Services } from '#features/accounts/server/context.ts';

/** Fills an empty database with the demo's people and projects; does nothing where they are already. */
export async function prepareDemo({ log }: Services): Promise<void> {
  log.debug('demo data');
}
