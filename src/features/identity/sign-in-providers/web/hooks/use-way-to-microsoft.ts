import { useEffect, useState } from 'react';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { connectionMessages } from '../messages.ts';

/** Leaves the page for an address that is asked for first; says so while it does, and what went wrong. */
export function useWayToMicrosoft(ask: () => Promise<{ url: string }>) {
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    // By the browser's Back the page may be as it was left.
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    addEventListener('pageshow', handleReturn);
    return () => removeEventListener('pageshow', handleReturn);
  }, []);

  /** In this window, or in the one that was opened for it. */
  async function leave(window: Pick<Window, 'location' | 'close'> = globalThis.window) {
    setLeaving(true);
    try {
      const { url } = await ask();
      window.location.assign(url);
    } catch (error) {
      if (window !== globalThis.window) window.close();
      notify.error('Error', asApiProblem(error)?.message ?? connectionMessages.failed);
      setLeaving(false);
    }
  }

  return { isLeaving, leave };
}
