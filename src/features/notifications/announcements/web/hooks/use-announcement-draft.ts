import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { readDraft } from '#ui/form/session-draft.ts';
import { useKeptDraft } from '#ui/form/use-kept-draft.ts';
import type { AnnouncementForm } from '../../rules/announcement-form.ts';

const draftSchema = z.object({ subject: z.string(), message: z.string() });

/**
 * Keeps the words of a blast while they are written: other tabs of the portal, a reload and a new sign-in do not cost
 * them.
 */
export function useAnnouncementDraft(form: UseFormReturn<AnnouncementForm>, userId: string): void {
  const key = `blast:${userId}`;
  useKeptDraft(form, {
    key,
    read() {
      const kept = readDraft(key);
      const { subject, message } = form.getValues();
      // What was typed before the page was hydrated is newer.
      if (kept === null || subject || message) return null;
      try {
        return draftSchema.parse(JSON.parse(kept));
      } catch {
        // From another version of the page.
        return null;
      }
    },
    write: ({ subject, message }) =>
      subject || message ? JSON.stringify({ subject, message }) : null,
  });
}
