import { Hono } from 'hono';
import { pageMetadata } from '#features/site/public-pages/content/page-metadata.ts';
import { brandColours } from '#lib/brand-colours.ts';
import { brandIcons, isBrandIcon } from '../pictures/brand-icons.ts';

/** What a device needs to know to keep the site among its applications. (https://www.w3.org/TR/appmanifest/) */
export function manifestRoutes(): Hono {
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
