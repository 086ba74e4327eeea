import { LRUCache } from 'lru-cache';
import type { Db } from '#db/client.ts';
import { anybody, type Replicas } from '#db/replicas/replicas.ts';
import type { Clock } from '#lib/clock.ts';
import type { Log } from '#lib/log.ts';
import { EntryMemory } from '../../engine/entry-memory.ts';
import { searchLimits } from '../../rules/limits.ts';
import { KnownAnswers } from './known-answers.ts';
import { KnownShares } from './known-shares.ts';
import { countPeople, readAllVersions, readChangedVersions } from './read-versions.ts';
import type { KnownCards } from './remembered-cards.ts';

/** A copy of the entries in memory, as of a snapshot (`pg_snapshot`). */
export interface RememberedEntries {
  memory: EntryMemory;
  snapshot: string;
  /** Stems of words that were searched for before. */
  stems: LRUCache<string, readonly string[]>;
  shares: KnownShares;
  cards: KnownCards;
  answers: KnownAnswers;
}

/** The entries in the memory of this process, where they have room. */
export interface SearchMemory {
  /** Reads all entries; from then on the copy is kept up to date. */
  load(): Promise<void>;
  /** The entries with everything that is committed at the time of the call; null when the database has to be asked. */
  open(): Promise<RememberedEntries | null>;
  /** How many people are in the copy; null while the database answers searches. */
  people(): number | null;
  /** Drops the copy, and stops reading. */
  close(): Promise<void>;
}

type HeldEntries = RememberedEntries & { syncedAt: number; checkedAt: number };

/** After so many changes at once, all entries are read anew. */
const mostChanges = 2000;
/** So many are taken in at a time: some milliseconds. */
const changesAtOnce = 100;
/**
 * Versions that ended are deleted after an hour: after so long without a look at the changes, in ms, some may be
 * missing.
 */
const longestPauseMs = 30 * 60_000;
/** How often the number of people is compared with the database's, in ms. */
const checkEveryMs = 60_000;
/** After a failure, the entries are not read again for so long, in ms. */
const pauseAfterFailureMs = 60_000;
/** With more ended versions than this number and this share, all entries are read anew. */
const mostEnded = { versions: 2000, share: 0.25 };

/** The first entries of every list are shown again and again; so many cards take some fifteen MiB. */
const mostCards = 5000;
/** More words than people search for. */
const mostStems = 20_000;

/** What else there is to do in this turn of the process has been done then. */
const turnEnd = (): Promise<void> => new Promise(setImmediate);

export function createSearchMemory({
  db,
  replicas,
  clock,
  log,
  maxPeople = searchLimits.remembered,
}: {
  db: Db;
  /** Everything is read from one at first: the changes since are asked of the primary, whatever its age. */
  replicas?: Pick<Replicas, 'read'>;
  clock: Clock;
  log: Log;
  /** With more people than this, nothing is kept in memory. */
  maxPeople?: number;
}): SearchMemory {
  let held: HeldEntries | null = null;
  let loading: Promise<void> | null = null;
  let following: Promise<HeldEntries | null> | null = null;
  let followingNext: Promise<HeldEntries | null> | null = null;
  let failedAt: number | null = null;
  let wasRead = false;
  let isClosed = false;

  async function read(from: Db): Promise<void> {
    const readAt = clock.now().getTime();
    const people = await countPeople(from, maxPeople + 1);
    if (people > maxPeople) {
      held = null;
      log.info({ most: maxPeople }, 'search stays in the database: there are too many to remember');
      return;
    }
    const memory = new EntryMemory(people);
    const snapshot = await readAllVersions(
      from,
      (versions) => {
        memory.apply(versions);
      },
      () => !isClosed,
    );
    if (isClosed) return;
    for (const _ of memory.settle()) await new Promise(setImmediate);
    wasRead = true;
    held = {
      memory,
      snapshot,
      stems: new LRUCache({ max: mostStems }),
      shares: new KnownShares(),
      cards: new LRUCache({ max: mostCards }),
      answers: new KnownAnswers(),
      syncedAt: readAt,
      checkedAt: readAt,
    };
  }

  function load(): Promise<void> {
    failedAt = null;
    // A replica on which everything is old would have it read there again and again.
    const isFirst = held === null && !wasRead;
    loading ??= (isFirst && replicas ? replicas.read(anybody, read) : read(db))
      .catch((error: unknown) => {
        failedAt = clock.now().getTime();
        throw error;
      })
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  /** Reads everything anew in the background; a failure leaves things as they are. */
  function loadAgain(): void {
    if (loading || isClosed) return;
    load().catch((error: unknown) => log.error({ err: error }, 'search could not be remembered'));
  }

  function forget(): null {
    held = null;
    loadAgain();
    return null;
  }

  async function follow(): Promise<HeldEntries | null> {
    if (!held) return null;
    const { memory, snapshot, syncedAt, checkedAt } = held;
    const now = clock.now().getTime();
    if (now - syncedAt > longestPauseMs) return forget();
    const withPeople = Math.abs(now - checkedAt) >= checkEveryMs;
    const changes = await readChangedVersions(db, snapshot, { limit: mostChanges, withPeople });
    // Everything was read anew meanwhile: these changes belong to the copy before.
    if (held?.memory !== memory) return follow();
    if (changes.versions.length === mostChanges) return forget();
    for (let index = 0; index < changes.versions.length; index += changesAtOnce) {
      if (index > 0) await turnEnd();
      memory.apply(changes.versions.slice(index, index + changesAtOnce));
    }
    if (held?.memory !== memory) return follow();
    held = { ...held, snapshot: changes.snapshot, syncedAt: now };
    if (changes.people !== null) checkPeople(changes.people);
    const { ended, people } = memory;
    if (ended > mostEnded.versions && ended > mostEnded.share * people) loadAgain();
    return held;
  }

  /** Rows can be deleted by hand, which no version tells: then the number of people differs. */
  function checkPeople(people: number): void {
    if (!held) return;
    held.checkedAt = held.syncedAt;
    if (people === held.memory.people) return;
    log.warn({ remembered: held.memory.people, people }, 'search remembered wrongly');
    forget();
  }

  function begin(): Promise<HeldEntries | null> {
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
  function followFromNow(): Promise<HeldEntries | null> {
    followingNext ??= (following ?? turnEnd()).then(begin, begin);
    return followingNext;
  }

  return {
    load,
    async open() {
      if (held) return followFromNow();
      const now = clock.now().getTime();
      if (failedAt !== null && now - failedAt >= pauseAfterFailureMs) loadAgain();
      return null;
    },
    people: () => held?.memory.people ?? null,
    async close() {
      isClosed = true;
      held = null;
      await Promise.allSettled([loading, following, followingNext]);
    },
  };
}
