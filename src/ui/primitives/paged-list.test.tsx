import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PagedList, showing } from './paged-list.tsx';

const page = (...items: string[]) => ({ items: items.map((id) => ({ id })) });

/** The list as the server renders it. */
const render = (pages: ReturnType<typeof page>[]): string =>
  renderToStaticMarkup(
    <PagedList
      query={{
        data: { pages },
        isPending: false,
        isFetchNextPageError: false,
        isFetchingNextPage: false,
        hasNextPage: false,
        fetchNextPage: () => undefined,
      }}
      keyOf={({ id }) => id}
      loading={{ skeletons: 2, className: 'h-9' }}
      failed={null}
      empty={null}
      status={showing('person')}
      moreLabel="More"
      moreFailed="Failed"
    >
      {({ id }) => <b>{id}</b>}
    </PagedList>,
  );

const shownIn = (markup: string) => [...markup.matchAll(/<b>(\w+)<\/b>/g)].map(([, id]) => id);

it('a list whose order changed between two pages shows no item twice, and counts the items that it shows', () => {
  const markup = render([page('ada', 'bela'), page('ada', 'cleo'), page('bela')]);
  expect(shownIn(markup)).toEqual(['ada', 'bela', 'cleo']);
  expect(markup).toContain('Showing 3 persons');
});

it('the server renders a list as a whole, however long it is', () => {
  const markup = render([page('ada', 'bela', 'cleo', 'dora', 'eva')]);
  expect(shownIn(markup)).toEqual(['ada', 'bela', 'cleo', 'dora', 'eva']);
  expect(markup).not.toContain('aria-hidden');
  expect(markup).toContain('Showing 5 persons');
});
