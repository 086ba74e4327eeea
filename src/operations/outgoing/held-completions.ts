import type { CompletionProvider } from '#features/hiring/lib/completions/completion-provider.ts';
import { heldMessage, type OutgoingHold } from '#lib/jobs/outgoing-hold.ts';

/** A service for language that is not asked while things are held. */
export const holdCompletions = (
  provider: CompletionProvider,
  hold: OutgoingHold,
): CompletionProvider => ({
  host: provider.host,
  async complete(request) {
    if (await hold.isHeld()) throw new Error(heldMessage);
    return provider.complete(request);
  },
});
