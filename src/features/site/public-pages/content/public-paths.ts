/**
 * The canonical paths of the shared pages: the same document for every reader. They are rendered for a visitor,
 * may be kept by shared caches, and stand in the sitemap.
 */
export const publicPaths = [
  '/',
  '/services',
  '/get-started',
  '/business-home',
  '/consultant-home',
  '/consultants',
  '/how-it-works',
  '/how-ranking-works',
  '/d365-expertise',
  '/about',
  '/business-services',
  '/project-posting-guide',
  '/contact',
  '/terms',
  '/privacy',
  '/transparency',
  '/verify',
  '/developers',
] as const;

/** Paths that answer with the content of a canonical one. */
export const publicAliases = ['/original-home'] as const;

/** Folders whose pages are all public, each under a name of its own. */
export const publicFolders = ['/consultants/skill/', '/consultants/city/'] as const;

const paths: ReadonlySet<string> = new Set([...publicPaths, ...publicAliases]);

/** Whether the page at this path is a shared page. */
export const isPublicPath = (path: string): boolean =>
  paths.has(path) || publicFolders.some((folder) => path.startsWith(folder));

/** The search parameters that a public page's content depends on; all others are for the browser alone. */
const searchKeys: Readonly<Record<string, readonly string[]>> = {
  '/how-it-works': ['for'],
  '/consultants/skill/': ['after'],
  '/consultants/city/': ['after'],
};

/** The address of a public page without what does not change its content, such as a campaign's marks. */
export function publicAddress({ pathname, searchParams }: URL): string {
  const kept = new URLSearchParams();
  const place = publicFolders.find((folder) => pathname.startsWith(folder)) ?? pathname;
  for (const key of searchKeys[place] ?? []) {
    const value = searchParams.get(key);
    if (value !== null) kept.set(key, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
