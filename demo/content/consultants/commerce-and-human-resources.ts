import type { DemoConsultant } from '../demo-consultant.ts';

export const commerceAndHumanResourcesConsultants: readonly DemoConsultant[] = [
  {
    key: 'chiara',
    firstName: 'Chiara',
    lastName: 'Montebraccio',
    email: 'chiara@montebraccio.test',
    title: 'Dynamics 365 Commerce consultant',
    city: 'London',
    workArrangement: 'both',
    yearsExperience: 12,
    hourlyRateUsd: 130,
    primarySkills: ['commerce', 'finance-operations', 'system-implementation'],
    modules: [
      'commerce.store-commerce',
      'commerce.catalogs-and-assortments',
      'commerce.pricing-and-discounts',
      'commerce.loyalty-programs',
      'finance-operations.accounts-receivable',
    ],
    secondarySkills: ['supply-chain', 'training-support'],
    certifications: ['d365-supply-chain-consultant', 'd365-fundamentals'],
    availability: 'available',
    hoursPerWeek: 38,
    preferredDuration: '6-12_months',
    summary:
      'Shops, tills, assortments. Twelve years in retail systems, from a single boutique to 460 stores, and I still visit a shop on a Saturday before I sign off a till layout.',
    experience: [
      'I have taken nine retailers live on Store Commerce. My first milestone is always one till in one shop taking real money; everything before that is theory. Longest gap so far between kick-off and that till: eleven weeks.',
      'Statements and end-of-day are the part that keeps finance awake, so I do those together with the accountants, cash differences included.',
    ],
    portfolio: [
      {
        title: '120 shops in nineteen nights',
        description:
          'Planned and led the till roll-out of a shoe retailer, five to eight shops a night. Two shops opened late, by 20 and 45 minutes.',
      },
    ],
    pitch:
      'I would like to spend a Saturday in one of your shops at my own cost. It answers most of my questions and some that nobody has asked yet.',
    joinedDaysAgo: 276,
    standing: { plan: 'annual' },
  },
  {
    key: 'desmond',
    firstName: 'Desmond',
    lastName: 'Okaforpine',
    email: 'desmond@okaforpine.test',
    title: 'Store systems and payments consultant',
    city: 'New York',
    workArrangement: 'remote',
    yearsExperience: 15,
    hourlyRateUsd: 150,
    primarySkills: ['commerce', 'customization-development', 'azure-integration'],
    modules: [
      'commerce.store-commerce',
      'commerce.commerce-scale-unit',
      'commerce.call-center-sales',
    ],
    secondarySkills: ['finance-operations'],
    certifications: ['d365-finance-operations-developer', 'azure-fundamentals'],
    availability: 'unavailable',
    hoursPerWeek: 20,
    preferredDuration: '3-6_months',
    summary:
      'Payment terminals, hardware stations, scale units, offline tills. I am the person retailers call when the queue is at the door and the terminal says "processing". Currently on a long assignment.',
    experience: [
      'Fifteen years of point-of-sale engineering. I have written payment connectors for four processors and debugged card readers in shops from Queens to Honolulu. I carry a label printer.',
      'Certification with a payment processor takes ten to fourteen weeks whatever anybody promises. I plan with that and finish when I said.',
    ],
    portfolio: [
      {
        title: 'Offline tills for airport shops',
        description:
          'Offline database, store-and-forward payments and a sync monitor for 58 tills with unreliable networks. Lost transactions: none in 14 months.',
      },
    ],
    pitch: 'I bring the test cards. You bring one terminal of each model you own.',
    joinedDaysAgo: 350,
    standing: { plan: 'monthly', endedDaysAgo: 75 },
  },
  {
    key: 'linnea',
    firstName: 'Linnéa',
    lastName: 'Sjöhalla',
    email: 'linnea@sjohalla.test',
    title: 'E-commerce and headless Commerce developer',
    city: 'Gothenburg',
    workArrangement: 'both',
    yearsExperience: 8,
    hourlyRateUsd: 115,
    primarySkills: ['commerce', 'customization-development', 'azure-integration', 'power-automate'],
    modules: [
      'commerce.e-commerce',
      'commerce.commerce-scale-unit',
      'commerce.catalogs-and-assortments',
      'commerce.distributed-order-management',
    ],
    secondarySkills: ['power-apps'],
    certifications: ['azure-fundamentals'],
    availability: 'available',
    hoursPerWeek: 34,
    preferredDuration: '3-6_months',
    summary:
      'Web shops on Dynamics 365 Commerce, with site builder or your own front end on the scale unit. Fast pages, honest stock levels, checkout that passes an accessibility audit.',
    experience: [
      'Eight years of e-commerce, five with D365. I have built three headless shops and two with the site builder, and can tell you in an hour which one fits. Largest day: 31,000 orders on a Black Friday, slowest page 1.4 seconds.',
      'Distributed order management is my favourite part. Shipping from shops instead of the warehouse cut delivery time by a day for a toy retailer, and cleared old stock as a side effect.',
    ],
    portfolio: [
      {
        title: 'Ship-from-store for a toy retailer',
        description:
          'Order routing across 64 shops with a daily cap per shop. 37 % of web orders leave from a shop, cancellations under 1 %.',
      },
    ],
    pitch:
      'Code is handed over in your repository from day one, with tests, and no licence of mine in it.',
    joinedDaysAgo: 46,
    standing: { plan: 'monthly' },
  },
  {
    key: 'ruairi',
    firstName: 'Ruairi',
    lastName: 'MacLinnet',
    email: 'ruairi@maclinnet.test',
    title: 'Pricing, promotions and loyalty consultant',
    city: 'Edinburgh',
    workArrangement: 'on-site',
    yearsExperience: 9,
    hourlyRateUsd: 105,
    primarySkills: ['commerce', 'business-process-analysis', 'power-bi'],
    modules: [
      'commerce.pricing-and-discounts',
      'commerce.loyalty-programs',
      'commerce.catalogs-and-assortments',
    ],
    secondarySkills: ['marketing', 'training-support'],
    certifications: ['power-bi-data-analyst'],
    availability: 'available',
    hoursPerWeek: 25,
    preferredDuration: '1-3_months',
    summary:
      'Ex-merchandiser. Price groups, mix-and-match, thresholds, loyalty tiers, and above all the question of what happens when three of them meet on one receipt. I keep a test basket of 212 receipts.',
    experience: [
      'Nine years of retail pricing in D365 and AX. I found 4.7 % margin leakage at an outdoor chain because two promotions compounded on Thursdays. Nobody had done anything wrong; the rules had simply met.',
      'For loyalty I model the liability before launch. Points are a promise and finance will ask.',
    ],
    portfolio: [
      {
        title: 'Promotion rule book for garden centres',
        description:
          'Cut 1,100 discount records to 140, with concurrency rules and a weekly check that replays real receipts against the new prices.',
      },
    ],
    pitch: 'Send me ten receipts that look wrong. I enjoy those.',
    joinedDaysAgo: 153,
    standing: { plan: 'monthly' },
  },
  {
    key: 'philippa',
    firstName: 'Philippa',
    lastName: 'Greengrove',
    email: 'philippa@greengrove-hr.test',
    website: 'https://greengrove-hr.test',
    title: 'D365 Human Resources lead consultant',
    city: 'Bristol',
    workArrangement: 'remote',
    yearsExperience: 16,
    hourlyRateUsd: 120,
    primarySkills: ['human-resources', 'system-implementation', 'data-migration'],
    modules: [
      'human-resources.personnel-management',
      'human-resources.leave-and-absence',
      'human-resources.compensation-management',
      'human-resources.employee-and-manager-self-service',
    ],
    secondarySkills: ['power-apps', 'training-support'],
    certifications: ['other-microsoft-certification'],
    availability: 'available',
    hoursPerWeek: 32,
    preferredDuration: '3-6_months',
    summary:
      'HR director turned implementer. Jobs and positions that match the real organisation, leave plans that survive part-timers, and a payroll interface that is right on the first payday.',
    experience: [
      'Sixteen years, eight on each side of the table. I have implemented D365 Human Resources for employers with 180 to 11,000 people, including two school trusts and a hospital, where term-time contracts and shift patterns break every textbook.',
      'Parallel payroll runs: three, compared line by line. I do not go live on two.',
    ],
    portfolio: [
      {
        title: 'Leave for 4,200 shift workers',
        description:
          'Accruals by shift pattern and length of service, with carry-over rules agreed with two unions. First payday: three corrections in 4,200.',
      },
    ],
    pitch:
      'Confidentiality matters in this work: I use anonymised data until the last rehearsal, and I can show you how.',
    joinedDaysAgo: 295,
    standing: { plan: 'annual' },
  },
  {
    key: 'samir',
    firstName: 'Samir',
    lastName: 'Boudellier',
    email: 'samir@boudellier.test',
    title: 'HR consultant, leave and compensation',
    city: 'Montreal',
    workArrangement: 'both',
    yearsExperience: 7,
    hourlyRateUsd: 95,
    primarySkills: ['human-resources', 'training-support', 'power-automate'],
    modules: [
      'human-resources.leave-and-absence',
      'human-resources.compensation-management',
      'human-resources.benefits-management',
    ],
    secondarySkills: ['power-bi'],
    certifications: ['power-platform-fundamentals'],
    availability: 'available',
    hoursPerWeek: 30,
    preferredDuration: '1-3_months',
    summary:
      'Bilingual HR systems consultant (French, English). Leave and absence rules for Quebec and Ontario, annual compensation rounds, benefits enrolment that people finish on their phones.',
    experience: [
      'Seven years with D365 Human Resources after five as a compensation analyst. I have run eleven salary rounds in the system, the largest for 2,900 employees and 240 managers with merit matrices and budgets per division.',
      'I translate: between languages, and between HR and IT. Training sessions in both languages are part of every offer.',
    ],
    portfolio: [
      {
        title: 'Open enrolment in ten days',
        description:
          'Benefits set-up for 1,600 employees in two provinces; 94 % enrolled on time, with 60 % fewer questions to HR than the year before.',
      },
    ],
    pitch: 'Formation en français ou en anglais, au choix.',
    joinedDaysAgo: 5,
    standing: 'waiting',
  },
  {
    key: 'odette',
    firstName: 'Odette',
    lastName: 'Larkmoor',
    email: 'odette@larkmoor.test',
    title: 'Recruiting and onboarding process consultant',
    city: 'Manchester',
    workArrangement: 'remote',
    yearsExperience: 4,
    hourlyRateUsd: 70,
    primarySkills: ['human-resources', 'power-apps', 'power-automate'],
    modules: [
      'human-resources.recruiting-and-onboarding',
      'human-resources.learning-and-courses',
      'human-resources.employee-and-manager-self-service',
    ],
    secondarySkills: ['training-support'],
    certifications: ['power-platform-fundamentals'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: 'flexible',
    summary:
      'Four years in, still curious. I build onboarding checklists, recruiting flows and course catalogues around D365 Human Resources with Power Apps, so that a new colleague has a laptop on day one.',
    experience: [
      'I began as an HR assistant in a logistics firm where new starters waited nine days for a login. I automated it in my lunch breaks, and that became my job. Since then three onboarding projects for companies of 200 to 900 people.',
      'I am honest about my limits: payroll and large data migrations I leave to others, and I know whom to call.',
    ],
    portfolio: [
      {
        title: 'Ready on day one',
        description:
          'Onboarding tasks across HR, IT and facilities for 30 starters a month. Complete on the first morning: from 41 % to 93 %.',
      },
    ],
    pitch: 'New on the platform, not new to the work. I would love a chance.',
    joinedDaysAgo: 1,
    standing: 'waiting',
  },
];
