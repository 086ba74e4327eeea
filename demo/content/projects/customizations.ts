import type { DemoProject } from '../demo-project.ts';

export const customizationProjects: readonly DemoProject[] = [
  {
    client: 'gossamer',
    title: 'Driver app: photos, signatures, empties',
    description: [
      'Drivers confirm a delivery with a signature on paper, and the paper comes back after three days. We want an app for Android phones in trucks: stops of the day, photo of damage, signature, pallets and empties returned, all also without a network in the Harz. 340 drivers, eight mother tongues.',
    ],
    status: 'open',
    type: 'customization',
    modules: ['power-platform.canvas-apps', 'supply-chain.transportation-management'],
    extraSkills: ['mobile-app-development', 'api-development'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'adding-modules',
    urgency: 'medium',
    startsInDays: 33,
    postedDaysAgo: 1,
    applications: [
      {
        by: 'callum',
        letter:
          'Offline and photos is what decides this, so I would prove both with five drivers before designing anything else: 40 stops, 60 photos, no network for six hours, then sync. Icons instead of words solve seven of the eight languages.',
        withPitch: true,
      },
      {
        by: 'zainab',
        letter:
          'I would start in the cab. In two-week steps: stops and signature, then photos, then empties. I have built for warehouse people with many first languages and used pictures drawn by one of them.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'brassbound',
    title: 'Configure quotes for lift modernisation',
    description: [
      'A modernisation quote has 180 options (door operators, cabins, controllers, building work) and takes our engineers two days. 40 % of them lead to nothing. We would like a guided configuration in Sales that a sales person can finish in an hour, with engineering asked only for the odd cases.',
    ],
    status: 'open',
    type: 'customization',
    modules: ['sales.product-catalog', 'sales.quotes-orders-and-invoices'],
    extraSkills: ['custom-development', 'business-process-analysis'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'adding-modules',
    urgency: 'low',
    postedDaysAgo: 13,
    applications: [
      {
        by: 'noah',
        letter:
          'My lift maintenance catalogue had 640 packages, so I speak some lift already. For modernisation I would aim at the 70 % of quotes that use the same 25 options, price those in minutes, and let the rest go to engineering with a form that asks the right ten questions.',
        withPitch: true,
      },
      {
        by: 'gunther',
        letter:
          'The rules between options belong to engineering and should live where the bill of material is made, otherwise sales and production configure two different lifts. I recommend product configuration in Supply Chain with the quote in front of it.',
        withPitch: true,
      },
      {
        by: 'grace',
        letter:
          'The guided part could be a PCF control or a custom page. I did a seating plan inside an opportunity, which is the same problem with softer furniture. Prototype in two weeks.',
      },
    ],
  },
  {
    client: 'owlery',
    title: 'School trip approvals without paper',
    description: [
      "A trip needs a risk assessment, consent, money and three signatures; last year 740 trips meant 740 folders. We would like an app from idea to receipt, with an emergency list on the leader's phone that works offline on a mountain.",
    ],
    status: 'completed',
    closedDaysAgo: 43,
    type: 'customization',
    modules: ['power-platform.canvas-apps', 'power-platform.cloud-flows'],
    extraSkills: ['workflow-automation', 'mobile-app-development'],
    timeline: '1-2-months',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    postedDaysAgo: 80,
    applications: [
      {
        by: 'zainab',
        letter:
          'I have been the teacher on the mountain with the folder in a plastic bag. Version one in a month: trip, adults, pupils, contacts, offline list. Approvals second, money third, because the list is the part that matters when something happens.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'felix',
        letter:
          'Approvals with three signatures I would build with timeouts and deputies from the start. Schools have holidays and approvers have them at the same time as everyone else.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'zephyrine',
    title: 'Chat agent for licence questions',
    description: [
      '55 % of our support chats are: where is my key, how many seats, why does it say expired. We want a Copilot Studio agent that answers these with data from our licence API, and hands over to a human with context. Target: 30 % contained, measured honestly.',
    ],
    status: 'in_progress',
    type: 'customization',
    modules: ['power-platform.copilot-studio', 'customer-service.omnichannel-for-customer-service'],
    extraSkills: ['api-development'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'adding-modules',
    urgency: 'medium',
    startsInDays: -18,
    postedDaysAgo: 42,
    applications: [
      {
        by: 'olumide',
        letter:
          'Thirty per cent with three-day no-return counting is what my median bot does, and licence questions are easier than meter readings. I would ship "where is my key" alone in week two and watch real chats. Somebody will paste a key into the window; we need to decide what happens to it.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'corentin',
        letter:
          'The hand-over is where customers get angry, so I would start from the human end: what does the agent see when the chat arrives? Then the bot.',
        withPitch: true,
      },
      {
        by: 'wren',
        letter:
          'For "why does it say expired" you may need one good article rather than an agent. Shall we look at the 200 most recent ones together?',
        withPitch: true,
      },
    ],
  },
  {
    client: 'muddlebridge',
    title: 'Event permits online',
    description: [
      'Street parties, fun runs and one annual duck race: applications for events on public land are received as e-mails with attachments and consulted with up to nine bodies. The Council wishes to offer an online application with consultation, conditions and a public register.',
    ],
    status: 'open',
    type: 'customization',
    modules: ['power-platform.power-pages', 'power-platform.model-driven-apps'],
    extraSkills: ['workflow-automation', 'custom-development'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'adding-modules',
    urgency: 'low',
    startsInDays: 65,
    postedDaysAgo: 29,
    applications: [
      {
        by: 'ignacio',
        letter:
          'Eleven permit types in production, so an event is number twelve. The nine consultees are the schedule: I would give each a single page with two buttons and a deadline after which silence means consent, if your lawyers allow it. For the duck race I would ask for a test account.',
        withPitch: true,
      },
      {
        by: 'adaeze',
        letter:
          'Permits and grants are alike: application, consultation, decision, conditions, register. I would reuse one model for both so that your next process costs a third. Design and mentoring from me, build by your own team.',
        withPitch: true,
      },
      {
        by: 'olumide',
        letter:
          'Most small events fail at the form. An assistant which asks "how many people, road closed or not, alcohol or not" and then shows only what is needed would cut it by half. That piece I could contribute.',
      },
    ],
  },
  {
    client: 'badger',
    title: 'Deposits for kegs, casks and very old pumps',
    description: [
      'We charge a deposit on kegs and lend hand pumps, some older than our staff. Nobody knows where 1,900 kegs are. On each invoice we need deposits as separate lines without duty, a balance by pub, and a letter that asks nicely.',
    ],
    status: 'in_progress',
    type: 'customization',
    modules: ['finance-operations.accounts-receivable', 'supply-chain.inventory-management'],
    extraSkills: ['custom-development', 'report-development'],
    timeline: '1-2-months',
    budget: '10k-25k',
    d365Status: 'in-progress',
    urgency: 'medium',
    startsInDays: -12,
    postedDaysAgo: 35,
    applications: [
      {
        by: 'viktor',
        letter:
          'Deposit as a charge linked to the item, posted to its own liability account, with a balance table per customer updated on invoice. One extension class, one table, one report, tests for returns across month-end. Nine days. I drink cider, I hope that is no obstacle.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'connie',
        letter:
          'Before coding I would check whether auto charges and a separate item for the keg do it in standard; in a dairy with crates it did. If so you spend four days instead of nine.',
        withPitch: true,
      },
      {
        by: 'tariq',
        letter:
          'I know the accounting of returnables well, but I have since applied for your main project and would rather concentrate on that.',
        outcome: 'withdrawn',
      },
    ],
  },
  {
    client: 'ninefold',
    title: 'Labels with two-dimensional codes and serial numbers',
    description: [
      'Customers from the pharmaceutical industry require labels with a 2D code on each box and pallet (GS1, serialised). 38 printers of two manufacturers, print volume about 60,000 labels per day, no failure longer than ten minutes. The present solution is a PC under a table.',
    ],
    status: 'open',
    type: 'customization',
    modules: ['supply-chain.warehouse-management', 'supply-chain.production-control'],
    extraSkills: ['custom-development', 'system-integration'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'in-progress',
    urgency: 'high',
    startsInDays: 22,
    postedDaysAgo: 19,
    applications: [
      {
        by: 'viktor',
        letter:
          'Label layouts with the built-in engine for pallets, a dedicated print service with a local queue for the 60,000 a day. If the network is down the queue continues from its buffer: ten minutes is generous. Please keep the PC under the table until week eight.',
        withPitch: true,
      },
      {
        by: 'hamish',
        letter:
          'I have rolled out GS1 pallet labels at four sites. What goes wrong is the person with a roll of spare labels "just in case", so reprints need a reason code and a supervisor. I would do process and acceptance, someone else the print service.',
        withPitch: true,
      },
      {
        by: 'felix',
        letter:
          'Ich habe einen Druckdienst mit Warteschlange schon gebaut (22 Drucker, Lebensmittel). Happy to show it running. Documentation in German or English as you prefer.',
      },
    ],
  },
  {
    client: 'hedgerow',
    title: 'A map of foster homes',
    description: [
      'When a litter of something arrives at night, the duty volunteer needs to see who is near, has space, and is allowed to look after hedgehogs (you need training for hedgehogs). A map would help. A list sorted by distance would also do.',
    ],
    status: 'completed',
    closedDaysAgo: 20,
    type: 'customization',
    modules: ['power-platform.model-driven-apps'],
    extraSkills: ['custom-development'],
    timeline: '1-2-weeks',
    budget: 'under-10k',
    d365Status: 'in-progress',
    urgency: 'low',
    postedDaysAgo: 64,
    applications: [
      {
        by: 'grace',
        letter:
          'I have a map control with clustering that I built for another client and kept the rights to. Plus filters for space and training, and a big "call" button, since at night nobody reads. Four days, and I would donate one of them.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'zainab',
        letter:
          'A list sorted by distance is an afternoon in a canvas app, and at night on a phone I honestly think it beats a map. I could do that for next to nothing.',
      },
    ],
  },
  {
    client: 'tumbledown',
    title: 'Supplier scorecards for upholstery',
    description: [
      'Internal for now. We want to rate 70 suppliers by delivery date, defects and answers to claims, with scores visible to buyers only. We will speak to candidates directly.',
    ],
    status: 'open',
    isPrivate: true,
    type: 'customization',
    modules: ['supply-chain.procurement-and-sourcing'],
    extraSkills: ['report-development'],
    timeline: '1-2-months',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    postedDaysAgo: 4,
    applications: [],
  },
];
