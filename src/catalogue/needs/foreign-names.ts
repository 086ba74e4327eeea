import type { NeedLines } from './need-lines.ts';

/**
 * Products that no skill here covers, and what of the catalogue is nearest: people who leave them, or join them to
 * Dynamics 365.
 */
export const foreignNames = {
  salesforce: ['sales', 'data-migration'],
  hubspot: ['marketing', 'sales', 'data-migration'],
  pipedrive: ['sales', 'data-migration'],
  zoho: ['sales', 'data-migration'],
  sugarcrm: ['sales', 'data-migration'],
  siebel: ['sales', 'customer-service', 'data-migration'],
  zendesk: ['customer-service', 'data-migration'],
  freshdesk: ['customer-service', 'data-migration'],
  servicenow: ['customer-service', 'system-integration'],
  genesys: ['customer-service.omnichannel-for-customer-service', 'system-integration'],
  jira: ['system-integration', 'power-automate'],
  marketo: ['marketing', 'data-migration'],
  sap: ['finance-operations', 'data-migration', 'system-integration'],
  s4hana: ['finance-operations', 'data-migration', 'system-integration'],
  oracle: ['finance-operations', 'data-migration', 'system-integration'],
  netsuite: ['finance-operations', 'data-migration'],
  sage: ['finance-operations', 'data-migration'],
  xero: ['finance-operations', 'data-migration'],
  quickbooks: ['finance-operations', 'data-migration'],
  odoo: ['finance-operations', 'data-migration'],
  infor: ['supply-chain', 'data-migration'],
  epicor: ['supply-chain', 'data-migration'],
  ifs: ['supply-chain.asset-management', 'field-service', 'data-migration'],
  jde: ['finance-operations', 'data-migration'],
  'jd edwards': ['finance-operations', 'data-migration'],
  'manhattan wms': ['supply-chain.warehouse-management', 'system-integration'],
  servicemax: ['field-service', 'data-migration'],
  lightspeed: ['commerce', 'data-migration'],
  successfactors: ['human-resources', 'system-integration'],
  bamboohr: ['human-resources', 'system-integration'],
  wordpress: ['power-platform.power-pages', 'system-integration'],
  outsystems: ['power-apps', 'power-platform'],
  mendix: ['power-apps', 'power-platform'],
  zapier: ['power-automate', 'system-integration'],
  mulesoft: ['azure-integration', 'system-integration'],
  boomi: ['azure-integration', 'system-integration'],
} as const satisfies NeedLines;
