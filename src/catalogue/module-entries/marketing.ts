import type { ModuleEntry } from './module-entry.ts';

export const marketingModules = [
  {
    id: 'marketing.real-time-journeys',
    name: 'Real-Time Journeys',
    aliases: [
      'Customer journeys',
      'Journeys',
      'Journey orchestration',
      'Marketing automation',
      'Outbound marketing',
    ],
  },
  { id: 'marketing.segments', name: 'Segments', aliases: ['Segmentation', 'Audiences'] },
  {
    id: 'marketing.email-marketing',
    name: 'Email Marketing',
    aliases: ['Marketing emails', 'Newsletters'],
  },
  {
    id: 'marketing.text-and-push-messages',
    name: 'Text and Push Messages',
    aliases: ['SMS marketing', 'Text messages', 'Push notifications'],
  },
  { id: 'marketing.marketing-forms', name: 'Marketing Forms', aliases: ['Landing pages'] },
  {
    id: 'marketing.event-management',
    name: 'Event Management',
    aliases: ['Event planning', 'Webinars'],
  },
  { id: 'marketing.lead-scoring', name: 'Lead Scoring', aliases: ['Scoring models'] },
  {
    id: 'marketing.consent-management',
    name: 'Consent Management',
    aliases: ['Consent', 'Compliance profiles', 'Preference centers'],
  },
] as const satisfies readonly ModuleEntry<'marketing'>[];
