/** What a catalogue list offers besides its entries: their ids, a look-up and a check. */
export interface EntryIndex<Entry extends { readonly id: string }> {
  readonly ids: readonly Entry['id'][];
  /** The entry with this id. Throws a RangeError for a string that was never checked. */
  readonly byId: (id: Entry['id']) => Entry;
  readonly has: (value: string) => value is Entry['id'];
}

/** Indexes a catalogue list by id. */
/* @__NO_SIDE_EFFECTS__ */
export function indexEntries<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
): EntryIndex<Entry> {
  const entryById = new Map<string, Entry>(entries.map((entry) => [entry.id, entry]));
  return {
    ids: entries.map((entry) => entry.id),
    byId(id) {
      const entry = entryById.get(id);
      if (!entry) throw new RangeError(`The catalogue has no entry "${id}".`);
      return entry;
    },
    has: (value): value is Entry['id'] => entryById.has(value),
  };
}
