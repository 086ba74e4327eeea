import { Hono } from 'hono';
import {
  publicAliases,
  publicFolders,
  publicPaths,
} from '#features/site/public-pages/content/public-paths.ts';

/** Where the rules stand; shared pages name it in the header `Speculation-Rules`. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Which pages a browser may prefetch while its user is about to follow a link: only shared pages, which are the same
 * for every visitor and have no side effects. They are fetched and not run, so a page that is never seen is not
 * counted. Links that open the cookie preferences are excluded. Once a page hydrates, its router prefetches instead.
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html)
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
