import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetAnswers } from '#lib/api/forget-answers.ts';

const channelName = 'direct365 sign-out';
/** A tab hears its own word as well, and has its own way out. */
const thisTab = Math.random();

/** Tells the other tabs of this browser that somebody has signed out here, by their own will. */
export function tellOfSignOut(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(thisTab);
  channel.close();
}

/**
 * Leaves when somebody has signed out in another tab: what this one shows was theirs, and whoever sits here next may not read it. What
 * they were writing goes as it does in the tab in which they signed out. A session that ends by itself, or elsewhere, leaves a page as
 * it is.
 */
export function useFollowSignOut(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    let channel: BroadcastChannel | undefined;
    const leave = async () => {
      sessionStorage.clear();
      await forgetAnswers(queryClient);
      // Pages that are somebody's own lead visitors to the sign-in.
      await router.invalidate();
    };
    const stop = () => {
      channel?.close();
      channel = undefined;
    };
    // A page that the browser keeps for the way back listens to nothing.
    const start = () => {
      if (channel) return;
      channel = new BroadcastChannel(channelName);
      channel.onmessage = ({ data }) => {
        if (data !== thisTab) void leave();
      };
    };
    start();
    window.addEventListener('pagehide', stop);
    window.addEventListener('pageshow', start);
    return () => {
      window.removeEventListener('pagehide', stop);
      window.removeEventListener('pageshow', start);
      stop();
    };
  }, [queryClient, router]);
}
