import { connect, type LiveMessage } from './event-connection.ts';
import { HeardMessages } from './heard-messages.ts';

interface Sharing {
  url: string;
  /** Tabs that share a name share one connection. */
  name: string;
  /**
   * The last event that this tab has seen, or that its page was made after; empty where that is not known. It is kept
   * up to date here.
   */
  seen: { id: string };
  /** Whether one event comes after another one, by their ids. */
  isLater(id: string, other: string): boolean;
  onMessage(message: LiveMessage): void;
}

/** What tabs say to each other. */
type Word =
  /** The one that leads passes on what it hears. */
  | { kind: 'heard'; seenId: string; messages: readonly LiveMessage[]; to?: string }
  /** A tab is new, and says what it has seen. */
  | { kind: 'joined'; seenId: string; tab: string }
  /** A tab leads from now on: the others say what they have seen. */
  | { kind: 'leads' };

const lookMs = 5000;
/** So many looks without a word of the tab that leads: it stands still, as those of a phone do that are not seen. */
const silentLooks = 12;
const askMs = 30_000;

/**
 * Follows a stream of events over one connection for all tabs of a browser: the tab that holds the lock has it, and
 * tells the others. When it is closed, or stands still, another one takes over from where it was. Returns what ends it
 * for this tab.
 */
export function shareConnection({ url, name, seen, isLater, onMessage }: Sharing): () => void {
  // Only secure addresses have locks. A connection for each tab would soon be all that a browser makes.
  if (!navigator.locks) return askRegularly(onMessage);
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(name);
  const say = (word: Word): void => channel.postMessage(word);
  let heard: HeardMessages | null = null;
  let disconnect = (): void => undefined;
  let turn = new AbortController();
  let mustTakeOver = false;
  let hasLeft = false;
  let silent = 0;

  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'joined') {
      const messages = heard?.after(data.seenId);
      if (messages) say({ kind: 'heard', messages, seenId: seen.id, to: data.tab });
      return;
    }
    silent = 0;
    if (data.kind === 'leads') join();
    else if (!heard && (data.to ?? tab) === tab) {
      seen.id = data.seenId;
      data.messages.forEach(onMessage);
    }
  };

  const join = (): void => say({ kind: 'joined', seenId: seen.id, tab });

  function lead(): Promise<void> {
    // What takes the lead cannot be called back.
    if (hasLeft) return Promise.resolve();
    return new Promise((leave) => {
      const own = new HeardMessages(seen.id, isLater);
      heard = own;
      const end = connect({
        url,
        seen,
        onMessage: (message) => {
          own.add(seen.id, message);
          say({ kind: 'heard', messages: [message], seenId: seen.id });
          onMessage(message);
        },
      });
      disconnect = () => {
        end();
        heard = null;
        leave();
      };
      say({ kind: 'leads' });
    });
  }

  /** Waits for its turn to lead, again when it was taken away. */
  async function takeTurns(): Promise<void> {
    while (!hasLeft) {
      turn = new AbortController();
      const how = mustTakeOver ? { steal: true } : { signal: turn.signal };
      mustTakeOver = false;
      try {
        await navigator.locks.request(name, how, lead);
      } catch (error) {
        // Given up, or taken away. Anything else would be so at the next try as well.
        if (!(error instanceof DOMException && error.name === 'AbortError')) return;
      } finally {
        disconnect();
      }
    }
  }

  const watch = setInterval(() => {
    if (heard || document.hidden) return;
    silent += 1;
    if (silent < silentLooks) return;
    silent = 0;
    mustTakeOver = true;
    turn.abort();
  }, lookMs);

  join();
  void takeTurns();
  return () => {
    hasLeft = true;
    clearInterval(watch);
    turn.abort();
    disconnect();
    channel.close();
  };
}

function askRegularly(onMessage: (message: LiveMessage) => void): () => void {
  const timer = setInterval(() => onMessage({ kind: 'resync' }), askMs);
  return () => clearInterval(timer);
}
