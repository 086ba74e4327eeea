import { Hono } from 'hono';
import { plainStems, tradeStems } from '#catalogue/common-words.ts';
import { languages, needsIn } from '#catalogue/languages/text-language.ts';
import { needs } from '#catalogue/needs/all-needs.ts';
import { wordsOfNeed } from '#catalogue/telling-words.ts';
import { pageMetadata } from '#features/site/public-pages/content/page-metadata.ts';
import { addressOfWordList } from '#features/site/public-pages/content/ranking.ts';
import { brandColours } from '#lib/brand-colours.ts';
import type { Services } from '#server/services.ts';
import { brandIcons, isBrandIcon } from '../pictures/brand-icons.ts';
import { crawlerRoutes } from './crawler-routes.ts';
import { embedRoutes } from './embed-routes.ts';
import { offlineRoutes } from './offline-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { projectFeed } from './project-feed.ts';
import { speculationRoutes } from './speculation-routes.ts';

/** The fixed lists that weigh the words of a match score, for readers who recompute one: as long as a page of text. */
function wordListRoutes(): Hono {
  let list: string | undefined;
  return new Hono().get(addressOfWordList, (context) => {
    list ??= wordList();
    return context.body(list, 200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });
}

const wordList = (): string =>
  [
    'What people say, with its weight, and what it has to do with',
    '',
    ...[...needs, ...languages.flatMap(needsIn)].map((need) => {
      const [saying, ...meant] = wordsOfNeed(need);
      const lines = [`${saying?.weight ?? 0} ${need.said}`, ...meant.map(({ typed }) => typed)];
      return lines.join(' – ');
    }),
    '',
    'Beginnings of words that weigh 1',
    '',
    [...tradeStems].sort().join(' '),
    '',
    'Beginnings of words that weigh nothing',
    '',
    [...plainStems].sort().join(' '),
    '',
  ].join('\n');

/**
 * What belongs to the site beside its pages: for crawlers, other sites, readers of feeds, devices and shared links.
 * It is also for the next page, for no connection, and for who recomputes a score.
 */
export const siteFileRoutes = (services: Services): Hono =>
  new Hono()
    .route('/', crawlerRoutes(services))
    .route('/', embedRoutes(services))
    .route('/', projectFeed(services))
    .route('/', pictureRoutes(services.db))
    .route('/', manifestRoutes())
    .route('/', offlineRoutes())
    .route('/', speculationRoutes())
    .route('/', wordListRoutes());

/** What a device needs to know to keep the site among its applications. (https://www.w3.org/TR/appmanifest/) */
function manifestRoutes(): Hono {
  const { description } = pageMetadata['/'];
  const manifest = {
    id: '/',
    name: 'Direct365',
    short_name: 'Direct365',
    description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brandColours.canvas.light,
    theme_color: brandColours.primary.light,
    categories: ['business', 'productivity'],
    icons: Object.keys(brandIcons)
      .filter(isBrandIcon)
      .filter((name) => name !== 'apple-touch-icon.png')
      .map((name) => ({
        src: `/icons/${name}`,
        type: 'image/png',
        sizes: `${brandIcons[name].size}x${brandIcons[name].size}`,
        purpose: name.includes('maskable') ? 'maskable' : 'any',
      })),
  };
  const body = JSON.stringify(manifest);
  return new Hono().get('/site.webmanifest', (context) =>
    context.body(body, 200, {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    }),
  );
}
