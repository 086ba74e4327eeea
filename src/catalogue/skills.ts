import { indexEntries } from './index-entries.ts';

/** An entry of a list of skills. */
export interface SkillEntry {
  readonly id: string;
  readonly name: string;
  /** What Microsoft calls the product today; null for a service that is no product. */
  readonly microsoftName: string | null;
  readonly aliases: readonly string[];
}

const entries = [
  {
    id: 'finance-operations',
    name: 'D365 Finance & Operations',
    microsoftName: 'Dynamics 365 Finance',
    aliases: [
      'F&O',
      'FinOps',
      'D365FO',
      'D365 FO',
      'Finance',
      'Finance and operations apps',
      'Unified Operations',
      'AX',
      'Dynamics AX',
      'AX 2012',
      'Axapta',
      'ERP',
    ],
  },
  {
    id: 'sales',
    name: 'Sales',
    microsoftName: 'Dynamics 365 Sales',
    aliases: [
      'Sales Hub',
      'Sales Enterprise',
      'Sales Professional',
      'CRM',
      'Dynamics CRM',
      'Customer Engagement',
    ],
  },
  {
    id: 'customer-service',
    name: 'Customer Service',
    microsoftName: 'Dynamics 365 Customer Service',
    aliases: [
      'Customer Service Hub',
      'Contact Center',
      'Contact Centre',
      'CRM',
      'Dynamics CRM',
      'Customer Engagement',
    ],
  },
  {
    id: 'marketing',
    name: 'Marketing',
    microsoftName: 'Dynamics 365 Customer Insights – Journeys',
    aliases: [
      'D365 Marketing',
      'Customer Insights',
      'Customer Insights – Data',
      'Customer data platform',
      'CRM',
      'Dynamics CRM',
      'Customer Engagement',
    ],
  },
  {
    id: 'field-service',
    name: 'Field Service',
    microsoftName: 'Dynamics 365 Field Service',
    aliases: ['FieldOne', 'CRM', 'Dynamics CRM', 'Customer Engagement'],
  },
  {
    id: 'supply-chain',
    name: 'Supply Chain',
    microsoftName: 'Dynamics 365 Supply Chain Management',
    aliases: ['SCM', 'D365 SCM', 'Trade and logistics', 'ERP'],
  },
  {
    id: 'commerce',
    name: 'Commerce',
    microsoftName: 'Dynamics 365 Commerce',
    aliases: ['Retail', 'D365 Retail'],
  },
  {
    id: 'human-resources',
    name: 'Human Resources',
    microsoftName: 'Dynamics 365 Human Resources',
    aliases: ['HR', 'D365 HR', 'HCM', 'D365 Talent'],
  },
  {
    id: 'power-platform',
    name: 'Power Platform',
    microsoftName: 'Microsoft Power Platform',
    aliases: ['PowerPlatform', 'Low-code'],
  },
  {
    id: 'power-bi',
    name: 'Power BI',
    microsoftName: 'Microsoft Power BI',
    aliases: ['PowerBI', 'PBI', 'DAX'],
  },
  {
    id: 'power-apps',
    name: 'Power Apps',
    microsoftName: 'Microsoft Power Apps',
    aliases: ['PowerApps', 'Power App'],
  },
  {
    id: 'power-automate',
    name: 'Power Automate',
    microsoftName: 'Microsoft Power Automate',
    aliases: ['PowerAutomate', 'Microsoft Flow', 'MS Flow'],
  },
  {
    id: 'azure-integration',
    name: 'Azure Integration',
    microsoftName: 'Azure Integration Services',
    aliases: ['Logic Apps', 'Azure Functions', 'Service Bus', 'Azure Data Factory', 'Event Grid'],
  },
  {
    id: 'data-migration',
    name: 'Data Migration',
    microsoftName: null,
    aliases: ['Data conversion', 'Data Management Framework', 'DMF', 'DIXF', 'ETL'],
  },
  {
    id: 'system-implementation',
    name: 'System Implementation',
    microsoftName: null,
    aliases: ['Implementation', 'Rollout', 'Go-live', 'Success by Design', 'Sure Step'],
  },
  {
    id: 'business-process-analysis',
    name: 'Business Process Analysis',
    microsoftName: null,
    aliases: [
      'Business analysis',
      'Business analyst',
      'Process mapping',
      'Fit-gap',
      'Fit-gap analysis',
    ],
  },
  {
    id: 'training-support',
    name: 'Training & Support',
    microsoftName: null,
    aliases: ['Training', 'Support', 'End-user training', 'User adoption', 'Help desk', 'Helpdesk'],
  },
  {
    id: 'customization-development',
    name: 'Customization & Development',
    microsoftName: null,
    aliases: [
      'Customisation & Development',
      'Customization',
      'Customisation',
      'X++',
      'C#',
      'Plug-ins',
      'Plugins',
      'PCF',
    ],
  },
] as const satisfies readonly SkillEntry[];

/** A primary skill. Consultants choose three to eight of them. */
export type SkillId = (typeof entries)[number]['id'];
export type Skill = SkillEntry & { readonly id: SkillId };

export const skills: readonly Skill[] = entries;
export const { ids: skillIds, byId: skillById, has: isSkillId } = indexEntries(skills);
