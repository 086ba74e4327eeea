import type { ModuleEntry } from './module-entry.ts';

export const customerInsightsModules = [
  {
    id: 'customer-insights.unification',
    name: 'Data Unification',
    aliases: [
      'Profile unification',
      'Customer unification',
      'Identity resolution',
      'Unified customer profile',
    ],
  },
  {
    id: 'customer-insights.segments',
    name: 'Customer Insights Segments',
    aliases: ['Profile segments', 'Audience segments'],
  },
  { id: 'customer-insights.measures', name: 'Customer Measures', aliases: ['Customer KPIs'] },
  { id: 'customer-insights.enrichment', name: 'Data Enrichment', aliases: ['Profile enrichment'] },
  {
    id: 'customer-insights.predictions',
    name: 'Customer Predictions',
    aliases: ['Churn prediction', 'Customer lifetime value'],
  },
  {
    id: 'customer-insights.activities',
    name: 'Customer Activities',
    aliases: ['Customer activity timeline'],
  },
  {
    id: 'customer-insights.data-sources',
    name: 'Customer Data Ingestion',
    aliases: ['Customer data sources'],
  },
] as const satisfies readonly ModuleEntry<'customer-insights'>[];
