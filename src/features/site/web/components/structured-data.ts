import { pageFacts } from '../../content/page-facts.ts';
import { siteOrigin } from './site-origin.ts';

/** Something that schema.org has a word for. Every address in it is absolute. */
export interface LinkedDataThing {
  '@type': string;
  [property: string]: unknown;
}

/** One step of a trail of pages. */
export interface Crumb {
  name: string;
  /** From the root of the site. */
  path: string;
}

/** Where trails begin. */
export const trailStart: Crumb = { name: pageFacts['/'].name, path: '/' };

const absolute = (path: string): string => `${siteOrigin()}${path}`;
const organizationId = (): string => absolute('/#organization');

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
};

/** A document of JSON-LD as it may stand in a script element: nothing in it can end the element. */
export const linkedData = (things: readonly LinkedDataThing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /[<>&]/g,
    (character) => escapes[character] ?? '',
  );

/** The way from the start page to this one. */
export const trailOf = (crumbs: readonly Crumb[]): LinkedDataThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [trailStart, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
});

/** Who runs the site, and the site itself. */
export const organizationAndSite = (): LinkedDataThing[] => [
  {
    '@type': 'Organization',
    '@id': organizationId(),
    name: 'Direct365',
    url: absolute('/'),
    logo: absolute('/icons/icon-512.png'),
  },
  {
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    name: 'Direct365',
    url: absolute('/'),
    description: pageFacts['/'].description,
    inLanguage: 'en',
    publisher: { '@id': organizationId() },
  },
];

/** Something that is done for customers, by us or by the people whom a page lists. */
export interface ServiceFacts {
  name: string;
  description: string;
  /** The page that tells of it. */
  path: string;
  /** What it costs, as the page says it. */
  price?:
    | { currency: string; from: number; unit: string }
    | { currency: string; lowest: number; highest: number; offers: number; unit: string };
  /** Where it is done. */
  areas?: readonly string[];
}

export const serviceOf = ({
  name,
  description,
  path,
  price,
  areas,
}: ServiceFacts): LinkedDataThing => ({
  '@type': 'Service',
  name,
  description,
  url: absolute(path),
  provider: {
    '@type': 'Organization',
    '@id': organizationId(),
    name: 'Direct365',
    url: absolute('/'),
  },
  ...(areas &&
    areas.length > 0 && {
      areaServed: areas.map((area) => ({ '@type': 'Place', name: area })),
    }),
  ...(price && { offers: offerOf(price) }),
});

function offerOf(price: NonNullable<ServiceFacts['price']>): LinkedDataThing {
  const { currency: priceCurrency, unit: unitText } = price;
  if ('from' in price) {
    const minPrice = price.from;
    return {
      '@type': 'Offer',
      priceSpecification: { '@type': 'UnitPriceSpecification', priceCurrency, minPrice, unitText },
    };
  }
  return {
    '@type': 'AggregateOffer',
    priceCurrency,
    lowPrice: price.lowest,
    highPrice: price.highest,
    offerCount: price.offers,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency,
      minPrice: price.lowest,
      maxPrice: price.highest,
      unitText,
    },
  };
}

/** Questions that a page asks and answers. */
export const questionsOf = (
  questions: readonly { question: string; answer: string }[],
): LinkedDataThing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
