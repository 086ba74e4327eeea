import type { DatedSpan } from '../rules/timeline.ts';

/** How much work a feature usually is, once it is switched on; the times are in `d365-expertise.ts`. */
export type ComplexityId = 'configuration' | 'development' | 'ai' | 'architecture';

export interface WaveFeature {
  product: string;
  title: string;
  summary: string;
  complexity: ComplexityId;
}

export interface ReleaseWave extends DatedSpan {
  id: string;
  name: string;
  summary: string;
  features: readonly WaveFeature[];
  /** Where Microsoft describes it. */
  sources: readonly { label: string; href: string }[];
}

/**
 * Microsoft's release waves, as it has published them. To add one, put it on top with its dates: pages sort
 * by date and archive what is over. Waves run from April to September and from October to March.
 */
export const releaseWaves: readonly ReleaseWave[] = [
  {
    id: '2026-wave-2',
    name: '2026 release wave 2',
    startsOn: '2026-10-01',
    endsOn: '2027-03-31',
    summary:
      'The first wave without a printed plan: since September 2026 Microsoft announces new Dynamics 365 and Power Platform features on one rolling page, the AI at Work Roadmap. The versions still count: 10.0.49 of Finance and Supply Chain, 29.0 of Business Central.',
    features: [
      {
        product: 'Supply Chain',
        title: 'Supplier Engagement (preview)',
        summary:
          'Work with suppliers in one portal, from their registration to orders. Part of version 10.0.49, which updated by itself in October.',
        complexity: 'development',
      },
      {
        product: 'Supply Chain',
        title: 'Warehouse work classified by rules',
        summary:
          'Pools and priorities of new warehouse work follow Power Fx formulas. On by default since 10.0.49, so check yours.',
        complexity: 'configuration',
      },
      {
        product: 'Finance and Supply Chain',
        title: 'Financial tags on procurement documents',
        summary:
          'Follow a cost from the purchase order to the invoice with tags of your own, without new dimensions.',
        complexity: 'configuration',
      },
      {
        product: 'Power Platform',
        title: 'Interactive answers in Copilot Studio',
        summary:
          'Agents answer with tables and drill-downs to use, not only with text. Preview in October, roll-out from November.',
        complexity: 'development',
      },
      {
        product: 'Business Central',
        title: 'Travel requests and approvals in Expense Agent',
        summary:
          'Employees ask for a trip before they spend, and the agent checks expense reports against policies in plain language before a person approves them.',
        complexity: 'ai',
      },
      {
        product: 'Business Central',
        title: 'Agents of your own (preview)',
        summary:
          'Design an agent with instructions in natural language, try it in a sandbox, and read in its timeline what it did and why.',
        complexity: 'ai',
      },
    ],
    sources: [
      {
        label: 'AI at Work Roadmap',
        href: 'https://www.microsoft.com/microsoft-365/roadmap',
      },
      {
        label: 'What’s new in Supply Chain Management 10.0.49',
        href: 'https://learn.microsoft.com/en-us/dynamics365/supply-chain/get-started/whats-new-scm-10-0-49',
      },
      {
        label: 'What’s new in Business Central 29.0',
        href: 'https://learn.microsoft.com/en-us/dynamics365/business-central/dev-itpro/whatsnew/preview-feature-details',
      },
    ],
  },
  {
    id: '2026-wave-1',
    name: '2026 release wave 1',
    startsOn: '2026-04-01',
    endsOn: '2026-09-30',
    summary:
      'Agents that research and prepare moved from preview into daily use, in sales, in service and in automation.',
    features: [
      {
        product: 'Sales',
        title: 'Opportunity Research Agent',
        summary:
          'Gathers what is known about a deal and points at its risks. Available since April.',
        complexity: 'ai',
      },
      {
        product: 'Sales',
        title: 'Lists that understand a sentence',
        summary:
          'Find, filter and sort records in natural language, and paste into forms that sort it out.',
        complexity: 'configuration',
      },
      {
        product: 'Customer Service and Contact Center',
        title: 'Proactive text messages',
        summary:
          'Start conversations by SMS at scale, with the context handed on to agents and people.',
        complexity: 'development',
      },
      {
        product: 'Customer Service and Contact Center',
        title: 'Service Operations Agent',
        summary: 'Administrators set up channels and queues by describing what they want.',
        complexity: 'ai',
      },
      {
        product: 'Power Automate',
        title: 'Desktop flows that mend themselves',
        summary:
          'Flows recover when a screen has changed, and are drawn as flowcharts that teams edit together.',
        complexity: 'development',
      },
      {
        product: 'Power Platform',
        title: 'Sensitivity labels in Copilot Studio',
        summary: 'Makers see how sensitive a knowledge source is before an agent answers from it.',
        complexity: 'architecture',
      },
    ],
    sources: [
      {
        label: 'Microsoft’s plan for 2026 release wave 1',
        href: 'https://learn.microsoft.com/en-us/dynamics365/release-plan/2026wave1/',
      },
    ],
  },
  {
    id: '2025-wave-2',
    name: '2025 release wave 2',
    startsOn: '2025-10-01',
    endsOn: '2026-03-31',
    summary:
      'The Model Context Protocol connected Dynamics 365 to agents of every make, and quality and pricing grew in the supply chain.',
    features: [
      {
        product: 'Customer Service',
        title: 'A Model Context Protocol server',
        summary: 'Connect your own AI agents to cases and knowledge through an open protocol.',
        complexity: 'development',
      },
      {
        product: 'Customer Service and Contact Center',
        title: 'Feedback agent',
        summary:
          'Asks for feedback at the end of a conversation, with questions that fit what was said.',
        complexity: 'ai',
      },
      {
        product: 'Supply Chain',
        title: 'Sample management in quality control',
        summary: 'Take, track and test samples as a part of advanced quality management.',
        complexity: 'configuration',
      },
      {
        product: 'Supply Chain',
        title: 'Prices without a sales order',
        summary: 'Work out prices and discounts for other systems before any order exists.',
        complexity: 'development',
      },
      {
        product: 'Commerce',
        title: 'Custom price attributes',
        summary: 'Price by attributes of your own at the till and in the web shop.',
        complexity: 'development',
      },
      {
        product: 'Power Platform',
        title: 'Your own model in Copilot Studio',
        summary: 'Generate answers with a language model that your organisation has chosen.',
        complexity: 'architecture',
      },
    ],
    sources: [
      {
        label: 'Microsoft’s plan for 2025 release wave 2',
        href: 'https://learn.microsoft.com/en-us/dynamics365/release-plan/2025wave2/',
      },
    ],
  },
  {
    id: '2025-wave-1',
    name: '2025 release wave 1',
    startsOn: '2025-04-01',
    endsOn: '2025-09-30',
    summary: 'The wave in which the first autonomous agents arrived in most of the apps.',
    features: [
      {
        product: 'Sales',
        title: 'Sales Qualification Agent',
        summary: 'Researches every lead, writes to it, and hands the promising ones to a seller.',
        complexity: 'ai',
      },
      {
        product: 'Customer Service',
        title: 'Case Management Agent',
        summary: 'Takes over the routine of cases: creation, follow-up, resolution and closure.',
        complexity: 'ai',
      },
      {
        product: 'Customer Service',
        title: 'Customer Knowledge Management Agent',
        summary: 'Drafts knowledge articles from closed cases, for someone to approve.',
        complexity: 'ai',
      },
      {
        product: 'Finance',
        title: 'Account Reconciliation Agent',
        summary:
          'Matches ledger entries, flags what differs and speeds up the close of the period.',
        complexity: 'ai',
      },
      {
        product: 'Supply Chain',
        title: 'Traceability by tracking attributes',
        summary: 'Collect data along the way of a product and search for it later.',
        complexity: 'configuration',
      },
      {
        product: 'Field Service',
        title: 'Scheduling Operations Agent (preview)',
        summary: 'Rearranges a technician’s day when jobs run late or are cancelled.',
        complexity: 'ai',
      },
    ],
    sources: [
      {
        label: 'Microsoft’s plan for 2025 release wave 1',
        href: 'https://learn.microsoft.com/en-us/dynamics365/release-plan/2025wave1/',
      },
    ],
  },
];
