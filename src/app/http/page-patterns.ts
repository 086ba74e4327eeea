import { routes } from '../../routes.ts';

/** The patterns of all pages, such as `/project/$projectId`: what a page view may name. */
export const pagePatterns: ReadonlySet<string> = new Set(
  (routes.children ?? []).map((route) => ('path' in route && route.path ? route.path : '/')),
);
