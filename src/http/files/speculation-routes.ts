import { Hono } from 'hono';
import {
  publicAliases,
  publicFolders,
  publicPaths,
} from '#features/site/public-pages/content/public-paths.ts';

/** Where the rules stand; shared pages name it in the header `Speculation-Rules`. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Which pages a browser may fetch while its reader is about to follow a link: shared pages alone, which are the same for everybody and
 * change nothing when they are read. They are fetched and not run, so nothing counts a page that is never seen. Not for what opens the
 * dialog of the cookie preferences; and once a page is being hydrated, its router fetches what links lead to. (https://html.spec.whatwg.org/multipage/speculative-loading.html)
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          {
            href_matches: [
              ...[...publicPaths, ...publicAliases].map((path) => `${path}\\?*`),
              ...publicFolders.map((folder) => `${folder}*\\?*`),
            ],
          },
          { selector_matches: 'html:not([data-used]) a:not([data-consent])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The rules by which a browser fetches a shared page before its link is followed. */
export function speculationRoutes(): Hono {
  const body = JSON.stringify(rules);
  return new Hono().get(speculationRulesPath, (context) =>
    context.body(body, 200, {
      'content-type': 'application/speculationrules+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    }),
  );
}
