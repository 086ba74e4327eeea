import type { SkillGuide } from './skill-guide.ts';

export const financeOperations: SkillGuide = {
  title: 'Dynamics 365 Finance & Operations consultants',
  name: 'Dynamics 365 Finance & Operations',
  description:
    'Independent Dynamics 365 Finance and Operations consultants: ledger, tax, budgeting, projects. Rates, availability and typical projects.',
  about: [
    'Finance & Operations is the name most people still use for Microsoft’s enterprise ERP, the successor of Dynamics AX. Microsoft sells it today as Dynamics 365 Finance, Supply Chain Management, Commerce, Human Resources and Project Operations, which share one platform, one update calendar and one general ledger. Finance itself covers the chart of accounts and its dimensions, payables and receivables, cash and bank, credit and collections, fixed assets and leasing, budgeting, tax, subscription billing and project accounting.',
    'An independent consultant is mostly brought in around a date: a go-live, a year-end, a tax change, an audit, a new company to roll out. The valuable ones know the posting behind each document, and can say which of your wishes is configuration, which is an extension in X++, and which is better left alone.',
  ],
  projects: [
    {
      title: 'Shorten the month-end close',
      duration: '4-8 weeks',
      text: 'Review of calendars, subledger transfers, accruals and reconciliations; automation of recurring journals; a closing workspace and a checklist that people keep to.',
    },
    {
      title: 'Roll out to another legal entity',
      duration: '6-12 weeks',
      text: 'Chart of accounts, dimensions, number sequences, tax, banks and users of a new company, from the template of one that works, with opening balances.',
    },
    {
      title: 'Electronic invoicing or a new tax rule',
      duration: '4-10 weeks',
      text: 'Globalization Studio features and electronic reporting formats, the connection to the authority or the provider, and tests with real documents.',
    },
    {
      title: 'Make financial reports trustworthy',
      duration: '2-5 weeks',
      text: 'Row and column definitions that tie to the ledger, dimensions that people fill in, and a clear line between Financial Reporting and Power BI.',
    },
  ],
  questions: [
    'Which dimensions would you put in our account structure, and which ones not?',
    'How do you find out why a subledger and its main account differ?',
    'What do you check before each of the four service updates a year?',
  ],
  certifications: ['d365-finance-consultant', 'd365-finance-operations-developer'],
};

export const supplyChain: SkillGuide = {
  title: 'Dynamics 365 Supply Chain consultants',
  name: 'Dynamics 365 Supply Chain Management',
  description:
    'Independent Dynamics 365 Supply Chain Management consultants: warehouse, production, planning, procurement. Rates, availability, typical projects.',
  about: [
    'Dynamics 365 Supply Chain Management plans, buys, makes, stores and moves goods: product information, procurement and sourcing, inventory, warehouse and transportation management, production control in discrete, process and lean form, master planning with Planning Optimization, and asset management for the machines themselves. It runs on the same platform as Dynamics 365 Finance and posts to the same ledger.',
    'Consultants come in where software meets a floor: scanners that have to work on Monday, plans that no one believes, stock values that do not match the ledger. The good ones stand in your warehouse before they open a form, and know which parameter is hard to change once there are transactions.',
  ],
  projects: [
    {
      title: 'Introduce advanced warehousing',
      duration: '8-16 weeks',
      text: 'Locations, work classes, wave and work templates, the Warehouse Management mobile app, labels, a pilot in one zone, then the whole site.',
    },
    {
      title: 'Get planning back on its feet',
      duration: '4-8 weeks',
      text: 'Coverage settings, lead times, safety stock and forecasts cleaned up, Planning Optimization set up, and planners who act on its suggestions again.',
    },
    {
      title: 'Reconcile stock and ledger',
      duration: '2-5 weeks',
      text: 'Costing method, posting profiles, inventory close and recalculation examined; differences explained and prevented.',
    },
    {
      title: 'Bring production onto the system',
      duration: '8-14 weeks',
      text: 'Bills of materials or formulas, routes and resources, the production floor execution interface, and costs that say what a product really takes.',
    },
  ],
  questions: [
    'How would you move a site with open orders to advanced warehousing?',
    'Our planned orders are ignored. Where do you look first?',
    'Which inventory settings can we never change again?',
  ],
  certifications: ['d365-supply-chain-consultant', 'd365-finance-operations-developer'],
};

