import type { ModuleId } from '#catalogue/modules.ts';

/** A project, and who of the demo's people is to be suggested first. */
export interface SuggestionNeed {
  title: string;
  description: string;
  /** Empty where the client was not sure. */
  modules: readonly ModuleId[];
  first: string;
}

/**
 * Twenty projects. Who comes first was judged by reading the demo's profiles: the person who has done exactly this
 * work. No row is a project of the demo.
 */
export const suggestionNeeds: readonly SuggestionNeed[] = [
  {
    title: 'From a twelve-day close to six days',
    description:
      'Seven companies. Intercompany and accruals are done by hand and eliminations in a spreadsheet. We want recurring journals and a board pack from the system.',
    modules: ['finance-operations.general-ledger', 'finance-operations.financial-reporting'],
    first: 'priya',
  },
  {
    title: 'Leases of 900 shops',
    description:
      'IFRS 16 in a workbook is over. Contracts have options, indexation and early termination, and our auditor wants every remeasurement explained.',
    modules: [],
    first: 'magnus',
  },
  {
    title: 'Supplier invoices without paper',
    description:
      'Invoice capture, three-way matching against purchase orders, and managers who approve on a phone. About 3,000 invoices a month.',
    modules: ['finance-operations.accounts-payable'],
    first: 'theodore',
  },
  {
    title: 'Carriers bill us twice',
    description:
      'Freight bills of nine carriers are checked by eye. We want rate masters, automatic freight reconciliation and landed cost that buyers can see.',
    modules: [],
    first: 'lucinda',
  },
  {
    title: 'Advanced warehousing for a distillery',
    description:
      'Duty-suspended stock in two bonded warehouses. Wave templates, location directives and mobile device menus, set up with the pickers in the room.',
    modules: ['supply-chain.warehouse-management'],
    first: 'hamish',
  },
  {
    title: 'Formulas and allergens of a bakery',
    description:
      'Co-products, potency and shelf life of 1,200 products, and a batch recall that takes minutes. Production variance is not explained today.',
    modules: [],
    first: 'tariq',
  },
  {
    title: 'Drawings change and the shop floor does not know',
    description:
      'Engineering change management for a maker of pumps: versions, bills of material from CAD and effectivity dates, in four plants.',
    modules: ['supply-chain.production-control', 'supply-chain.product-information-management'],
    first: 'gunther',
  },
  {
    title: 'Planned orders that are worth reading',
    description:
      'The old MRP engine runs for six hours. We want Planning Optimization, clean coverage settings and a forecast accuracy report.',
    modules: [],
    first: 'beatriz',
  },
  {
    title: 'Planned maintenance for a bottling plant',
    description:
      'Functional locations, maintenance plans that people follow, and spare parts where the machine is. One plant as pilot.',
    modules: ['supply-chain.asset-management'],
    first: 'ezekiel',
  },
  {
    title: 'Chillers that report their faults',
    description:
      'IoT Hub, alert rules and work orders for 2,500 compressors, without call-outs at night for nothing.',
    modules: [],
    first: 'marcus',
  },
  {
    title: 'Inspections in tunnels',
    description:
      'Our engineers have no signal. Offline forms with photos and signatures, sync that takes a minute, and scanning of parts in the van.',
    modules: ['field-service.field-service-mobile'],
    first: 'callum',
  },
  {
    title: 'One CRM after the merger',
    description:
      'Contacts, activities and open opportunities of two systems have to become one over a weekend, without duplicates.',
    modules: [],
    first: 'rafael',
  },
  {
    title: 'The sales team does not open Dynamics',
    description:
      'Usage is at a third. Short sessions with the reps, Copilot where it helps, and guides made of our own screens.',
    modules: ['sales.copilot-in-sales', 'sales.opportunity-management'],
    first: 'saoirse',
  },
  {
    title: 'Quotes by rules',
    description:
      'A quote for a maintenance package takes two days. We want a product catalogue with rules, price lists and approvals above a discount.',
    modules: [],
    first: 'noah',
  },
  {
    title: 'Out of the spam folder',
    description:
      'Opens have halved. Sender domains, warm-up, bounce handling and list hygiene for 200,000 addresses.',
    modules: ['marketing.email-marketing'],
    first: 'tomasz',
  },
  {
    title: 'May we still write to them?',
    description:
      'Purposes, topics, double opt-in and a preference centre. Our lawyers want to see for each address why we may send.',
    modules: [],
    first: 'anneke',
  },
  {
    title: 'Permits on the web',
    description:
      'Residents apply, pay and follow the status. Table permissions must hold and WCAG 2.2 AA is required.',
    modules: ['power-platform.power-pages'],
    first: 'ignacio',
  },
  {
    title: 'Numbers and menus of our clinics',
    description:
      'Native voice channel, IVR in two languages, call recording, and porting of 60 phone numbers without a silent morning.',
    modules: [],
    first: 'diego',
  },
  {
    title: 'Knowledge articles that contradict each other',
    description:
      'About 1,800 articles without owners. Agents and Copilot should find one answer, and the rest should be retired.',
    modules: ['customer-service.knowledge-management'],
    first: 'wren',
  },
  {
    title: 'Term-time leave for school staff',
    description:
      'Accruals by shift pattern, positions that match the organisation, and a payroll interface with three parallel runs.',
    modules: [],
    first: 'philippa',
  },
];
