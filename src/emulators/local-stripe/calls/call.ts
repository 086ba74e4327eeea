import type { Work } from '../work.ts';

/** Answers one kind of request: the object that it is about, as the local Stripe keeps it. */
export type Call = (
  work: Work,
  parameters: Record<string, unknown>,
  ids: Record<string, string>,
) => Promise<object>;

/** Calls by method and address, in the SDK's writing: `POST /v1/customers/{id}`. */
export type Calls = Record<string, Call>;

/**
 * A call whose parameters are `Sent`: the SDK's own type of what it sends. That they have this shape has been checked
 * by its declarations before.
 */
export const call =
  <Sent>(
    act: (work: Work, sent: Sent & object, ids: Record<string, string>) => Promise<object>,
  ): Call =>
  (work, parameters, ids) =>
    act(work, parameters as Sent & object, ids);

/** What deleting an object answers. */
export const deleted = (object: { id: string; object: string }) => ({
  id: object.id,
  object: object.object,
  deleted: true,
});

/** Metadata with what was sent: an empty text takes a name away, an empty whole takes all. */
export function mergedMetadata(
  before: Record<string, string> | null | undefined,
  sent: unknown,
): Record<string, string> {
  if (sent === undefined) return before ?? {};
  if (typeof sent !== 'object' || sent === null) return {};
  const merged = {
    ...before,
    ...Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
  };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

/** Nothing for an empty text, which is how forms say so. */
export const orNull = <Value>(value: Value | '' | null | undefined): Value | null =>
  value === '' || value === undefined ? null : value;

/** What was sent, or what was there. */
export const orBefore = <Value>(
  sent: Value | '' | null | undefined,
  before: Value | null,
): Value | null => (sent === undefined ? before : orNull(sent));
