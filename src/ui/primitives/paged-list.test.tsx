import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PagedList, showing } from './paged-list.tsx';

const page = (...items: string[]) => ({ items: items.map((id) => ({ id })) });

/** The list as the server renders it. */
const render = (pages: ReturnType<typeof page>[], { isRestLater = false } = {}): string =>
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
      isRestLater={isRestLater}
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
const placesIn = (markup: string) => markup.match(/<li aria-hidden="true"/g)?.length ?? 0;

it('a list whose order changed between two pages shows no item twice, and counts the items that it shows', () => {
  const markup = render([page('ada', 'bela'), page('ada', 'cleo'), page('bela')]);
  expect(shownIn(markup)).toEqual(['ada', 'bela', 'cleo']);
  expect(markup).toContain('Showing 3 persons');
});

it('with `isRestLater`, the server leaves items beyond the first screen to the browser, reserves their place, and counts them', () => {
  const markup = render([page('ada', 'bela', 'cleo', 'dora', 'eva')], { isRestLater: true });
  expect(shownIn(markup)).toEqual(['ada', 'bela']);
  expect(placesIn(markup)).toBe(3);
  expect(markup).toContain('3 more are shown in browsers that run scripts.');
  expect(markup).toContain('Showing 5 persons');
});

it('a list that fits on the first screen is rendered as a whole', () => {
  const markup = render([page('ada', 'bela')], { isRestLater: true });
  expect(shownIn(markup)).toEqual(['ada', 'bela']);
  expect(placesIn(markup)).toBe(0);
  expect(markup).not.toContain('more are shown');
});
