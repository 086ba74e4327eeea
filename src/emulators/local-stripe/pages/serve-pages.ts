import { Hono } from 'hono';
import { readTypefaceFile, typefaceFileNames } from '#lib/brand-typeface.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { contentPolicy, notFound, type PageSettings } from './page-answers.ts';
import { pageStyle } from './page-style.ts';
import { portalRoutes } from './portal-routes.ts';

/** The pages that customers see at Stripe: checkout, billing portal, invoices. They need no JavaScript. */
export function createPages(settings: PageSettings): Hono {
  const { account, ready } = settings;
  const app = new Hono();

  app.use(async (c, next) => {
    await ready();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    // Addresses of these pages are secrets; and without an origin the forms would look foreign.
    c.header('referrer-policy', 'same-origin');
    c.header('content-security-policy', contentPolicy([]));
    await next();
  });

  app.get('/style.css', (c) =>
    c.body(pageStyle, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
    }),
  );
  for (const name of typefaceFileNames) {
    app.get(`/${name}`, async (c) =>
      c.body(await readTypefaceFile(name), 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=86400',
      }),
    );
  }
  app.route('/', checkoutRoutes(settings));
  app.route('/', portalRoutes(settings));
  app.route('/', invoiceRoutes(settings));
  app.notFound((c) => notFound(c, account));
  return app;
}
