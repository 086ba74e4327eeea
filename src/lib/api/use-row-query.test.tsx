import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useRowQuery } from './use-row-query.ts';

const query = queryOptions({
  queryKey: ['figures', 'a'],
  queryFn: (): Promise<number> =>
    Promise.reject(new Error('No row asks while a page is rendered.')),
  retry: false,
});

function Row() {
  const { data, isPending } = useRowQuery(query);
  return `${data} ${isPending}`;
}

const render = (queries: QueryClient): string =>
  renderToString(
    <QueryClientProvider client={queries}>
      <Row />
    </QueryClientProvider>,
  );

it('a row that is rendered on the server shows what was answered before', () => {
  const queries = new QueryClient();
  queries.setQueryData(query.queryKey, 5);
  expect(render(queries)).toBe('5 false');
});

it('one that nothing was answered for is pending, and asks for nothing', () => {
  const queries = new QueryClient();
  expect(render(queries)).toBe('undefined true');
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

it('one whose question has failed is not', async () => {
  const queries = new QueryClient();
  await queries.prefetchQuery(query);
  expect(render(queries)).toBe('undefined false');
});
