import type { CompletionProvider } from '#features/hiring/lib/completions/completion-provider.ts';
import { heldMessage, type OutgoingHold } from '#lib/jobs/outgoing-hold.ts';

/** A language service that is not called while outgoing calls are paused. */
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
