import { siteOrigin } from './site-origin.ts';

interface PageFacts {
  /** The page's own name; the site's is added, unless `title` already says it. */
  title: string;
  /** One or two sentences, as a search engine shows them. */
  description: string;
  /** The one address of this content, with a leading slash; other addresses point here. */
  path: string;
}

const siteName = 'Direct365';

/** The head of a public page: what search engines, shared links and tabs show of it. */
export function pageHead({ title, description, path }: PageFacts) {
  const fullTitle = title.includes(siteName) ? title : `${title} · ${siteName}`;
  const url = `${siteOrigin()}${path}`;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: siteName },
      { property: 'og:locale', content: 'en_GB' },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { name: 'twitter:card', content: 'summary' },
    ],
    links: [{ rel: 'canonical', href: url }],
  };
}
