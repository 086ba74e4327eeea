import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetAnswers } from '#lib/api/forget-answers.ts';

const channelName = 'direct365 sign-out';
/** A tab hears its own word as well, and has its own way out. */
const thisTab = Math.random();

/** Notifies the other tabs of this browser that the user has chosen to sign out here. */
export function notifyOfSignOut(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(thisTab);
  channel.close();
}

/**
 * Leaves the page when the user has signed out in another tab: it shows their data, which the next user of the browser
 * may not read. Unsent text is lost, as in the tab of the sign-out. A session that expires, or ends on another device,
 * leaves the page as it is.
 */
export function useFollowSignOut(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    let channel: BroadcastChannel | undefined;
    const leave = async () => {
      sessionStorage.clear();
      await forgetAnswers(queryClient);
      // Signed-in pages redirect visitors to the sign-in.
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
