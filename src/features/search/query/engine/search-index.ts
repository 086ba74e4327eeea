import { Bitset } from '#features/search/lib/ranked/bitset.ts';
import { type Posting, Postings } from '#features/search/lib/ranked/posting.ts';
import { type RankPosition, rankBy } from '../rules/ranks.ts';
import { choiceKey } from '../rules/search-entry.ts';
import { type SearchSort, searchSorts } from '../rules/sorts.ts';
import { type Document, type EntryVersion, wordsIn } from './entry-version.ts';
import { isCommittedIn, type TransactionSnapshot } from './snapshot.ts';
import { TopDocuments } from './top-documents.ts';

/** A document that was found, and its position in the order of the list. */
export interface FoundDocument extends RankPosition {
  docId: number;
  /** The transaction that began it: with the person, it identifies the version. */
  from: number;
}

/** Part of a list: its order, after which position, and how many. */
export interface ListSlice {
  rankOf: (docId: number) => number;
  after: RankPosition | null;
  limit: number;
}

/** Which versions a list consists of: those in the snapshot of its first page, of people who are listed at `now`. */
export interface AsOf {
  snapshot: TransactionSnapshot;
  /** Milliseconds. */
  now: number;
}

/** The lists that clients choose from. */
export type ChoiceList = 'skill' | 'module' | 'place' | 'city';

/** The choice of an availability, by its rank: no id has a space. */
export const availabilityChoice = (rank: number): string => `availability ${rank}`;

/** The choice of those who have a verified certification. */
export const anyVerified = 'any verified';

/**
 * An inverted index of the entries: documents, and for each word and choice those that have it. A document is one
 * version of an entry; versions that have ended stay, for lists that began before.
 */
export class SearchIndex extends Postings {
  readonly documents: Document[] = [];
  /** The rank of each document in each order: side by side, so that a list passes over the documents themselves. */
  readonly ranks: Readonly<Record<SearchSort, number[]>> = {
    ...{
      relevance: [],
      rating: [],
      experience: [],
      'rate-low': [],
      'rate-high': [],
      availability: [],
    },
  };
  /** Every choice that some document has, with those that have it. */
  readonly choices: Readonly<Record<ChoiceList, Map<string, Posting>>> = {
    ...{ skill: new Map(), module: new Map(), place: new Map(), city: new Map() },
  };
  /** How many versions have ended. */
  ended = 0;
  /** The document of each person's current version. */
  private readonly current = new Map<string, number>();
  /** Who is listed between two moments, in milliseconds; null after a change. */
  private listed: { documents: Bitset; since: number; until: number } | null = null;
  private states = 0;

  get size(): number {
    return this.documents.length;
  }

  /** How many people have a current version. */
  get people(): number {
    return this.current.size;
  }

  /**
   * A number that differs whenever something has changed, or a listing has ended by `now`: while it is the same, so are
   * all answers.
   */
  stateAt(now: number): number {
    this.listedAt(now);
    return this.states;
  }

  /** Takes in new versions and changes of known ones. Versions that ended come before those that follow them. */
  apply(versions: readonly EntryVersion[]): void {
    for (const version of versions) this.applyOne(version);
    this.listed = null;
  }

  /** The documents that are listed at `now`. Not to be changed. */
  listedAt(now: number): Bitset {
    if (this.listed && now >= this.listed.since && now < this.listed.until) {
      return this.listed.documents;
    }
    const documents = new Bitset(this.size);
    let until = Number.POSITIVE_INFINITY;
    for (const [docId, document] of this.documents.entries()) {
      if (!isListed(document, now)) continue;
      documents.add(docId);
      until = Math.min(until, document.listedUntil);
    }
    this.listed = { documents, since: now, until };
    this.states += 1;
    return documents;
  }

  /** Those of these documents that a list has, in its order. */
  find(among: Bitset, { rankOf, after, limit }: ListSlice, asOf: AsOf): FoundDocument[] {
    const top = this.top(limit);
    among.visit((docId) => {
      const rank = rankOf(docId);
      if (rank < top.lowest) return;
      const document = this.documents[docId];
      if (!document || (after && !isBehind(document, rank, after))) return;
      if (this.isIn(asOf, document)) top.offer(docId, rank);
    });
    return this.found(top);
  }

  /** The documents with the highest ranks. */
  findBest(among: Bitset, rankOf: (docId: number) => number, limit: number): FoundDocument[] {
    const top = this.top(limit);
    among.visit((docId) => top.offer(docId, rankOf(docId)));
    return this.found(top);
  }

  private top(limit: number): TopDocuments {
    const idOf = (docId: number): string => this.documents[docId]?.userId ?? '';
    return new TopDocuments(limit, (one, other) => idOf(one) > idOf(other));
  }

  private found({ all }: TopDocuments): FoundDocument[] {
    return all.flatMap(({ docId, rank }) => {
      const document = this.documents[docId];
      return document ? [{ docId, rank, userId: document.userId, from: document.from }] : [];
    });
  }

  private applyOne(version: EntryVersion): void {
    const { userId, from, to } = version;
    const docId = this.current.get(userId);
    const known = docId === undefined ? undefined : this.documents[docId];
    if (known?.from === from) {
      known.listedUntil = version.listedUntil;
      if (to !== null) this.end(known, to);
    } else if (from !== to) {
      // The end of the version before went unnoticed: its row was deleted.
      if (to === null && known) this.end(known, from);
      this.add(version);
    }
  }

  private end(document: Document, by: number): void {
    document.to = by;
    this.current.delete(document.userId);
    this.ended += 1;
  }

  private add({ verified, skills, modules, places, words, ...document }: EntryVersion): void {
    const docId = this.size;
    this.documents.push(document);
    for (const sort of searchSorts) this.ranks[sort].push(rankBy(sort)(document));
    if (document.to === null) this.current.set(document.userId, docId);
    else this.ended += 1;
    for (const word of wordsIn(words)) this.addTo(word, docId);
    const choose = (list: ChoiceList, choice: string): void => {
      this.choices[list].set(choice, this.addTo(choiceKey(choice), docId));
    };
    for (const skill of skills) choose('skill', skill);
    for (const module of modules) choose('module', module);
    for (const place of places) choose(place.startsWith('city:') ? 'city' : 'place', place);
    const others = [availabilityChoice(document.availability), ...verified];
    if (verified.length > 0) others.push(anyVerified);
    for (const choice of others) this.addTo(choiceKey(choice), docId);
  }

  private isIn({ snapshot, now }: AsOf, document: Document): boolean {
    if (!isCommittedIn(snapshot, document.from)) return false;
    if (document.to === null) return isListed(document, now);
    if (isCommittedIn(snapshot, document.to)) return false;
    // It has ended since the list began; the person may not be listed any more.
    const successor = this.documents[this.current.get(document.userId) ?? -1];
    return successor !== undefined && isListed(successor, now);
  }
}

export const isListed = ({ to, listedUntil }: Document, now: number): boolean =>
  to === null && listedUntil > now;

const isBehind = ({ userId }: Document, rank: number, after: RankPosition): boolean =>
  rank < after.rank || (rank === after.rank && userId < after.userId);
