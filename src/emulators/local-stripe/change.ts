import type { LocalEvent, LocalObject } from './objects.ts';

export interface Stored<Shape> {
  body: Shape;
  version: number;
}

/** The answer that a repeated idempotency key gets again. */
export interface RememberedAnswer {
  key: string;
  /** Distinguishes this request from another one with the same key. */
  fingerprint: string;
  status: number;
  answer: unknown;
}

/** Everything one action changes; it happens as a whole or not at all. */
export interface Change {
  at: Date;
  create?: readonly LocalObject[];
  /** Objects as they become, and the versions they were made from. */
  replace?: readonly Stored<LocalObject>[];
  /** Ids of objects that are gone, with the versions that were seen. */
  remove?: readonly { id: string; version: number }[];
  events?: readonly LocalEvent[];
  remember?: RememberedAnswer | undefined;
}
