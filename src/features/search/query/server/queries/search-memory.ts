import { LRUCache } from 'lru-cache';
import type { Db } from '#db/client.ts';
import { anybody, type Replicas } from '#db/replicas/replicas.ts';
import type { Clock } from '#lib/clock.ts';
import type { Log } from '#lib/log.ts';
import { SearchIndex } from '../../engine/search-index.ts';
import { CachedAnswers } from './cached-answers.ts';
import type { CachedCards } from './cached-cards.ts';
import { readAllVersions, readChangedVersions } from './read-versions.ts';

/** The index of the entries, as of a snapshot (`pg_snapshot`). */
export interface LoadedIndex {
  index: SearchIndex;
  snapshot: string;
  /** Stems of words that were searched for before. */
  stems: LRUCache<string, readonly string[]>;
  cards: CachedCards;
  answers: CachedAnswers;
}

/** The search index in the memory of this process. */
export interface SearchMemory {
  /** Reads all entries; from then on the index follows their changes. */
  load(): Promise<void>;
  /** Loads in the background, again after a failure, and follows the changes also without searches. */
  keepLoaded(): void;
  /** The index with everything that is committed at the time of the call; null while it is not loaded. */
  open(): Promise<LoadedIndex | null>;
  /** How many people are in the index; null while it is not loaded. */
  people(): number | null;
  /** Whether it was loaded once. It may be lost since, and is loaded again then. */
  wasLoaded(): boolean;
  /** Drops the index, and stops reading. */
  close(): Promise<void>;
}

type FollowedIndex = LoadedIndex & { loadedAt: number; syncedAt: number; checkedAt: number };

/** So many changes are applied in one turn of the event loop: some milliseconds. */
const changesAtOnce = 100;
/**
 * Versions that ended are deleted after an hour: after so long without a look at the changes, in ms, some may be
 * missing.
 */
const longestPauseMs = 30 * 60_000;
/** How often the number of people is compared with the database's, in ms. */
const checkEveryMs = 60_000;
/** When more than this share of versions has ended, the index is loaded again without them, once in so many ms. */
const mostEnded = 0.25;
const compactEveryMs = 60 * 60_000;

/** The first entries of every list are shown again and again; so many cards take some fifteen MiB. */
const mostCards = 5000;
/** More words than people search for. */
const mostStems = 20_000;

const turnEnd = (): Promise<void> => new Promise(setImmediate);

export function createSearchMemory({
  db,
  replicas,
  clock,
  log,
  mostChanges = 20_000,
  followEveryMs = 5000,
}: {
  db: Db;
  /** Everything is read from one at first: the changes since are asked of the primary, whatever its age. */
  replicas?: Pick<Replicas, 'read'>;
  clock: Clock;
  log: Log;
  /** After more changes at once than this, all entries are read again. */
  mostChanges?: number;
  /** How often the index follows the changes without searches, and a failed load is retried, in ms. */
  followEveryMs?: number;
}): SearchMemory {
  let loaded: FollowedIndex | null = null;
  let loading: Promise<void> | null = null;
  let following: Promise<FollowedIndex | null> | null = null;
  let followingNext: Promise<FollowedIndex | null> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let wasLoaded = false;
  let isClosed = false;

  async function read(from: Db): Promise<void> {
    const readAt = clock.now().getTime();
    const index = new SearchIndex();
    const snapshot = await readAllVersions(
      from,
      (versions) => index.apply(versions),
      () => !isClosed,
    );
    if (isClosed) return;
    wasLoaded = true;
    loaded = {
      ...{ index, snapshot, answers: new CachedAnswers() },
      stems: new LRUCache({ max: mostStems }),
      cards: new LRUCache({ max: mostCards }),
      ...{ loadedAt: readAt, syncedAt: readAt, checkedAt: readAt },
    };
  }

  function load(): Promise<void> {
    // A replica on which everything is old would have it read there again and again.
    loading ??= (replicas && !wasLoaded ? replicas.read(anybody, read) : read(db)).finally(() => {
      loading = null;
    });
    return loading;
  }

  /** Reads everything again in the background; a failure leaves things as they are. */
  function loadAgain(): void {
    if (loading || isClosed) return;
    load().catch((error: unknown) => log.error({ err: error }, 'search index could not be loaded'));
  }

  function drop(): null {
    loaded = null;
    loadAgain();
    return null;
  }

  async function follow(): Promise<FollowedIndex | null> {
    if (!loaded) return null;
    const { index, snapshot, checkedAt, loadedAt } = loaded;
    const now = clock.now().getTime();
    const withPeople = Math.abs(now - checkedAt) >= checkEveryMs;
    const changes = await readChangedVersions(db, snapshot, { limit: mostChanges, withPeople });
    // Everything was read again meanwhile: these changes belong to the index before.
    if (loaded?.index !== index) return follow();
    if (changes.versions.length === mostChanges) return drop();
    for (let first = 0; first < changes.versions.length; first += changesAtOnce) {
      if (first > 0) await turnEnd();
      index.apply(changes.versions.slice(first, first + changesAtOnce));
    }
    if (loaded?.index !== index) return follow();
    loaded = { ...loaded, snapshot: changes.snapshot, syncedAt: now };
    if (index.ended > mostEnded * index.size && now - loadedAt > compactEveryMs) loadAgain();
    return changes.people === null ? loaded : checkPeople(loaded, changes.people);
  }

  /** Rows can be deleted by hand, which no version tells: then the number of people differs. */
  function checkPeople(followed: FollowedIndex, people: number): FollowedIndex | null {
    followed.checkedAt = followed.syncedAt;
    if (people === followed.index.people) return followed;
    log.warn({ indexed: followed.index.people, people }, 'search index out of sync');
    return drop();
  }

  function begin(): Promise<FollowedIndex | null> {
    followingNext = null;
    following = follow().finally(() => {
      following = null;
    });
    return following;
  }

  /**
   * One look at the changes for all who ask before it begins. In the same turn of the process, or while the look before
   * is under way, which may have begun before the last change.
   */
  function followFromNow(): Promise<FollowedIndex | null> {
    followingNext ??= (following ?? turnEnd()).then(begin, begin);
    return followingNext;
  }

  async function open(): Promise<LoadedIndex | null> {
    if (loaded && clock.now().getTime() - loaded.syncedAt > longestPauseMs) await load();
    return loaded ? followFromNow() : null;
  }

  return {
    load,
    keepLoaded() {
      loadAgain();
      // Requests that meet the same failure report it.
      const keep = async () => (loaded ? open() : loadAgain());
      timer = setInterval(() => keep().catch(() => undefined), followEveryMs).unref();
    },
    open,
    people: () => loaded?.index.people ?? null,
    wasLoaded: () => wasLoaded,
    async close() {
      isClosed = true;
      clearInterval(timer);
      loaded = null;
      await Promise.allSettled([loading, following, followingNext]);
    },
  };
}
