/** Where a list goes on. */
interface ContinuedSearch {
  after?: string;
}

/** Reads the search of a page that lists consultants: left out on its first page. */
export const readAfter = ({ after }: Record<string, unknown>): ContinuedSearch =>
  typeof after === 'string' && after !== '' ? { after } : {};
