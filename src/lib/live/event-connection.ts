/** What a stream of events says. */
export type LiveMessage =
  /** Something has changed; what it is now is asked for by the API. */
  | { kind: 'change'; topic: string; id: string | null }
  /** Changes may have been missed: everything that is shown is to be asked for again. */
  | { kind: 'resync' };

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
/** How often everything is asked for again while there is no stream. */
const askMs = 30_000;
const longestPauseMs = 60_000;

/**
 * Follows a stream of server-sent events, and comes back to it by itself from where it was cut. While there is none (the server is
 * gone, a proxy lets nothing through, the session has ended), a `resync` comes every 30 seconds. Returns what ends it.
 */
export function connect({ url, seen, onMessage }: Connecting): () => void {
  let source: EventSource | null = null;
  let isAlive = false;
  let heardAt = Date.now();
  let askedAt = 0;
  let failures = 0;
  let comeBack: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    heardAt = Date.now();
    isAlive = false;
    source = new EventSource(seen.id ? `${url}?after=${encodeURIComponent(seen.id)}` : url);
    for (const kind of ['ready', 'resync', 'change', 'beat']) {
      source.addEventListener(kind, (event) => hear(kind, event));
    }
    source.onerror = fail;
  }

  function hear(kind: string, { data, lastEventId }: MessageEvent<string>): void {
    heardAt = Date.now();
    isAlive = true;
    failures = 0;
    if (lastEventId) seen.id = lastEventId;
    if (kind === 'resync') onMessage({ kind: 'resync' });
    if (kind === 'change') onMessage({ kind: 'change', ...JSON.parse(data) });
  }

  function fail(): void {
    source?.close();
    source = null;
    isAlive = false;
    failures += 1;
    // Not all at once after a restart.
    const pause = Math.min(1000 * 2 ** (failures - 1), longestPauseMs) * (0.5 + Math.random());
    clearTimeout(comeBack);
    comeBack = setTimeout(open, pause);
    // A session that has ended is noticed by what is asked for.
    if (failures === 2) ask();
  }

  function ask(): void {
    askedAt = Date.now();
    onMessage({ kind: 'resync' });
  }

  function look(): void {
    const now = Date.now();
    if (source && now - heardAt > (isAlive ? silenceMs : beginningMs)) fail();
    if (!isAlive && now - heardAt > beginningMs && now - askedAt >= askMs) ask();
  }

  open();
  const timer = setInterval(look, lookMs);
  return () => {
    clearInterval(timer);
    clearTimeout(comeBack);
    source?.close();
  };
}
