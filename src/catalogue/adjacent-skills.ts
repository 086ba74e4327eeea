import type { ExtraSkillId } from './extra-skills.ts';
import type { SkillId } from './skills.ts';

/** Someone who knows `knows` has part of what `helpsWith` needs; `reason` says why, for the reader of a score. */
export interface AdjacentSkill {
  readonly knows: SkillId;
  readonly helpsWith: SkillId | ExtraSkillId;
  readonly reason: string;
}

/** Directed pairs: each way has its own line, since knowing the part is not knowing the whole. */
export const adjacentSkills: readonly AdjacentSkill[] = [
  {
    knows: 'finance-operations',
    helpsWith: 'supply-chain',
    reason: 'Both run on the finance and operations platform and post to the same ledger.',
  },
  {
    knows: 'supply-chain',
    helpsWith: 'finance-operations',
    reason: 'Stock and production postings are set up together with finance.',
  },
  {
    knows: 'finance-operations',
    helpsWith: 'commerce',
    reason: 'Commerce headquarters is a finance and operations application.',
  },
  {
    knows: 'supply-chain',
    helpsWith: 'commerce',
    reason: 'Products, stock and order fulfilment of a shop live in Supply Chain Management.',
  },
  {
    knows: 'finance-operations',
    helpsWith: 'human-resources',
    reason: 'Human Resources runs on the finance and operations platform.',
  },
  {
    knows: 'sales',
    helpsWith: 'customer-service',
    reason: 'Both are Dataverse applications around the same accounts and contacts.',
  },
  {
    knows: 'customer-service',
    helpsWith: 'sales',
    reason: 'Both are Dataverse applications around the same accounts and contacts.',
  },
  {
    knows: 'sales',
    helpsWith: 'marketing',
    reason: 'Journeys hand their leads over to Sales.',
  },
  {
    knows: 'marketing',
    helpsWith: 'sales',
    reason: 'Lead scoring and qualification are shared with Sales.',
  },
  {
    knows: 'customer-service',
    helpsWith: 'field-service',
    reason: 'Cases become work orders, with the same agreements and entitlements in mind.',
  },
  {
    knows: 'field-service',
    helpsWith: 'customer-service',
    reason: 'Work orders start from cases and share the scheduling engine.',
  },
  {
    knows: 'power-apps',
    helpsWith: 'power-platform',
    reason: 'Power Apps is one of the five parts of Power Platform.',
  },
  {
    knows: 'power-automate',
    helpsWith: 'power-platform',
    reason: 'Power Automate is one of the five parts of Power Platform.',
  },
  {
    knows: 'power-bi',
    helpsWith: 'power-platform',
    reason: 'Power BI is one of the five parts of Power Platform.',
  },
  {
    knows: 'power-platform',
    helpsWith: 'power-apps',
    reason: 'Work on the platform builds canvas and model-driven apps.',
  },
  {
    knows: 'power-platform',
    helpsWith: 'power-automate',
    reason: 'Work on the platform builds cloud and desktop flows.',
  },
  {
    knows: 'power-platform',
    helpsWith: 'power-bi',
    reason: 'Work on the platform includes reports over Dataverse.',
  },
  {
    knows: 'power-apps',
    helpsWith: 'power-automate',
    reason: 'Apps call flows and share connectors and expressions.',
  },
  {
    knows: 'power-automate',
    helpsWith: 'power-apps',
    reason: 'Flows start from apps and share connectors and expressions.',
  },
  {
    knows: 'power-automate',
    helpsWith: 'azure-integration',
    reason: 'Logic Apps uses the designer and connectors of Power Automate.',
  },
  {
    knows: 'azure-integration',
    helpsWith: 'power-automate',
    reason: 'Power Automate uses the designer and connectors of Logic Apps.',
  },
  {
    knows: 'azure-integration',
    helpsWith: 'system-integration',
    reason: 'Azure Integration Services is how Dynamics 365 is mostly joined to other systems.',
  },
  {
    knows: 'azure-integration',
    helpsWith: 'api-development',
    reason: 'API Management and Azure Functions publish and host interfaces.',
  },
  {
    knows: 'data-migration',
    helpsWith: 'system-integration',
    reason: 'Mapping and cleaning data between systems is common to both.',
  },
  {
    knows: 'customization-development',
    helpsWith: 'custom-development',
    reason: 'Extending Dynamics 365 and writing software around it ask for the same languages.',
  },
  {
    knows: 'customization-development',
    helpsWith: 'api-development',
    reason: 'Custom services and Dataverse custom APIs are written in the same code.',
  },
  {
    knows: 'customization-development',
    helpsWith: 'report-development',
    reason: 'Printed documents of Dynamics 365 are changed in code.',
  },
  {
    knows: 'power-automate',
    helpsWith: 'workflow-automation',
    reason: 'Power Automate is the workflow tool of Dynamics 365.',
  },
  {
    knows: 'power-bi',
    helpsWith: 'report-development',
    reason: 'Most new reports over Dynamics 365 are Power BI reports.',
  },
  {
    knows: 'power-apps',
    helpsWith: 'mobile-app-development',
    reason: 'Canvas apps run on phones through the Power Apps mobile app.',
  },
  {
    knows: 'system-implementation',
    helpsWith: 'business-process-analysis',
    reason: 'An implementation begins with the processes it has to carry.',
  },
  {
    knows: 'business-process-analysis',
    helpsWith: 'system-implementation',
    reason: 'The analysis of processes is the first phase of an implementation.',
  },
  {
    knows: 'system-implementation',
    helpsWith: 'training-support',
    reason: 'Going live includes training users and supporting them afterwards.',
  },
  {
    knows: 'finance-operations',
    helpsWith: 'business-central',
    reason: 'Ledgers, dimensions and posting follow the same ideas in both products.',
  },
  {
    knows: 'supply-chain',
    helpsWith: 'business-central',
    reason: 'Stock, purchasing and production follow the same ideas in both products.',
  },
  {
    knows: 'finance-operations',
    helpsWith: 'project-operations',
    reason: 'Projects are accounted for and invoiced in Finance.',
  },
  {
    knows: 'sales',
    helpsWith: 'project-operations',
    reason: 'Project quotes and contracts are those of Sales, with more fields.',
  },
];

/** The pairs whose knowledge helps with this skill; none when nothing does. */
export function skillsHelpingWith(id: SkillId | ExtraSkillId): readonly AdjacentSkill[] {
  return adjacentSkills.filter((pair) => pair.helpsWith === id);
}
