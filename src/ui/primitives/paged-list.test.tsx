import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PagedList, showing } from './paged-list.tsx';

const page = (...items: string[]) => ({ items: items.map((id) => ({ id })) });

it('a list whose order changed between two pages shows nobody twice, and counts whom it shows', () => {
  const query = {
    data: { pages: [page('ada', 'bela'), page('ada', 'cleo'), page('bela')] },
    isPending: false,
    isFetchNextPageError: false,
    isFetchingNextPage: false,
    hasNextPage: false,
    fetchNextPage: () => undefined,
  };
  const markup = renderToStaticMarkup(
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      loading={{ skeletons: 1, className: '' }}
      failed={null}
      empty={null}
      status={showing('person')}
      moreLabel="More"
      moreFailed="Failed"
    >
      {({ id }) => <b>{id}</b>}
    </PagedList>,
  );
  expect([...markup.matchAll(/<b>(\w+)<\/b>/g)].map(([, id]) => id)).toEqual([
    'ada',
    'bela',
    'cleo',
  ]);
  expect(markup).toContain('Showing 3 persons');
});
