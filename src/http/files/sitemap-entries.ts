import type { Db } from '#db/client.ts';
import { listPublicGroupPages } from '#features/profiles/directory/server/queries/public-groups.ts';
import { pageMetadata } from '#features/site/public-pages/content/page-metadata.ts';

/** One page of the sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** When it last became different, as W3C date or time; absent where that is not recorded. */
  changed?: string | undefined;
}

/** Every canonical public page: those of the register, then the skills and cities that have consultants. */
export async function listSitemapEntries(db: Db, publicUrl: string): Promise<SitemapEntry[]> {
  const { skills, cities } = await listPublicGroupPages(db);
  return [
    ...Object.entries(pageMetadata).map(([path, { lastChanged }]) => ({
      url: `${publicUrl}${path}`,
      changed: lastChanged,
    })),
    ...skills.map(({ name, changedAt }) => ({
      url: `${publicUrl}/consultants/skill/${name}`,
      changed: changedAt.toISOString(),
    })),
    ...cities.map(({ name, changedAt }) => ({
      url: `${publicUrl}/consultants/city/${encodeURIComponent(name)}`,
      changed: changedAt.toISOString(),
    })),
  ];
}
