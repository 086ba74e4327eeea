/** What a stream of events says. */
export type LiveMessage =
  /** Something has changed; what it is now is asked for by the API. */
  | { kind: 'change'; topic: string; id: string | null }
  /** Changes may have been missed: what is shown is to be asked for again. */
  | { kind: 'resync' }
  /** Nothing has changed; the stream is alive. */
  | { kind: 'alive' }
  /** The server has ended it: the session is over, or has lost its rights. */
  | { kind: 'over' };

export interface Connecting {
  url: string;
  /** The last event that was seen, by this tab or by another one; it is kept up to date here. */
  seen: { id: string };
  onMessage(message: LiveMessage): void;
}

/** The server shows every 15 s that the stream is alive. A machine that has slept has heard nothing for longer. */
const silenceMs = 40_000;
/** A proxy that keeps answers back lets nothing through at first. */
const beginningMs = 10_000;
const lookMs = 5000;
/** How often is asked again while there is no stream. */
const askMs = 30_000;
const longestPauseMs = 60_000;

/**
 * Follows a stream of server-sent events, and comes back to it by itself from where it was cut. While there is none
 * (the server is gone, a proxy lets nothing through), a `resync` comes every 30 seconds. Returns what ends it.
 */
export function connect({ url, seen, onMessage }: Connecting): () => void {
  let source: EventSource | null = null;
  let isAlive = false;
  let openedAt = Date.now();
  let heardAt = Date.now();
  let askedAt = 0;
  let failures = 0;
  let comeBack: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(comeBack);
    // The browser would complain, and says when there is a network again.
    if (!navigator.onLine) return;
    openedAt = Date.now();
    source = new EventSource(seen.id ? `${url}?after=${encodeURIComponent(seen.id)}` : url);
    for (const kind of ['ready', 'resync', 'change', 'beat', 'over']) {
      source.addEventListener(kind, (event) => hear(kind, event));
    }
    source.onerror = fail;
  }

  function hear(kind: string, { data, lastEventId }: MessageEvent<string>): void {
    heardAt = Date.now();
    isAlive = true;
    failures = 0;
    if (lastEventId) seen.id = lastEventId;
    if (kind === 'change') onMessage({ kind: 'change', ...JSON.parse(data) });
    else if (kind === 'resync') onMessage({ kind: 'resync' });
    else if (kind === 'over') end();
    else onMessage({ kind: 'alive' });
  }

  /** A user who is still here a moment later has another session. */
  function end(): void {
    close();
    comeBack = setTimeout(open, lookMs);
    onMessage({ kind: 'over' });
  }

  function fail(): void {
    close();
    failures += 1;
    // Not all at once after a restart.
    const pause = Math.min(1000 * 2 ** (failures - 1), longestPauseMs) * (0.5 + Math.random());
    comeBack = setTimeout(open, pause);
  }

  function close(): void {
    source?.close();
    source = null;
    isAlive = false;
    clearTimeout(comeBack);
  }

  function look(): void {
    const now = Date.now();
    if (source && now - (isAlive ? heardAt : openedAt) > (isAlive ? silenceMs : beginningMs))
      fail();
    const isMissing = !isAlive && now - heardAt > beginningMs;
    if (!isMissing || now - askedAt < askMs || !navigator.onLine) return;
    askedAt = now;
    onMessage({ kind: 'resync' });
  }

  function goOnline(): void {
    close();
    open();
  }

  open();
  const timer = setInterval(look, lookMs);
  addEventListener('online', goOnline);
  return () => {
    clearInterval(timer);
    removeEventListener('online', goOnline);
    close();
  };
}
