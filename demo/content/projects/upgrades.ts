import type { DemoProject } from '../demo-project.ts';

export const upgradeProjects: readonly DemoProject[] = [
  {
    client: 'ninefold',
    title: 'From AX 2012 R3 to D365 in four plants',
    description: [
      'Ninefold produces blister packs and folding boxes for the pharmaceutical industry in four plants, 1,700 employees. AX 2012 R3 with approximately 6,000 customised objects. The decision for D365 has been taken; partner for development is under contract.',
      'We search for an experienced production lead for fit-gap, template design and the pilot plant. Good manufacturing practice, German and English.',
    ],
    status: 'in_progress',
    type: 'upgrade',
    modules: [
      'supply-chain.production-control',
      'supply-chain.product-information-management',
      'supply-chain.master-planning',
    ],
    extraSkills: ['business-process-analysis', 'data-migration'],
    timeline: '6-12-months',
    budget: '250k-plus',
    d365Status: 'upgrade-needed',
    urgency: 'medium',
    startsInDays: -70,
    postedDaysAgo: 100,
    applications: [
      {
        by: 'gunther',
        letter:
          'Sehr geehrte Frau Sommerspatz, in short, since the call is in English: I have led this very step (2012 R3 to D365) for three manufacturers, one of them under GMP. Of 6,000 objects I expect that fewer than 900 survive the fit-gap. I propose that each one needs a named owner in the business who asks for it in person; that alone removes half.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'viktor',
        letter:
          'Your partner develops, I review. I can read 6,000 objects in about three weeks and give you a list: standard now, rewrite, delete. It is a useful document to have before the partner estimates.',
        withPitch: true,
      },
      {
        by: 'pavel',
        letter:
          'When the template stands you will need data for four plants in four cut-overs. I would start early with the item master, because packaging companies have ten thousand tools and dies in there that nobody counted as data.',
      },
    ],
  },
  {
    client: 'tumbledown',
    title: 'From AX 2012 Retail to Commerce, 64 furniture stores',
    description: [
      'Wir sind etwas spät dran: our 64 stores still sell on AX 2012 Retail. Customer orders with delivery dates, instalments, assembly service, and furniture which exists in 4,000 variants of fabric.',
      'We want a retail lead who tells us what we can give up. The budget includes a pilot of three stores in Cologne and Bonn; the roll-out will be ordered separately.',
    ],
    status: 'open',
    type: 'upgrade',
    modules: ['commerce.store-commerce', 'commerce.catalogs-and-assortments'],
    extraSkills: ['data-migration', 'training-support'],
    timeline: '6-12-months',
    budget: '250k-plus',
    d365Status: 'upgrade-needed',
    urgency: 'high',
    startsInDays: 70,
    postedDaysAgo: 8,
    applications: [
      {
        by: 'chiara',
        letter:
          'Furniture is customer orders, not baskets, so I would build the pilot around a sofa: ordered in week one, deposit paid, delivered in week nine, one cushion exchanged. If that receipt is right all the way to the ledger, the rest follows. On giving things up: fabric variants as attributes instead of 4,000 released products.',
        withPitch: true,
      },
      {
        by: 'viktor',
        letter:
          'Retail customisations in 2012 are usually in the POS client, which does not exist any more. I can do the inventory of what you have and which of it became standard. Ten days, fixed.',
        withPitch: true,
      },
      {
        by: 'linnea',
        letter:
          'If your web shop is to use the same scale unit later, it would be good to have somebody say "no" to shortcuts in the pilot. I am free in ten weeks and can come by train.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'muddlebridge',
    title: 'Replace the citizen portal before its support ends',
    description: [
      'The Council operates a portal on an unsupported version for council tax enquiries, bulky waste and parking permits (about 74,000 registered residents). The replacement is to be built on Power Pages with the existing Dataverse environment.',
      'Requirements include conformance with WCAG 2.2 AA, Welsh as a second language for one partner authority, and an exit plan for accounts created with the old identity provider. Evidence of comparable work is requested with each application.',
    ],
    status: 'open',
    type: 'upgrade',
    modules: ['power-platform.power-pages', 'power-platform.dataverse'],
    extraSkills: ['system-integration', 'custom-development'],
    timeline: '3-6-months',
    budget: '100k-250k',
    d365Status: 'upgrade-needed',
    urgency: 'high',
    startsInDays: 35,
    postedDaysAgo: 25,
    applications: [
      {
        by: 'ignacio',
        letter:
          'Comparable work: permit applications for a coastal city (104,000 registered people, eleven forms, tested with blind users) and a provincial licensing portal. The old accounts are the delicate part. I would let people claim their account on first sign-in by e-mail and one fact only they know, instead of a mass migration.',
        withPitch: true,
      },
      {
        by: 'grace',
        letter:
          'I can cover the development side from Manchester: custom controls for the address search, integration with your parking system, and automated accessibility checks in the pipeline so that AA stays AA.',
        withPitch: true,
      },
      {
        by: 'adaeze',
        letter:
          'Public-sector portals I have architected: two, the larger one for grants. My three days a week may be too few for your date; if so, I would gladly do the design review in January.',
      },
    ],
  },
  {
    client: 'zephyrine',
    title: 'Replace 63 classic workflows with cloud flows',
    description: [
      '63 classic workflows in our Sales org, some from 2015. We want them gone: replaced by cloud flows or low-code plug-ins, or deleted. We need error handling, naming, owners, a runbook. Source control is in place. No slides please.',
    ],
    status: 'completed',
    closedDaysAgo: 50,
    type: 'upgrade',
    modules: ['power-platform.cloud-flows', 'sales.opportunity-management'],
    extraSkills: ['workflow-automation'],
    timeline: '1-2-months',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    startsInDays: -80,
    postedDaysAgo: 88,
    applications: [
      {
        by: 'felix',
        letter:
          '63 workflows, my estimate before looking: 20 delete, 25 flows, 15 synchronous ones that must become plug-ins, 3 that nobody understands. Fixed price per item, the deleted ones are free. Tests and runbook included. No slides.',
        outcome: 'accepted',
      },
      {
        by: 'imogen',
        letter:
          'I would sit with sales operations and ask which of the 63 they would miss. From experience the list shrinks to about 30 before anybody opens the designer.',
        withPitch: true,
      },
      {
        by: 'olumide',
        letter:
          'Can start Monday. I have replaced classic workflows at three companies, the largest with 118, and keep a small library for retries and alerts that I would leave with you.',
      },
    ],
  },
  {
    client: 'barnacle',
    title: 'Our customisations broke with the last service update',
    description: [
      'We sell ropes, shackles and boat paint in eleven shops and by mail. Since the last service update two forms crash and the trade counter price is wrong for rope sold by the metre. The developer has gone sailing (really).',
      'First fix it, then tell us how to not be surprised by the next update.',
    ],
    status: 'open',
    type: 'upgrade',
    modules: ['commerce.pricing-and-discounts', 'commerce.call-center-sales'],
    extraSkills: ['custom-development'],
    timeline: '3-4-weeks',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'critical',
    startsInDays: -30,
    postedDaysAgo: 45,
    applications: [
      {
        by: 'viktor',
        letter:
          'Rope by the metre: sounds like a price unit conversion overridden in an extension of a method that changed its signature in that release. If you can give me read access to the repository, I will confirm that within a day, free of charge. After the fix, twelve automated tests on your prices, run before each update.',
        withPitch: true,
      },
      {
        by: 'aisling',
        letter:
          'I could take this, though somebody who lives in X++ every day would be faster. Withdrawing if you find one.',
        outcome: 'withdrawn',
      },
    ],
  },
  {
    client: 'foxglove',
    title: 'Outbound marketing to real-time journeys',
    description: [
      'Our fundraising office sends 40 campaigns a year with outbound marketing, which is being retired. Move templates, segments, subscription lists and the consent of 52,000 supporters to real-time journeys. Health data is not involved, but everybody will ask.',
    ],
    status: 'cancelled',
    closedDaysAgo: 52,
    closingReason: null,
    type: 'upgrade',
    modules: ['marketing.real-time-journeys', 'marketing.consent-management'],
    extraSkills: ['data-migration', 'training-support'],
    timeline: '1-2-months',
    budget: '10k-25k',
    d365Status: 'upgrade-needed',
    urgency: 'medium',
    postedDaysAgo: 70,
    applications: [
      {
        by: 'anneke',
        letter:
          'Everybody will ask, indeed, and I would answer in writing before they do: a two-page assessment why no health data is concerned, for your data protection officer. Then the consent transfer with proof of source for each of the 52,000. The templates somebody else may do cheaper.',
        withPitch: true,
      },
      {
        by: 'tomasz',
        letter:
          'Changing the sending service means a new reputation with mail providers. I would warm up over five weeks, most active supporters first, otherwise your Christmas appeal ends up in junk folders.',
      },
    ],
  },
  {
    client: 'saltmarsh',
    title: 'Retire Unified Service Desk for the service workspace',
    description: [
      '120 agents still work on Unified Service Desk with 14 hosted web pages. We want everybody on Copilot Service workspace by Easter, keep the telephony where it is, and lose as few keyboard shortcuts as possible: some of our agents have not touched a mouse since 2016.',
    ],
    status: 'open',
    type: 'upgrade',
    modules: ['customer-service.copilot-service-workspace', 'customer-service.unified-routing'],
    extraSkills: ['training-support', 'custom-development'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'upgrade-needed',
    urgency: 'medium',
    startsInDays: 28,
    postedDaysAgo: 6,
    applications: [
      {
        by: 'corentin',
        letter:
          'I moved 260 agents from the desktop client to the workspace at a transport operator last year. Shortcuts were the subject of the first meeting there as well. We made a table of the twenty most used ones, found a replacement for seventeen, and told people about the other three before they found out.',
        withPitch: true,
      },
      {
        by: 'diego',
        letter:
          'Keeping the telephony means an embedded softphone through the channel integration framework. I can do that piece in about four weeks, screen pop and call notes included, and hand it to whoever leads the rest.',
        withPitch: true,
      },
      {
        by: 'abena',
        letter:
          'As a former service desk manager, I would lead with the agents rather than the product: ten people, two weeks, a daily list of annoyances that we actually fix.',
        withPitch: true,
      },
    ],
  },
];