export const commerce: SkillGuide = {
  title: 'Dynamics 365 Commerce consultants',
  name: 'Dynamics 365 Commerce',
  description:
    'Independent Dynamics 365 Commerce consultants for stores, e-commerce and call centres: rates in dollars, availability and typical short projects.',
  about: [
    'Dynamics 365 Commerce, once Dynamics 365 Retail, runs shops, online stores and call centres on one product, price and customer base. Headquarters are part of the finance and operations apps; stores work with Store Commerce, the point of sale on Windows, in the browser or on a phone; and the Commerce Scale Unit gives all channels the same rules for prices, discounts, loyalty and orders.',
    'Projects have two sides: merchandising and operations in headquarters, and development with the Commerce SDK for everything a till or a shop page does differently. Few people do both well, so look at what someone has really delivered: peripherals and payments in stores, or storefronts and order management.',
  ],
  projects: [
    {
      title: 'Move stores from Modern POS to Store Commerce',
      duration: '6-12 weeks',
      text: 'Extensions brought to the Commerce SDK, hardware stations and payment terminals tested, a pilot store, then a roll-out that can be taken back.',
    },
    {
      title: 'Clean up prices and discounts',
      duration: '3-6 weeks',
      text: 'Price groups, trade agreements and discount concurrency explained and reduced to rules that marketing understands and tills apply alike.',
    },
    {
      title: 'Order online, collect in the store',
      duration: '6-10 weeks',
      text: 'Distributed order management, inventory visibility and fulfilment in the point of sale, with the exceptions that staff really meet.',
    },
    {
      title: 'Peak season check',
      duration: '2-4 weeks',
      text: 'Data synchronisation, statements, scale units and offline mode under load, and a plan for the day on which something fails.',
    },
  ],
  questions: [
    'How do you find out why a discount did not apply at the till?',
    'What happens in our stores while the connection to headquarters is down?',
    'Which of our extensions could standard features replace today?',
  ],
  certifications: ['d365-finance-operations-developer', 'd365-finance-consultant'],
  certificationNote:
    'None of the certifications that profiles name is about Commerce alone: these cover the platform it runs on. Ask for stores that are live.',
};

export const humanResources: SkillGuide = {
  title: 'Dynamics 365 Human Resources consultants',
  name: 'Dynamics 365 Human Resources',
  description:
    'Independent Dynamics 365 Human Resources consultants: benefits, leave, compensation, self-service. Rates, availability and typical projects.',
  about: [
    'Dynamics 365 Human Resources, which began as Dynamics 365 Talent, keeps positions and people, benefits, leave and absence, compensation, performance and learning, with self-service for employees and managers. Since its infrastructure was merged with the finance and operations apps it runs on the same platform as Finance, so an organisation can have people, projects and ledger in one place.',
    'Someone is brought in to set up plans and rules that differ by country and by union agreement, to connect payroll, which is mostly another system, and to move environments from the former stand-alone service. It takes discretion as much as knowledge: everything in it is personal data.',
  ],
  projects: [
    {
      title: 'Leave and absence for several countries',
      duration: '4-8 weeks',
      text: 'Plans, accruals, carry-over and calendars by country, workflows for approval, and requests in self-service or in Microsoft Teams.',
    },
    {
      title: 'Benefits enrolment before the new year',
      duration: '6-10 weeks',
      text: 'Plans, eligibility rules, life events and open enrolment, tested with the odd cases before employees see them.',
    },
    {
      title: 'Connect payroll',
      duration: '5-9 weeks',
      text: 'What payroll needs and when, the integration by data entities or virtual tables, and a reconciliation that HR can run alone.',
    },
    {
      title: 'Secure and tidy personal data',
      duration: '2-4 weeks',
      text: 'Roles and duties reviewed, records that should not be kept removed, and access that can be explained to a works council.',
    },
  ],
  questions: [
    'How do you test a leave plan for people who join or change hours in the middle of a year?',
    'Which payroll systems have you connected, and who reconciled them?',
    'Who in our company should not be able to see salaries, and how do you prove it?',
  ],
  certifications: ['d365-fundamentals', 'd365-finance-operations-developer'],
  certificationNote:
    'None of the certifications that profiles name is about Human Resources alone: these show the platform, and projects show the rest.',
};
