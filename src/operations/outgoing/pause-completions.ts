import type { CompletionProvider } from '#features/hiring/lib/completions/completion-provider.ts';
import { type OutboundPause, pausedMessage } from '#lib/jobs/outbound-pause.ts';

/** A language service that is not called while outgoing calls are paused. */
export const pauseCompletions = (
  provider: CompletionProvider,
  pause: OutboundPause,
): CompletionProvider => ({
  host: provider.host,
  async complete(request) {
    if (await pause.isHeld()) throw new Error(pausedMessage);
    return provider.complete(request);
  },
});
