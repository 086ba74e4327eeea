import { useEffect } from 'react';
import { shareConnection } from '#features/notifications/lib/live/shared-connection.ts';
import { isLaterEventId } from '../../rules/position.ts';
import { isTopic, liveEventsPath, type Topic } from '../../rules/topics.ts';

/** What may have changed for the one who is signed in: things of one kind, anything, or whether they are. */
export type LiveChange = Topic | 'anything' | 'session';

/**
 * Hears whenever something has changed for this person since the page was made (`since` is the last event before),
 * wherever that was. `onChange` stays the same function.
 */
export function useLiveEvents(
  userId: string,
  since: string,
  onChange: (change: LiveChange) => void,
): void {
  useEffect(() => {
    const seen = { id: since };
    let stop: (() => void) | undefined;
    const start = () => {
      stop ??= shareConnection({
        url: liveEventsPath,
        name: `live events of ${userId}`,
        seen,
        isLater: isLaterEventId,
        onMessage: (message) => {
          if (message.kind === 'resync') onChange('anything');
          else if (message.kind === 'over') onChange('session');
          else if (message.kind === 'change' && isTopic(message.topic)) onChange(message.topic);
        },
      });
    };
    // A page that the browser keeps for the way back holds no connection.
    const leave = () => {
      stop?.();
      stop = undefined;
    };
    start();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', start);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', start);
      leave();
    };
  }, [userId, since, onChange]);
}
