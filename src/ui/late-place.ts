/** What stands on the place of a part that the server has rendered and that is not hydrated yet. */
export const lateAttribute = 'data-late';
/** The event, at such a place, that says that its part is hydrated. */
export const partHydrated = 'part-hydrated';
