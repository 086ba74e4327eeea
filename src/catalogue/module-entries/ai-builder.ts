import type { ModuleEntry } from './module-entry.ts';

export const aiBuilderModules = [
  {
    id: 'ai-builder.document-processing',
    name: 'AI Builder Document Processing',
    aliases: ['AI Builder invoice processing', 'AI Builder form processing'],
  },
  {
    id: 'ai-builder.prompts',
    name: 'AI Builder Prompts',
    aliases: [],
  },
  {
    id: 'ai-builder.prediction',
    name: 'AI Builder Prediction Models',
    aliases: ['Prediction models'],
  },
  {
    id: 'ai-builder.classification',
    name: 'AI Builder Text and Image Models',
    aliases: ['Sentiment analysis'],
  },
] as const satisfies readonly ModuleEntry<'ai-builder'>[];
