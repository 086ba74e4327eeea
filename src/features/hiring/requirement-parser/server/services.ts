import type { CompletionProvider } from '#features/hiring/lib/completions/completion-provider.ts';

/** What the briefs' own operations use beside the services of all. */
export interface BriefsServices {
  /** Reads more out of a text, at the client's request; undefined where the operator has set none. */
  briefProvider: CompletionProvider | undefined;
}
