import { z } from 'zod';

/** Where in a file something stands, as the file's own kind counts. Numbers begin at 1. */
export const placeSchema = z.discriminatedUnion('kind', [
  /** A row of a table, without the row of names. */
  z.object({ kind: z.literal('row'), file: z.string(), number: z.number().int() }),
  z.object({ kind: z.literal('page'), number: z.number().int() }),
  z.object({ kind: z.literal('paragraph'), number: z.number().int() }),
  /** In JSON: `work[0].summary`. */
  z.object({ kind: z.literal('path'), path: z.string() }),
  /** A file of an archive as a whole. */
  z.object({ kind: z.literal('file'), file: z.string() }),
]);
export type Place = z.infer<typeof placeSchema>;

const keyOf = (place: Place): string => JSON.stringify(place);

/** The places, each once, in the order in which they came. */
export function distinctPlaces(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [keyOf(place), place])).values()];
}
