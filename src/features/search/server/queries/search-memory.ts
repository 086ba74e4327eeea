import type { Db } from '#db/client.ts';
import type { ConsultantCard } from '#features/consultants/contract/consultant-card.ts';
import type { Clock } from '#lib/clock.ts';
import type { Log } from '#lib/log.ts';
import { EntryMemory } from '../../rules/entry-memory.ts';
import { searchLimits } from '../../rules.ts';
import { areMoreThan, readAllVersions, readChangedVersions } from './read-versions.ts';

/** The entries as of a moment (`pg_snapshot`). */
export interface RememberedEntries {
  memory: EntryMemory;
  snapshot: string;
  /** Stems of the words that were asked for before. */
  stems: Map<string, readonly string[]>;
  /** Cards that were shown before, by their text. */
  cards: Map<string, ConsultantCard>;
}

/** The entries in the memory of this process, where they have room. */
export interface SearchMemory {
  /** Reads all entries; they are remembered from then on, and followed. */
  load(): Promise<void>;
  /** The entries with everything that is committed at the time of the call; null when the database has to be asked. */
  open(): Promise<RememberedEntries | null>;
  /** Forgets them, and stops reading. */
  close(): Promise<void>;
}

type HeldEntries = RememberedEntries & { syncedAt: number; checkedAt: number };

declare module '#server/services.ts' {
  interface Services {
    searchMemory: SearchMemory;
  }
}

/** More changes at once than are followed one by one. */
const mostChanges = 2000;
/** Versions that ended are gone from the database after an hour: whoever has not looked for so long, in ms, has missed some. */
const longestPauseMs = 30 * 60_000;
/** How often it is checked that nobody is remembered who is not there any more, in ms. */
const checkEveryMs = 60_000;
/** After a failure, in ms, the entries are not read again before. */
const pauseAfterFailureMs = 60_000;
/** Ended versions that are kept before all are read anew: so many, and this share. */
const mostEnded = { versions: 2000, share: 0.25 };

export function createSearchMemory({
  db,
  clock,
  log,
  most = searchLimits.remembered,
}: {
  db: Db;
  clock: Clock;
  log: Log;
  /** With more people than this, none is remembered. */
  most?: number;
}): SearchMemory {
  let held: HeldEntries | null = null;
  let loading: Promise<void> | null = null;
  let following: Promise<HeldEntries | null> | null = null;
  let followingNext: Promise<HeldEntries | null> | null = null;
  let failedAt: number | null = null;
  let isClosed = false;

  async function read(): Promise<void> {
    const readAt = clock.now().getTime();
    if (await areMoreThan(db, most)) {
      held = null;
      log.info({ most }, 'search stays in the database: there are too many to remember');
      return;
    }
    const memory = new EntryMemory();
    const snapshot = await readAllVersions(
      db,
      (versions) => {
        for (const version of versions) memory.learn(version);
      },
      () => !isClosed,
    );
    if (isClosed) return;
    for (const _ of memory.putInOrder()) await new Promise(setImmediate);
    held = {
      memory,
      snapshot,
      stems: new Map(),
      cards: new Map(),
      syncedAt: readAt,
      checkedAt: readAt,
    };
  }

  function load(): Promise<void> {
    failedAt = null;
    loading ??= read()
      .catch((error: unknown) => {
        failedAt = clock.now().getTime();
        throw error;
      })
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  /** Reads all anew beside what goes on; a failure leaves things as they are. */
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
    // All were read anew meanwhile: these changes are of what was held before.
    if (held?.memory !== memory) return follow();
    if (changes.versions.length === mostChanges) return forget();
    for (const version of changes.versions) memory.learn(version);
    held = { ...held, snapshot: changes.snapshot, syncedAt: now };
    if (changes.people !== null) checkPeople(changes.people);
    const { ended, people } = memory;
    if (ended > mostEnded.versions && ended > mostEnded.share * people) loadAgain();
    return held;
  }

  /** Nobody who is gone from the database may be found, by whichever way they went. */
  function checkPeople(people: number): void {
    if (!held) return;
    held.checkedAt = held.syncedAt;
    if (people === held.memory.people) return;
    log.warn({ remembered: held.memory.people, people }, 'search remembered wrongly');
    forget();
  }

  /** Follows from now on: a look that is under way may have begun before the last change, so all wait for the next. */
  function followFromNow(): Promise<HeldEntries | null> {
    if (!following) {
      following = follow().finally(() => {
        following = null;
      });
      return following;
    }
    followingNext ??= following
      .catch(() => undefined)
      .then(() => {
        followingNext = null;
        return followFromNow();
      });
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
    async close() {
      isClosed = true;
      held = null;
      await Promise.allSettled([loading, following, followingNext]);
    },
  };
}
