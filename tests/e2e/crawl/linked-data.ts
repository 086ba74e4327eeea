import { z } from 'zod';

/** Shapes of what the site says in JSON-LD, as strict as what search engines ask for. */
export function linkedDataSchema(siteUrl: string) {
  const address = z.url().startsWith(siteUrl);
  const words = z.string().trim().min(2);
  const organization = z.strictObject({
    '@type': z.literal('Organization'),
    '@id': address,
    name: words,
    url: address,
    logo: address.optional(),
  });
  const website = z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': address,
    name: words,
    url: address,
    description: words,
    inLanguage: z.literal('en'),
    publisher: z.strictObject({ '@id': address }),
  });
  const trail = z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name: words,
          item: address,
        }),
      )
      .min(2),
  });
  const service = z.strictObject({
    '@type': z.literal('Service'),
    name: words,
    description: words,
    url: address,
    provider: organization.optional(),
    broker: organization.optional(),
    areaServed: z.array(z.strictObject({ '@type': z.literal('City'), name: words })).optional(),
    offers: z
      .union([
        z.strictObject({
          '@type': z.literal('Offer'),
          priceSpecification: z.strictObject({
            '@type': z.literal('UnitPriceSpecification'),
            priceCurrency: z.literal('GBP'),
            minPrice: z.number().positive(),
            unitText: words,
          }),
        }),
        z.strictObject({
          '@type': z.literal('AggregateOffer'),
          priceCurrency: z.literal('USD'),
          lowPrice: z.number().positive(),
          highPrice: z.number().positive(),
          offerCount: z.int().positive(),
        }),
      ])
      .optional(),
  });
  const questions = z.strictObject({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(1),
  });
  return z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@graph': z
      .array(z.discriminatedUnion('@type', [organization, website, trail, service, questions]))
      .min(1),
  });
}

type Thing = z.infer<ReturnType<typeof linkedDataSchema>>['@graph'][number];

/** The words in a thing that a reader has to find on the page, too. */
export function wordsToBeSeen(thing: Thing): string[] {
  switch (thing['@type']) {
    case 'Organization':
    case 'WebSite':
      return [thing.name];
    case 'BreadcrumbList':
      return thing.itemListElement.map(({ name }) => name);
    case 'Service':
      return [
        thing.name,
        thing.description,
        ...(thing.areaServed ?? []).map(({ name }) => name),
        ...pricesOf(thing.offers),
      ];
    case 'FAQPage':
      return thing.mainEntity.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]);
  }
}

/** Where a trail ends: at the page it stands on. */
export const trailEndsOf = (thing: Thing): (string | undefined)[] =>
  thing['@type'] === 'BreadcrumbList' ? [thing.itemListElement.at(-1)?.item] : [];

const pricesOf = (offers: Extract<Thing, { '@type': 'Service' }>['offers']): string[] => {
  if (!offers) return [];
  return offers['@type'] === 'Offer'
    ? [`From £${offers.priceSpecification.minPrice} per ${offers.priceSpecification.unitText}`]
    : [`$${offers.lowPrice} to $${offers.highPrice}`, `${offers.offerCount} consultants`];
};
