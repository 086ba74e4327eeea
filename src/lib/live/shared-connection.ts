import { connect, type LiveMessage } from './event-connection.ts';

interface Sharing {
  url: string;
  /** Tabs that share a name share one connection. */
  name: string;
  /** The last event that the page was made after; empty where that is not known. */
  since: string;
  onMessage(message: LiveMessage): void;
}

/**
 * Follows a stream of events over one connection for all tabs of a browser: the tab that holds the lock has it, and tells the others.
 * When it is closed, the next one takes over from where it was. Returns what ends it for this tab.
 */
export function shareConnection({ url, name, since, onMessage }: Sharing): () => void {
  const seen = { id: since };
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<{ message: LiveMessage; seenId: string }>) => {
    seen.id = data.seenId;
    onMessage(data.message);
  };

  const lead = (): (() => void) =>
    connect({
      url,
      seen,
      onMessage: (message) => {
        channel.postMessage({ message, seenId: seen.id });
        onMessage(message);
      },
    });
  const leadUntilLeft = (): Promise<void> =>
    new Promise((leave) => {
      const disconnect = lead();
      leaving.signal.addEventListener('abort', () => {
        disconnect();
        leave();
      });
    });
  // Only secure addresses have locks; without them each tab has a connection of its own.
  const led = navigator.locks
    ? navigator.locks.request(name, { signal: leaving.signal }, leadUntilLeft)
    : leadUntilLeft();
  // Left before its turn came.
  led.catch(() => undefined);

  return () => {
    leaving.abort();
    channel.close();
  };
}
