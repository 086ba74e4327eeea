import type { DemoProject } from '../demo-project.ts';

/** What the two clients whom visitors of a demo can sign in as look for, or have under way. */
export const currentProjectsOfSignIns: readonly DemoProject[] = [
  {
    client: 'larkspur',
    title: 'Shelf life and allergens for 1,900 recipes',
    description: [
      'We bake 1,900 products in three bakeries and our recipe data has grown wild since the move to Supply Chain Management. Allergens are kept in a spreadsheet next to the system, shelf life is a free-text field, and two customers have started to ask for both electronically.',
      'We need someone who has done this in food: set up batch attributes, shelf-life rules and the allergen matrix on formulas, clean the existing data with our two technologists, and leave a process that survives a new product launch (we do about 15 a month).',
    ],
    status: 'open',
    type: 'optimization',
    modules: ['supply-chain.product-information-management', 'supply-chain.production-control'],
    extraSkills: ['data-migration', 'business-process-analysis'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    startsInDays: 24,
    postedDaysAgo: 0.3,
    applications: [
      {
        by: 'tariq',
        letter:
          'Good morning! Allergens in a spreadsheet beside the formulas is how I found it at both bakeries I have worked for. We moved 2,300 products there with product attributes on the formula lines, inherited upwards, so a changed flour updates every bread that uses it. With 1,900 recipes I would plan seven weeks, two of them cleaning with your technologists.',
        withPitch: true,
      },
      {
        by: 'connie',
        letter:
          'I know your stock and cost set-up from our stock project, so I would lose no time on access and vocabulary. Formulas and attributes I can do; for the legal side of allergen declarations I would want one of your technologists to decide and me to configure. If you prefer somebody with a food chemistry background, I will not be offended, and I can help with the data load alone.',
      },
    ],
  },
  {
    client: 'larkspur',
    title: 'Move the freezer store to advanced warehousing',
    description: [
      'Our cold store in Dudley (6,200 pallet places, minus 22 degrees) runs on basic inventory transactions and the memory of Dave. Dave retires in May.',
      'Scope: warehouse management with mobile devices, location directives, license plates, cycle counting. Gloves and touch screens do not mix, so the device menus matter. The other two stores follow next year if this one works.',
    ],
    status: 'open',
    type: 'new-implementation',
    modules: ['supply-chain.warehouse-management', 'supply-chain.inventory-management'],
    extraSkills: ['training-support'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'adding-modules',
    urgency: 'medium',
    startsInDays: 45,
    postedDaysAgo: 2.2,
    applications: [
      {
        by: 'hamish',
        letter:
          'Dave is the first person I would like to meet, and soon, while he still has patience for questions. I worked nights in a chilled store myself. At minus 22 you want big buttons, as few confirmations as the auditors allow, and ring scanners; I can bring two models for your people to try.',
        withPitch: true,
      },
      {
        by: 'lucinda',
        letter:
          'Cold stores I have done twice (fish, 9,000 and 3,500 places). One lesson: devices fog up when they leave the freezer, so process steps must end inside. I would propose a pilot aisle in week six and the full switch over a weekend in April, before your colleague retires.',
      },
    ],
  },
  {
    client: 'larkspur',
    title: 'Stop typing 2,400 supplier invoices a month',
    description: [
      'Four people key invoices from 640 suppliers. Three-way matching is switched on but the tolerances are so tight that two thirds of the invoices end up in a queue and get approved by e-mail anyway.',
      'Looking for a consultant who has introduced invoice capture in D365 Finance before, will question our matching policy, and can talk to flour mills that still send faxes.',
    ],
    status: 'open',
    type: 'optimization',
    modules: ['finance-operations.accounts-payable'],
    extraSkills: ['workflow-automation'],
    timeline: '1-2-months',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    startsInDays: 14,
    postedDaysAgo: 5.4,
    applications: [
      {
        by: 'theodore',
        letter:
          'Two thirds in the exception queue is almost always price tolerance on items bought by weight. Send me one month of matching discrepancies and I can tell you within a day which three rules cause most of them. Faxes: they become PDFs at the telecom provider for about 12 pounds a month, then they are invoices like any other.',
        withPitch: true,
      },
      {
        by: 'connie',
        letter:
          'During the stock project I saw the other end of this: receipts booked late because the invoice had to be argued first. I would change the matching policy before buying any capture, measure for two weeks, and only then automate. 2,400 invoices justify it, but with clean rules you need half the effort.',
        withPitch: true,
      },
      {
        by: 'ottilie',
        letter:
          'I run payables transformations as part of larger programmes. For this scope on its own I am probably more expensive than you need, so treat this as an offer for a two-day review of matching policy and approval limits, with a written recommendation.',
        declined:
          'Thank you for the frank offer. We want one person to carry it through to the end, so we will not split off the review.',
      },
      {
        by: 'delphine',
        letter:
          'I have introduced invoice capture for a retailer with suppliers in six countries, including those who write on paper. I could begin in three weeks, mostly remote, with a week in Birmingham for the start.',
        outcome: 'withdrawn',
      },
    ],
  },
  {
    client: 'larkspur',
    title: 'Tablet app for 70 bread round drivers',
    description: [
      'Drivers deliver to 1,100 shops, take returns and write both on carbon paper. The office types it in the next morning. We would like a tablet app that works without signal, prints on the existing mobile printers (Bluetooth) and posts deliveries and returns to D365.',
      'We have Power Apps licences already. Open to Field Service if you can argue why.',
    ],
    status: 'open',
    type: 'customization',
    modules: ['power-platform.canvas-apps', 'field-service.field-service-mobile'],
    extraSkills: ['mobile-app-development', 'api-development'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'adding-modules',
    urgency: 'low',
    postedDaysAgo: 9.1,
    applications: [
      {
        by: 'callum',
        letter:
          'Straight answer: no Field Service. Your drivers run fixed rounds, there is nothing to schedule, and the licences would cost more than the tablets. An offline canvas app with a round table, returns with reasons, and the Bluetooth print through a small wrapper (I have one that talks to the usual receipt printers).',
        withPitch: true,
      },
      {
        by: 'zainab',
        letter:
          "I would love to build this one, ideally starting with the three drivers who hate the idea most. Version one in four weeks: today's round, quantities, returns, signature. Printing I have done only once with Bluetooth and I would budget extra time for it rather than promise.",
        withPitch: true,
      },
      {
        by: 'gwendolyn',
        letter:
          'I know your ask is for an app, but let me argue for Field Service anyway, since you invited it: if you ever add machine service at the shops (ovens, display freezers) you will want assets and work orders. If that is not on the horizon, a canvas app is right and cheaper.',
      },
    ],
  },
  {
    client: 'larkspur',
    title: 'Interim finance lead around our March year-end',
    description: [
      'Confidential for now. Our finance systems manager leaves at the end of February and the successor starts in May. We need somebody to run D365 Finance through the March year-end and the audit: period close, fixed asset roll-forward, first-line support for 22 users.',
      'Three days a week on site in Birmingham. We would rather approach two or three people ourselves than advertise it.',
    ],
    status: 'open',
    isPrivate: true,
    type: 'training',
    modules: ['finance-operations.general-ledger', 'finance-operations.fixed-assets'],
    extraSkills: ['training-support'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    startsInDays: 96,
    postedDaysAgo: 1.1,
    applications: [],
  },
  {
    client: 'larkspur',
    title: 'Demand forecast for Easter and Christmas lines',
    description: [
      'Hot cross buns sell 38 times their normal volume for nine weeks. Our forecast for seasonal products is a workbook by one very gifted person. We want a baseline forecast in D365 demand planning, an adjustment step for sales, and a weekly look at accuracy.',
      'Must be usable for the Easter build-up, which starts in January.',
    ],
    status: 'in_progress',
    type: 'optimization',
    modules: ['supply-chain.master-planning'],
    extraSkills: ['report-development'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    startsInDays: -20,
    postedDaysAgo: 48,
    applications: [
      {
        by: 'beatriz',
        letter:
          'A factor of 38 breaks every statistical method that looks at the last twelve weeks, so seasonal items need their own model with the moving date of Easter as an input. I did this for a chocolate maker: error at item level went from 61 % to 27 %, and the gifted person became its owner. I would want to work with yours from day one.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'mei',
        letter:
          'I could build the accuracy report and the data feed quickly and at a modest price. The forecasting model itself I have only assisted with, so I would suit you as the second pair of hands.',
      },
      {
        by: 'gunther',
        letter:
          'Forecasting of consumer goods is not my main field, I come from machines. However, the connection from forecast to capacity of ovens is production planning, and there I could contribute in January.',
        outcome: 'withdrawn',
      },
    ],
  },
  {
    client: 'larkspur',
    title: 'Key account CRM for six supermarket buyers',
    description: [
      'Six customers make up 58 % of our sales. What we know about them (joint plans, listings, promotions, who said what) lives in the inboxes of four account managers. We would like Dynamics 365 Sales, small and tidy, with price lists from our ERP visible but not editable.',
    ],
    status: 'in_progress',
    type: 'new-implementation',
    modules: ['sales.accounts-and-contacts', 'sales.opportunity-management'],
    extraSkills: ['system-integration'],
    timeline: '1-2-months',
    budget: '10k-25k',
    d365Status: 'planning',
    urgency: 'medium',
    startsInDays: -9,
    postedDaysAgo: 33,
    applications: [
      {
        by: 'imogen',
        letter:
          'Four users and six customers is the size where CRM is either loved or ignored by Friday. I would keep it to three tables (account plan, listing, promotion) and a read-only price view, live in four weeks. Nothing mandatory except the customer and the date.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'rafael',
        letter:
          'I have set up key account planning for two food suppliers selling into grocery. My suggestion: model the joint business plan as the central record and hang everything else on it. I am in Denver, which gives us three shared hours a day; it has worked with UK clients before.',
      },
      {
        by: 'saoirse',
        letter:
          'Small teams are my favourite. I would run this as a workshop day with your four account managers, a fortnight of building in front of them, and office hours afterwards.',
        declined:
          'We liked your approach very much, but we want the ERP price lists in from the start and felt you would need a second person for that.',
      },
    ],
  },
  {
    client: 'cobblestone',
    title: 'A first ERP for a bicycle workshop of 38 people',
    description: [
      'We build about 2,200 bicycles a year to order and have outgrown an accounting package, a frame calculator and a wall of sticky notes. Before we sign anything we want an independent person to tell us whether Dynamics 365 Supply Chain is too big for us, and if not, what the smallest sensible start looks like.',
      'We are new to all this. Please explain things twice.',
    ],
    status: 'open',
    type: 'new-implementation',
    modules: ['supply-chain.production-control', 'finance-operations.general-ledger'],
    extraSkills: ['business-process-analysis'],
    timeline: '3-4-weeks',
    budget: 'under-10k',
    d365Status: 'not-implemented',
    startsInDays: 20,
    postedDaysAgo: 0.9,
    applications: [
      {
        by: 'gunther',
        letter:
          'Thirty-eight people and made to order: it can be too big, yes. I propose three days. Day one in the workshop, day two with your numbers, day three a written recommendation with three options, one of them "do not buy an ERP yet". Explaining twice is included; after twenty-two years I have had practice.',
      },
      {
        by: 'cyrus',
        letter:
          'For your size I would look hard at whether a smaller product does the job, and I have no licence to sell you either way. What matters is the product configurator, since every bicycle differs.',
        withPitch: true,
      },
      {
        by: 'tariq',
        letter:
          'I cycle to work on a steel frame, so consider this a biased application. My process manufacturing background is not your case, but costing made-to-order products is, and I am an hour from London by fast train, plus a bit.',
      },
    ],
  },
];
