import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { asApiProblem } from '#lib/api/problem.ts';
import type { PublicCard } from '../../contract.ts';

/**
 * Loads what the page of a skill or a city shows. There is no page where no consultant is listed, nor at an address
 * that none of our lists gave out.
 */
export async function loadGroup<Group, GroupKey extends QueryKey, CardsKey extends QueryKey>(
  queryClient: QueryClient,
  group: FetchQueryOptions<Group, Error, Group, GroupKey>,
  cards: FetchQueryOptions<Cards, Error, Cards, CardsKey>,
): Promise<Group> {
  try {
    const [loaded, { items }] = await Promise.all([
      queryClient.fetchQuery(group),
      queryClient.fetchQuery(cards),
    ]);
    if (items.length > 0) return loaded;
  } catch (error) {
    const status = asApiProblem(error)?.status;
    if (status !== 404 && status !== 400) throw error;
  }
  throw notFound();
}

interface Cards {
  items: PublicCard[];
  nextCursor: string | null;
}
