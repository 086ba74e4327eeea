import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { type CarriedQueries, readQueries, writeQueries } from './carry-queries.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const answer = { pages: [{ items: [{ name: '</script>“Ö”' }] }], pageParams: [{}] };

/** A page's queries after its loaders. */
async function askedQueries(): Promise<QueryClient> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(['list'], answer, { updatedAt: now - 5000 });
  await queries.prefetchQuery({
    queryKey: ['broken'],
    queryFn: () => Promise.reject(new Error('It is broken.')),
  });
  return queries;
}

function carried(page: CarriedQueries): QueryClient {
  const browser = new QueryClient();
  readQueries(browser, page, now);
  return browser;
}

it('the browser has what the server was answered, and when', async () => {
  const browser = carried(writeQueries(await askedQueries(), false));
  expect(browser.getQueryData(['list'])).toEqual(answer);
  expect(browser.getQueryState(['list'])?.dataUpdatedAt).toBe(now - 5000);
});

it('the browser knows what failed, as an error', async () => {
  const browser = carried(writeQueries(await askedQueries(), false));
  const { status, error } = browser.getQueryState(['broken']) ?? {};
  expect(status).toBe('error');
  expect(error).toEqual(new Error('It is broken.'));
});

it('a shared page is the same whenever it is rendered, and counts as of now in the browser', async () => {
  const page = writeQueries(await askedQueries(), true);
  expect(JSON.stringify(page)).not.toMatch(/"(data|error)UpdatedAt":[1-9]|"dehydratedAt":[1-9]/);
  expect(page.answered).not.toMatch(/\d{13}/);
  const browser = carried(page);
  expect(browser.getQueryState(['list'])?.dataUpdatedAt).toBe(now);
  expect(browser.getQueryState(['broken'])?.errorUpdatedAt).toBe(now);
  expect(browser.getQueryState(['broken'])?.dataUpdatedAt).toBe(0);
});
