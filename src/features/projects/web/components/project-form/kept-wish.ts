import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '#ui/form/session-draft.ts';
import { type BriefMark, isBriefField } from './brief-marks.ts';

const keptSchema = z.object({
  text: z.string(),
  marks: z.array(
    z.object({
      field: z.string().refine(isBriefField),
      value: z.string(),
      words: z.array(z.string()),
      provider: z.string().nullable(),
    }),
  ),
});

/** What is kept of a wish beside the draft of its form: the text, and what it has filled. */
export interface KeptWish {
  text: string;
  marks: readonly BriefMark[];
}

const keyOf = (userId: string): string => `wish:${userId}`;

/** Keeps it until the tab is closed; nothing where there is nothing. */
export function keepWish(userId: string, wish: KeptWish): void {
  if (wish.text === '' && wish.marks.length === 0) dropDraft(keyOf(userId));
  else keepDraft(keyOf(userId), JSON.stringify(wish));
}

export const dropWish = (userId: string): void => dropDraft(keyOf(userId));

/** What was kept; null where there is nothing, or nothing that can be read. */
export function readWish(userId: string): KeptWish | null {
  const kept = readDraft(keyOf(userId));
  if (kept === null) return null;
  try {
    return keptSchema.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}
