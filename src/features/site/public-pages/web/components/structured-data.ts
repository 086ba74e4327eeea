import { pageMetadata } from '../../content/page-metadata.ts';
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
export const trailStart: Crumb = { name: pageMetadata['/'].name, path: '/' };

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
    description: pageMetadata['/'].description,
    inLanguage: 'en',
    publisher: { '@id': organizationId() },
  },
];

const organization = (): LinkedDataThing => ({
  '@type': 'Organization',
  '@id': organizationId(),
  name: 'Direct365',
  url: absolute('/'),
});

/** A service that customers order from us. */
export const orderedService = (service: {
  name: string;
  description: string;
  /** The page that tells of it. */
  path: string;
  /** What it costs at least. */
  price: { currency: string; from: number; unit: string };
}): LinkedDataThing => ({
  '@type': 'Service',
  name: service.name,
  description: service.description,
  url: absolute(service.path),
  provider: organization(),
  offers: {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: service.price.currency,
      minPrice: service.price.from,
      unitText: service.price.unit,
    },
  },
});

/** A service of the people whom a page lists; we only bring both sides together. */
export const listedService = (service: {
  name: string;
  description: string;
  /** The page that lists them. */
  path: string;
  consultants: number;
  /** What they ask for an hour, in US dollars. */
  rates: { lowest: number; highest: number } | null;
  areas: readonly string[];
}): LinkedDataThing => ({
  '@type': 'Service',
  name: service.name,
  description: service.description,
  url: absolute(service.path),
  broker: organization(),
  areaServed: service.areas.map((name) => ({ '@type': 'City', name })),
  ...(service.rates && {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: service.rates.lowest,
      highPrice: service.rates.highest,
      offerCount: service.consultants,
    },
  }),
});

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
