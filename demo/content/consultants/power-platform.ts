import type { DemoConsultant } from '../demo-consultant.ts';

export const powerPlatformConsultants: readonly DemoConsultant[] = [
  {
    key: 'zainab',
    firstName: 'Zainab',
    lastName: 'Crosswell-Amari',
    email: 'zainab@crosswellamari.test',
    title: 'Power Apps consultant and trainer',
    city: 'London',
    workArrangement: 'both',
    yearsExperience: 6,
    hourlyRateUsd: 90,
    primarySkills: ['power-apps', 'power-automate', 'power-platform', 'training-support'],
    modules: [
      'power-platform.canvas-apps',
      'power-platform.model-driven-apps',
      'power-platform.cloud-flows',
    ],
    secondarySkills: ['power-bi', 'sales'],
    certifications: ['power-platform-functional-consultant', 'power-platform-fundamentals'],
    availability: 'available',
    hoursPerWeek: 35,
    preferredDuration: '1-3_months',
    summary:
      "I build the app and teach your team to keep it alive. Inspections, approvals, stock counts, visitor lists: small problems that eat somebody's Friday. Former secondary-school teacher.",
    experience: [
      'Six years, around 50 apps in use. About a third I have since handed to people in the business who had never built anything; they are the reason I count this as a success.',
      'I work in two-week steps with something usable at the end of each. If an off-the-shelf feature does it, I say so, even though it ends the job.',
    ],
    portfolio: [
      {
        title: 'Safety walks on a tablet',
        description:
          'Inspection app with photos for 26 building sites. Open findings older than 14 days fell from 180 to 22; two site managers maintain it now.',
      },
    ],
    pitch:
      'Every session is recorded for your team, and I answer questions for a month afterwards.',
    joinedDaysAgo: 81,
    standing: { plan: 'monthly' },
  },
  {
    key: 'felix',
    firstName: 'Felix',
    lastName: 'Grünwinkel',
    email: 'felix@gruenwinkel.test',
    title: 'Power Automate and RPA engineer',
    city: 'Berlin',
    workArrangement: 'remote',
    yearsExperience: 7,
    hourlyRateUsd: 105,
    primarySkills: ['power-automate', 'power-platform', 'customization-development'],
    modules: [
      'power-platform.desktop-flows',
      'power-platform.cloud-flows',
      'power-platform.ai-builder',
      'power-platform.dataverse',
    ],
    secondarySkills: ['azure-integration', 'finance-operations'],
    certifications: ['power-platform-functional-consultant', 'azure-fundamentals'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '1-4_weeks',
    summary:
      'Flows with error handling, logging and an owner. I repair fragile automations and write new ones that tell you when they fail instead of failing politely for six weeks.',
    experience: [
      'Seven years, before that test engineer for railway software, which explains the retries. I have reviewed more than 900 flows; the typical estate has 15 % running under the account of somebody who left.',
      'Desktop flows only where there is no interface. They are glue, and I mark them as glue in the documentation so that somebody replaces them one day.',
    ],
    portfolio: [
      {
        title: 'Customs declarations without typing',
        description:
          'Document extraction and a desktop flow for a legacy terminal: 340 declarations a week, 97.8 % untouched, the rest in a review queue.',
      },
    ],
    pitch: 'Kurz gesagt: fixed price per flow, tests included, and a runbook of one page each.',
    joinedDaysAgo: 209,
    standing: { plan: 'monthly' },
  },
  {
    key: 'hannah',
    firstName: 'Hannah',
    lastName: 'Quillborough',
    email: 'hannah@quillborough-data.test',
    website: 'https://quillborough-data.test',
    title: 'Power BI lead for Dynamics 365 data',
    city: 'Boston',
    workArrangement: 'both',
    yearsExperience: 11,
    hourlyRateUsd: 130,
    primarySkills: ['power-bi', 'finance-operations', 'azure-integration', 'power-platform'],
    modules: [
      'power-platform.power-bi-reports',
      'power-platform.dataverse',
      'finance-operations.financial-reporting',
      'finance-operations.general-ledger',
    ],
    secondarySkills: ['business-process-analysis', 'training-support'],
    certifications: ['power-bi-data-analyst', 'azure-solutions-architect'],
    availability: 'available',
    hoursPerWeek: 30,
    preferredDuration: '3-6_months',
    summary:
      'One definition of margin, everywhere. I build semantic models over D365 finance and supply chain data that tie back to the ledger to the cent, and reports a CFO opens without being asked.',
    experience: [
      'Eleven years in reporting, six with finance and operations data through data lake exports and its successors. Every model I deliver has a reconciliation page; if it is red, the report says so at the top.',
      'Typical size: 40 to 200 million ledger lines. My record for refresh time is from 5 h 20 to 18 minutes, by deleting columns nobody used and one heroic many-to-many.',
    ],
    portfolio: [
      {
        title: 'Margin by customer, reconciled',
        description:
          'Model over invoices, rebates and freight for a food wholesaler. Ended a two-year argument between sales and finance about 1.3 million dollars.',
      },
    ],
    pitch:
      'I would like to see your three most argued-about numbers first. That is usually where the model should begin.',
    joinedDaysAgo: 306,
    standing: { plan: 'annual' },
  },
  {
    key: 'ignacio',
    firstName: 'Ignacio',
    lastName: 'Bellwether-Ruiz',
    email: 'ignacio@bellwetherruiz.test',
    title: 'Power Pages and portals consultant',
    city: 'Vancouver',
    workArrangement: 'remote',
    yearsExperience: 9,
    hourlyRateUsd: 110,
    primarySkills: ['power-platform', 'customer-service', 'customization-development'],
    modules: [
      'power-platform.power-pages',
      'power-platform.dataverse',
      'power-platform.model-driven-apps',
      'customer-service.case-management',
      'customer-service.knowledge-management',
    ],
    secondarySkills: ['azure-integration', 'power-automate'],
    certifications: ['power-platform-functional-consultant', 'd365-customer-service-consultant'],
    availability: 'available',
    hoursPerWeek: 38,
    preferredDuration: '3-6_months',
    summary:
      'Customer, dealer and citizen portals on Power Pages: permissions that hold, pages that load on a bad phone, forms that a tired person can finish. Accessibility to WCAG 2.2 AA is included, not extra.',
    experience: [
      'Nine years of portals, back to the Adxstudio days. Sixteen in production; two public-sector ones with 100,000+ registered people. I test table permissions with a second account on every page, which sounds obvious and is almost never done.',
      'One week of usability testing with five real users is part of each project. It is the cheapest week in the plan.',
    ],
    portfolio: [
      {
        title: 'Permit applications for a coastal city',
        description:
          'Eleven permit types online with payment and status tracking. Counter visits fell by 58 %, and blind users helped to test every form.',
      },
    ],
    pitch: 'Fresh on this marketplace, nine years in the trade. References are one e-mail away.',
    joinedDaysAgo: 16,
    standing: { plan: 'monthly' },
  },
  {
    key: 'mei',
    firstName: 'Mei-Lin',
    lastName: 'Ashgrove-Tan',
    email: 'meilin@ashgrovetan.test',
    title: 'Reporting analyst, Power BI and SSRS',
    city: 'Birmingham',
    workArrangement: 'both',
    yearsExperience: 5,
    hourlyRateUsd: 75,
    primarySkills: ['power-bi', 'supply-chain', 'training-support'],
    modules: ['supply-chain.inventory-management', 'supply-chain.procurement-and-sourcing'],
    secondarySkills: ['finance-operations', 'power-automate'],
    certifications: ['power-bi-data-analyst'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: 'flexible',
    summary:
      'Reports for operations people: what is late, what is short, what is sitting still. Five years with D365 supply chain data, fast turnaround, and I tidy up the old report list while I am there.',
    experience: [
      'Analyst at a parts distributor for three years, two years on my own. I have rebuilt 130 paginated documents (delivery notes, labels, purchase orders) and about 60 dashboards. Warehouse screens readable from eight metres are a small speciality.',
      'Before building I ask who will do what differently after looking at it. Roughly one request in five disappears at that point, which saves you money.',
    ],
    portfolio: [
      {
        title: 'Backlog screen in the dispatch hall',
        description:
          'Live view of late order lines, refreshed every ten minutes. Orders shipped on the promised day went from 82 % to 94 % in one quarter.',
      },
    ],
    pitch: 'I can do a small report as a trial. If you do not like it you do not pay.',
    joinedDaysAgo: 144,
    standing: { plan: 'monthly' },
  },
  {
    key: 'rhys',
    firstName: 'Rhys',
    lastName: 'Caddockvale',
    email: 'rhys@caddockvale.test',
    title: 'Citizen development coach and governance consultant',
    city: 'London',
    workArrangement: 'on-site',
    yearsExperience: 10,
    hourlyRateUsd: 120,
    primarySkills: ['power-platform', 'training-support', 'business-process-analysis'],
    modules: [
      'power-platform.dataverse',
      'power-platform.canvas-apps',
      'power-platform.cloud-flows',
    ],
    secondarySkills: ['power-bi'],
    certifications: ['power-platform-functional-consultant'],
    availability: 'busy',
    hoursPerWeek: 18,
    preferredDuration: '3-6_months',
    summary:
      'Environments, data policies, a centre of excellence of one and a half people. I help organisations let staff build apps without losing sleep, with rules that fit on a page.',
    experience: [
      'Ten years, from helpdesk to platform owner at a bank with 9,000 makers. I have written data policies that blocked too much, seen what people did instead, and now write shorter ones.',
      'A typical engagement is twelve weeks: inventory, three environments, one policy, a maker forum every second Thursday. The inventory alone usually retires 40 % of what is there.',
    ],
    portfolio: [
      {
        title: 'From 2,300 apps to 800 owned ones',
        description:
          'Inventory, owner campaign and automatic archiving at a financial services firm. Premium licence costs fell by a quarter.',
      },
    ],
    pitch: 'Rules on one page, or they do not exist.',
    joinedDaysAgo: 2,
    standing: 'waiting',
  },
  {
    key: 'adaeze',
    firstName: 'Adaeze',
    lastName: 'Brightwater',
    email: 'adaeze@brightwater-dataverse.test',
    title: 'Dataverse and solution architect',
    city: 'Edinburgh',
    workArrangement: 'remote',
    yearsExperience: 13,
    hourlyRateUsd: 140,
    primarySkills: [
      'power-platform',
      'sales',
      'customer-service',
      'azure-integration',
      'system-implementation',
    ],
    modules: [
      'power-platform.dataverse',
      'power-platform.model-driven-apps',
      'power-platform.cloud-flows',
      'sales.accounts-and-contacts',
      'customer-service.case-management',
    ],
    secondarySkills: ['customization-development', 'data-migration'],
    certifications: ['azure-solutions-architect', 'power-platform-functional-consultant'],
    availability: 'busy',
    hoursPerWeek: 24,
    preferredDuration: '6-12_months',
    summary:
      'Data models that still make sense in year five. I design Dataverse solutions, security roles and deployment pipelines for charities, lenders and public bodies, and I mentor the team that inherits them.',
    experience: [
      'Thirteen years on the platform, nine as architect. I have led the design for a grants system that pays out 210 million pounds a year and for a lender with 1,400 seats.',
      'Pipelines before features: environments, source control and automated deployment in the first fortnight. After that, releases on a Tuesday are boring, and boring is the aim.',
    ],
    portfolio: [
      {
        title: 'Grant management for a foundation',
        description:
          'Applications, scoring, payments and audit trail in one solution; time from application to decision fell from 19 to 8 weeks.',
      },
      {
        title: 'Security model for a lender',
        description:
          'Replaced 71 roles by 14 with column security on income data. Passed the external penetration test without a finding above low.',
      },
    ],
    pitch:
      'I can give this three days a week, and I would pair with one of your people from the start so that the knowledge stays.',
    joinedDaysAgo: 372,
    standing: { plan: 'annual' },
  },
];
