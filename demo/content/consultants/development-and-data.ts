import type { DemoConsultant } from '../demo-consultant.ts';

export const developmentAndDataConsultants: readonly DemoConsultant[] = [
  {
    key: 'viktor',
    firstName: 'Viktor',
    lastName: 'Stonemarque',
    email: 'viktor@stonemarque.test',
    title: 'X++ developer, finance and operations apps',
    city: 'London',
    workArrangement: 'on-site',
    yearsExperience: 14,
    hourlyRateUsd: 135,
    primarySkills: [
      'customization-development',
      'finance-operations',
      'supply-chain',
      'data-migration',
    ],
    modules: [
      'finance-operations.general-ledger',
      'finance-operations.accounts-payable',
      'supply-chain.warehouse-management',
      'supply-chain.production-control',
    ],
    secondarySkills: ['azure-integration', 'power-bi'],
    certifications: ['d365-finance-operations-developer', 'azure-fundamentals'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '1-3_months',
    summary:
      'X++ since 2012. Extensions only, unit tests where they pay, batch jobs that restart. I like performance problems and code other people are afraid of.',
    experience: [
      'Former core developer at an ISV for warehouse add-ons, independent since 2019. I have carried six companies from AX 2012 overlayering to clean extensions: the largest had 9,400 changed objects, of which 1,150 turned out to be needed.',
      'Performance: trace first, guess never. Recent example, a sales order import of 20,000 lines, from 3 h 10 to 11 minutes by removing one row-by-row update and two display methods.',
    ],
    portfolio: [
      {
        title: 'AX 2012 code to extensions',
        description:
          'Upgrade of a wholesaler with 9,400 customised objects. 88 % retired, the rest rewritten with 420 tests; three post-go-live defects above minor.',
      },
    ],
    pitch: 'I answer with code: a small branch with one of your issues fixed says more than I can.',
    joinedDaysAgo: 334,
    standing: { plan: 'annual' },
  },
  {
    key: 'aisling',
    firstName: 'Aisling',
    lastName: 'Fernhollow',
    email: 'aisling@fernhollow.test',
    website: 'https://fernhollow.test',
    title: 'Azure integration consultant for Dynamics 365',
    city: 'Cork',
    workArrangement: 'remote',
    yearsExperience: 11,
    hourlyRateUsd: 125,
    primarySkills: ['azure-integration', 'finance-operations', 'customization-development'],
    modules: [
      'finance-operations.accounts-receivable',
      'finance-operations.cash-and-bank-management',
    ],
    secondarySkills: ['power-automate', 'supply-chain', 'data-migration'],
    certifications: ['azure-solutions-architect', 'd365-finance-operations-developer'],
    availability: 'available',
    hoursPerWeek: 36,
    preferredDuration: '1-3_months',
    summary:
      "Integrations that can be replayed. Logic Apps, Service Bus, Functions and the data entities behind them, with a dashboard on which the business can see that yesterday's 4,112 orders arrived.",
    experience: [
      'Eleven years of middleware. My rule: every message has an id, every failure has an owner, everything can be sent twice without harm. It has kept my phone quiet at weekends since about 2019.',
      'Bank files, EDI, web shops, payroll, tax engines, a port authority. I normally need eight to twelve weeks for three to five interfaces including monitoring and hand-over.',
    ],
    portfolio: [
      {
        title: 'Bank connectivity for 17 companies',
        description:
          'Host-to-host payments and statements with four banks. Payment runs that took two treasurers a day now take twenty minutes with dual approval.',
      },
    ],
    pitch:
      'I will want to see the worst interface you have, not the best. How it fails today decides the design.',
    joinedDaysAgo: 228,
    standing: { plan: 'monthly' },
  },
  {
    key: 'pavel',
    firstName: 'Pavel',
    lastName: 'Rybnicek',
    email: 'pavel@rybnicek.test',
    title: 'Data migration lead',
    city: 'Frankfurt',
    workArrangement: 'both',
    yearsExperience: 16,
    hourlyRateUsd: 130,
    primarySkills: ['data-migration', 'finance-operations', 'supply-chain', 'azure-integration'],
    modules: [
      'finance-operations.general-ledger',
      'finance-operations.accounts-payable',
      'supply-chain.product-information-management',
      'supply-chain.inventory-management',
    ],
    secondarySkills: ['power-bi', 'system-implementation', 'business-central'],
    certifications: ['d365-finance-consultant', 'azure-fundamentals'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '3-6_months',
    summary:
      'Items, customers, balances, open orders: from whatever you have to D365, in a weekend, with a reconciliation that an auditor signs. Sixteen years, 44 cut-overs, one rollback.',
    experience: [
      'I come from databases, not from business software, and I treat a migration as a program: repeatable, measured, in version control. Five full rehearsals are normal in my projects and each must be faster than the one before.',
      'The one rollback was in 2014, because the exchange rates of two systems disagreed by a day. Since then I check rates first.',
    ],
    portfolio: [
      {
        title: '1.2 million items in thirty hours',
        description:
          'Migration of a spare parts catalogue with supersessions and prices in six currencies. Load time from 96 to 30 hours over five rehearsals.',
      },
      {
        title: 'Carve-out with a fixed date',
        description:
          'Separated the data of a sold division in fourteen weeks, with balances agreed by both auditors on the legal day.',
      },
    ],
    pitch: 'You get a reconciliation report after each rehearsal, and it is never shortened.',
    joinedDaysAgo: 259,
    standing: { plan: 'annual' },
  },
  {
    key: 'grace',
    firstName: 'Grace',
    lastName: 'Owusufield',
    email: 'grace@owusufield.test',
    title: 'Customer engagement developer: plug-ins, PCF, APIs',
    city: 'Manchester',
    workArrangement: 'remote',
    yearsExperience: 8,
    hourlyRateUsd: 110,
    primarySkills: [
      'customization-development',
      'sales',
      'customer-service',
      'power-apps',
      'azure-integration',
    ],
    modules: [
      'sales.accounts-and-contacts',
      'sales.quotes-orders-and-invoices',
      'customer-service.case-management',
    ],
    secondarySkills: ['power-automate', 'power-platform'],
    certifications: ['power-platform-functional-consultant', 'azure-fundamentals'],
    availability: 'available',
    hoursPerWeek: 37,
    preferredDuration: '1-3_months',
    summary:
      'C# plug-ins, PCF controls, Web API. I write little code, with tests, and remove more than I add. Eight years in product teams and consultancies in the north of England.',
    experience: [
      'I review before I build: which plug-ins run on update of everything, which scripts still point at fields deleted in 2021. For a university that review took four days and cut form load from 9 to 2 seconds; no feature was lost.',
      'PCF controls in production: a map with 20,000 points, a seating plan, an address search for four countries. All accessible by keyboard.',
    ],
    portfolio: [
      {
        title: 'Seating plans inside an opportunity',
        description:
          'PCF control for a theatre group to hold and release seats while quoting. Double bookings went from weekly to none in a season.',
      },
    ],
    pitch: 'Pull requests from day two, reviewed by whoever you like. Northern prices.',
    joinedDaysAgo: 67,
    standing: { plan: 'monthly' },
  },
  {
    key: 'jasper',
    firstName: 'Jasper',
    lastName: 'Windlasser',
    email: 'jasper@windlasser.test',
    title: 'Integration engineer, EDI and APIs',
    city: 'Seattle',
    workArrangement: 'both',
    yearsExperience: 9,
    hourlyRateUsd: 125,
    primarySkills: ['azure-integration', 'supply-chain', 'customization-development'],
    modules: [
      'supply-chain.procurement-and-sourcing',
      'supply-chain.warehouse-management',
      'supply-chain.transportation-management',
    ],
    secondarySkills: ['data-migration', 'commerce'],
    certifications: ['azure-solutions-architect', 'azure-fundamentals'],
    availability: 'available',
    hoursPerWeek: 32,
    preferredDuration: '1-3_months',
    summary:
      'X12, EDIFACT, REST, SFTP folders from 1998. I connect trading partners to Dynamics 365 supply chain and give you a partner onboarding kit, so that number eleven costs a day, not a month.',
    experience: [
      'Nine years; 160 trading partners live, from big-box retailers to a family trucking company that mails CSV. Charge-backs for late shipping notices are where the money is: one client paid 240,000 dollars a year, now under 15,000.',
      'I document mappings as tests. When a partner changes a segment without notice, and they will, the test names the line.',
    ],
    portfolio: [
      {
        title: 'Partner onboarding in one day',
        description:
          'Template mappings and a self-service test page for a sporting goods maker. Partners 12 to 40 took 1.3 days each on average.',
      },
    ],
    pitch: 'Share one failing message with me (scrubbed) and I will come back with the reason.',
    joinedDaysAgo: 59,
    standing: { plan: 'monthly' },
  },
  {
    key: 'mireille',
    firstName: 'Mireille',
    lastName: 'Castagneul',
    email: 'mireille@castagneul.test',
    title: 'Dual-write and master data consultant',
    city: 'Toulouse',
    workArrangement: 'remote',
    yearsExperience: 10,
    hourlyRateUsd: 115,
    primarySkills: [
      'azure-integration',
      'power-platform',
      'sales',
      'finance-operations',
      'data-migration',
    ],
    modules: [
      'power-platform.dataverse',
      'sales.accounts-and-contacts',
      'sales.product-catalog',
      'finance-operations.accounts-receivable',
    ],
    secondarySkills: ['supply-chain', 'training-support'],
    certifications: ['power-platform-functional-consultant', 'd365-finance-consultant'],
    availability: 'available',
    hoursPerWeek: 30,
    preferredDuration: '3-6_months',
    summary:
      'Customers and products in one version across Sales and Finance. I set up dual-write, repair it when it stops, and decide with you which side may change what. Aerospace and food, French and English.',
    experience: [
      'Ten years of master data. I have set up dual-write eight times and repaired it eleven times, usually after somebody imported 50,000 rows on a Friday. Both experiences are useful.',
      'Ownership before technology: a table with every field and its one owner, two afternoons with sales and finance in the same room, coffee on me.',
    ],
    portfolio: [
      {
        title: 'Dual-write back on its feet',
        description:
          'Aerospace supplier with 38,000 rows in error. Root causes fixed in three weeks, and a monitor now warns at ten.',
      },
    ],
    pitch:
      'If dual-write turns out to be the wrong tool for you, I will say it in the first week and not in the last.',
    joinedDaysAgo: 217,
    standing: { plan: 'monthly', isEnding: true },
  },
  {
    key: 'arjun',
    firstName: 'Arjun',
    lastName: 'Sandalbrook',
    email: 'arjun@sandalbrook.test',
    title: 'F&O performance and upgrade engineer',
    city: 'Melbourne',
    workArrangement: 'both',
    yearsExperience: 12,
    hourlyRateUsd: 125,
    primarySkills: ['customization-development', 'finance-operations', 'supply-chain'],
    modules: [
      'finance-operations.general-ledger',
      'supply-chain.master-planning',
      'supply-chain.inventory-management',
    ],
    secondarySkills: ['azure-integration', 'data-migration'],
    certifications: ['d365-finance-operations-developer'],
    availability: 'available',
    hoursPerWeek: 38,
    preferredDuration: '1-4_weeks',
    summary:
      'Slow forms, blocked batches, painful updates. I read traces and query plans for a living and leave a written explanation that a non-developer can follow.',
    experience: [
      'Twelve years of X++ and SQL in Pune, Singapore and Melbourne. I keep a list of the thirty most common causes of slowness in D365; in nine out of ten calls it is one of the first eight.',
      'Update readiness is the other half: regression suites for monthly service updates, so that an update is a Tuesday and not a quarter.',
    ],
    portfolio: [
      {
        title: 'Inventory close from 9 hours to 50 minutes',
        description:
          'Wholesaler with 70 million inventory transactions. Archiving, two indexes and one deleted customisation did it.',
      },
    ],
    pitch: 'Give me a trace file and a coffee.',
    joinedDaysAgo: 4,
    standing: 'waiting',
  },
];
