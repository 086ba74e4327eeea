import { type CanonicalPath, pageMetadata } from '../../content/page-metadata.ts';
import {
  addressOfPicture,
  type PagePicture,
  pictureOfCity,
  pictureOfPage,
  pictureOfSkill,
} from '../../rules/page-picture.ts';
import { siteOrigin } from './site-origin.ts';

interface Head {
  /** The page's own title; the site's name is added, unless `title` already says it. */
  title: string;
  description: string;
  /** The one address of this content, with a leading slash; other addresses point here. */
  path: string;
  picture: PagePicture;
  /** A page that is only the continuation of another stays out of search results. */
  isContinuation?: boolean;
}

const siteName = 'Direct365';
const pictureSize = { width: 1200, height: 630 } as const;

/** The title as it stands in a tab: with the site's name. */
export const fullTitle = (title: string): string =>
  title.includes(siteName) ? title : `${title} · ${siteName}`;

/**
 * The head of a public page: what search engines, shared links and tabs show of it. There is no hreflang: the
 * site has one language, which `<html lang>` names, and an address that pointed at itself would say nothing.
 */
function headOf({ description, path, picture, isContinuation, ...head }: Head) {
  const title = fullTitle(head.title);
  const url = `${siteOrigin()}${path}`;
  const pictureUrl = `${siteOrigin()}${addressOfPicture(picture)}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(isContinuation ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: siteName },
      { property: 'og:locale', content: 'en_GB' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: pictureUrl },
      { property: 'og:image:type', content: 'image/png' },
      { property: 'og:image:width', content: String(pictureSize.width) },
      { property: 'og:image:height', content: String(pictureSize.height) },
      { property: 'og:image:alt', content: `${picture.text.headline}. ${picture.text.line}` },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: pictureUrl },
      { name: 'twitter:image:alt', content: `${picture.text.headline}. ${picture.text.line}` },
    ],
    links: [{ rel: 'canonical', href: url }, ...(path === pageOfFeed ? [feed] : [])],
  };
}

const pageOfFeed: CanonicalPath = '/consultant-home';
const feed = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: 'New projects on Direct365',
  href: '/projects.atom',
} as const;

/** The head of a page in the register. */
export function headOfPage(path: CanonicalPath) {
  const { title, description } = pageMetadata[path];
  return headOf({ title, description, path, picture: pictureOfPage(path) });
}

/** One page of a list of consultants who have something in common. */
interface GroupPage {
  /** The address of the list, and where on it this page goes on. */
  pathname: string;
  after: string | undefined;
  description: string;
}

function headOfGroup(
  title: string,
  picture: PagePicture,
  { pathname, after, description }: GroupPage,
) {
  return headOf({
    title,
    description,
    path: `${pathname}${after ? `?after=${after}` : ''}`,
    picture,
    isContinuation: after !== undefined,
  });
}

/** The head of a skill's page, by the title of its guide. */
export const headOfSkill = (skill: string, title: string, page: GroupPage) =>
  headOfGroup(title, pictureOfSkill(skill, title), page);

/** The head of a city's page. */
export const headOfCity = (city: string, name: string, page: GroupPage) =>
  headOfGroup(`Dynamics 365 consultants in ${name}`, pictureOfCity(city, name), page);
