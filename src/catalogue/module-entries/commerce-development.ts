import type { ModuleEntry } from './module-entry.ts';

export const commerceDevelopmentModules = [
  {
    id: 'commerce-development.runtime',
    name: 'Commerce Runtime Extensions',
    aliases: ['Commerce runtime', 'CRT extensions', 'Retail Server extensions'],
  },
  {
    id: 'commerce-development.store-commerce',
    name: 'Store Commerce Extensions',
    aliases: ['POS extensions', 'POS extension', 'POS development'],
  },
  {
    id: 'commerce-development.storefront',
    name: 'Commerce Storefront Development',
    aliases: ['Commerce online SDK', 'E-commerce SDK', 'E-commerce modules'],
  },
  {
    id: 'commerce-development.payment-connectors',
    name: 'Commerce Payment Connectors',
    aliases: ['Payment connectors', 'Adyen connector'],
  },
  {
    id: 'commerce-development.hardware',
    name: 'Commerce Hardware Station',
    aliases: ['POS peripherals'],
  },
] as const satisfies readonly ModuleEntry<'commerce-development'>[];
