import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { dealReviewsQuery, reviewsApi } from '../queries.ts';

type Draft = Omit<Parameters<typeof reviewsApi.saveDraft>[0], 'applicationId'>;

/** So long after the last change a draft is saved. */
const calmMs = 3000;

/**
 * Saves a draft on the server after a change, when the user pauses, and at once when they leave the page. What is
 * submitted already has no draft.
 */
export function useSavedDraft(
  applicationId: string,
  draft: Draft,
  { isDraft }: { isDraft: boolean },
) {
  const [state, setState] = useState<'none' | 'saved' | 'failed'>('none');
  const words = JSON.stringify(draft);
  const saved = useRef<string | null>(words);
  const queryClient = useQueryClient();

  const save = useEffectEvent(async () => {
    if (!isDraft || saved.current === words) return;
    saved.current = words;
    // Who comes back to the page finds what they have left there.
    queryClient.setQueryData(
      dealReviewsQuery(applicationId).queryKey,
      (before) =>
        before && {
          ...before,
          own: { ...draft, isSubmitted: false, writtenAt: new Date().toISOString() },
        },
    );
    try {
      await reviewsApi.saveDraft({ applicationId: applicationId as ApplicationId, ...draft });
      setState('saved');
    } catch {
      // The next change, or leaving the page, tries again.
      saved.current = null;
      setState('failed');
    }
  });

  // Each change starts the pause again.
  useEffect(() => {
    if (saved.current === words) return;
    const pause = setTimeout(save, calmMs);
    return () => clearTimeout(pause);
  }, [words]);

  useEffect(() => {
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') void save();
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      void save();
    };
  }, []);

  return {
    state,
    /** What stands there now is submitted instead. */
    stop() {
      saved.current = words;
    },
  };
}
