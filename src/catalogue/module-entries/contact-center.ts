import type { ModuleEntry } from './module-entry.ts';

export const contactCenterModules = [
  {
    id: 'contact-center.voice',
    name: 'Contact Center Voice',
    aliases: ['Contact Centre Voice', 'Voice in Contact Center', 'Native voice'],
  },
  {
    id: 'contact-center.digital-channels',
    name: 'Contact Center Digital Channels',
    aliases: [],
  },
  {
    id: 'contact-center.self-service',
    name: 'Contact Center Self-Service',
    aliases: ['Conversational IVR', 'IVR agents', 'Voice agents'],
  },
  {
    id: 'contact-center.routing',
    name: 'Contact Center Routing',
    aliases: ['Skills-based routing in Contact Center', 'Contact center unified routing'],
  },
  {
    id: 'contact-center.assist',
    name: 'Agent Assist in Contact Center',
    aliases: ['Real-time agent assist'],
  },
  {
    id: 'contact-center.supervision',
    name: 'Contact Center Supervision',
    aliases: [
      'Supervisor experience',
      'Omnichannel real-time analytics',
      'Contact center analytics',
    ],
  },
  {
    id: 'contact-center.workforce',
    name: 'Workforce Engagement Management',
    aliases: ['WEM', 'Contact center forecasting', 'Shift scheduling for agents'],
  },
  {
    id: 'contact-center.crm-connectors',
    name: 'Contact Center CRM Connectors',
    aliases: ['Embedded contact center'],
  },
] as const satisfies readonly ModuleEntry<'contact-center'>[];
