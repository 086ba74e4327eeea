import type { DemoProject } from '../demo-project.ts';

/** Connections with customers, banks, ports and other companies. */
export const partnerIntegrationProjects: readonly DemoProject[] = [
  {
    client: 'thimblewick',
    title: 'EDI with seven department stores',
    description: [
      'Seven department store chains want orders, shipping notices and invoices by EDI (X12 850, 856, 810). We have two of them live through a provider that charges by the kilobyte, and paid 61,000 dollars in charge-backs last year for late or wrong shipping notices.',
      'Build it properly on our own Azure, move the two, add the five. Monitoring our logistics people can read.',
    ],
    status: 'open',
    type: 'integration',
    modules: ['supply-chain.warehouse-management', 'supply-chain.procurement-and-sourcing'],
    extraSkills: ['azure-integration', 'api-development'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'integration',
    urgency: 'high',
    startsInDays: 15,
    postedDaysAgo: 0.7,
    applications: [
      {
        by: 'jasper',
        letter:
          'Charge-backs on the 856 nearly always come from cartons relabelled after the notice was sent. So before EDI I would look at when your warehouse confirms the shipment. Then mappings as tests, one pipeline, seven partner configurations. First chain live in five weeks, the last in sixteen.',
        withPitch: true,
      },
      {
        by: 'aisling',
        letter:
          'I would keep raw messages for a year, give each an id that survives retries, and put a page in front of your logistics people that says in plain words what is stuck and why. X12 is new enough to me that I would budget two weeks of learning on my own account.',
        withPitch: true,
      },
      {
        by: 'linnea',
        letter:
          'Not an EDI specialist, however I have built the order and stock side for three shops on the scale unit. If your web orders come next, talk to me.',
        declined: 'Thank you. For this one we will choose between people who have done X12 before.',
      },
    ],
  },
  {
    client: 'saltmarsh',
    title: 'Bank connectivity and payment approval for six entities',
    description: [
      'Payments are exported as files, carried to three banking portals and approved there by whoever has the card reader. Audit would like segregation of duties to be more than a word. We are looking for host-to-host connections, statements imported every morning and approval inside D365 with two pairs of eyes.',
    ],
    status: 'in_progress',
    type: 'integration',
    modules: ['finance-operations.cash-and-bank-management', 'finance-operations.accounts-payable'],
    extraSkills: ['azure-integration', 'workflow-automation'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    startsInDays: -55,
    postedDaysAgo: 90,
    applications: [
      {
        by: 'kwame',
        letter:
          "I would take the finance side as lead: payment formats, approval limits, reconciliation rules, and the banks' onboarding paperwork, which takes longer than everything else, so it should start on day one. For the secure transport I bring a colleague for eight days, at his rate, no margin.",
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'aisling',
        letter:
          'Seventeen companies and four banks, that was my last one. The transport is simple, keys and certificates need an owner who does not go on holiday. Twelve weeks, of which six are waiting for banks.',
        withPitch: true,
      },
      {
        by: 'delphine',
        letter:
          'I have experience with payment formats in several European countries. For a British mutual the local consultants will know the banks better than I do, so consider me for a second opinion on formats.',
      },
    ],
  },
  {
    client: 'quillfeather',
    title: 'Web shop orders into D365 without retyping',
    description: [
      'Our web shop (open source, hosted in Leith) sells about 900 books a day. Each order is retyped by two lovely people who would rather look after bookshops. Orders in, stock out, tracking numbers back. Gift wrap and pre-orders make it interesting.',
    ],
    status: 'completed',
    closedDaysAgo: 66,
    type: 'integration',
    modules: ['supply-chain.inventory-management', 'finance-operations.accounts-receivable'],
    extraSkills: ['system-integration', 'api-development'],
    timeline: '1-2-months',
    budget: '10k-25k',
    d365Status: 'integration',
    urgency: 'medium',
    startsInDays: -95,
    postedDaysAgo: 105,
    applications: [
      {
        by: 'mireille',
        letter:
          'Nine hundred orders a day is small for a machine and much for two lovely people. I would treat pre-orders as orders with a date and not as a special process, and the gift wrap as an item. Sounds banal, but each special process you avoid is one less thing to break in December.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'felix',
        letter:
          "Doable with cloud flows at this volume, as long as every order carries an id and a second delivery changes nothing. I would quote a fixed price after seeing the shop's API.",
        withPitch: true,
      },
      {
        by: 'aisling',
        letter:
          'Happy to do it, and I would include stock updates every five minutes so you stop selling books you do not have. I can start in four weeks.',
        outcome: 'withdrawn',
      },
    ],
  },
  {
    client: 'gossamer',
    title: 'Port authority messages for 400 containers a day',
    description: [
      "Container arrivals, customs releases and gate slots come from the port's community system as EDIFACT messages; today they are read by people and typed into our planning. We need them in D365 within five minutes, with a monitor, in high availability, because at three in the morning nobody is here.",
    ],
    status: 'completed',
    closedDaysAgo: 60,
    type: 'integration',
    modules: ['supply-chain.transportation-management', 'supply-chain.inventory-management'],
    extraSkills: ['azure-integration', 'api-development'],
    timeline: '1-2-months',
    budget: '50k-100k',
    d365Status: 'integration',
    urgency: 'high',
    startsInDays: -125,
    postedDaysAgo: 145,
    applications: [
      {
        by: 'aisling',
        letter:
          'Four hundred containers means perhaps 3,000 messages a day with amendments, and the amendments are the point: the third version of a release must not overtake the fourth. Ordered per container, idempotent, with a dead-letter page that wakes a human only when a truck is affected. I did this for another port, so the code lists are half of the work done.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'lucinda',
        letter:
          "I know the port's system from my time at the forwarder, including the phone number of the one person who can explain code 47. As business analyst for this interface I would be useful.",
        withPitch: true,
      },
    ],
  },
  {
    client: 'hedgerow',
    title: 'Donations from the fundraising platform',
    description: [
      'People give to us on a fundraising website. Every Friday we download a file and upload it again. It would be nice if donations arrived by themselves and the Gift Aid bit was right.',
    ],
    status: 'cancelled',
    closedDaysAgo: 12,
    closingReason:
      'One of you told us that the platform has a free ready-made connection. It works! Thank you, and we have sent biscuits.',
    type: 'integration',
    modules: ['power-platform.cloud-flows'],
    extraSkills: ['workflow-automation'],
    timeline: '1-2-weeks',
    budget: 'under-10k',
    d365Status: 'integration',
    urgency: 'low',
    postedDaysAgo: 28,
    applications: [
      {
        by: 'grace',
        letter:
          'Before you pay anybody: I believe that platform offers a connection to the free non-profit data model in its settings, under "exports". If it does, you need an afternoon and no consultant. If it does not, I will build it for two days\' fee.',
      },
      {
        by: 'zainab',
        letter:
          'I could build this as a small flow in three days and show one of your volunteers how to look after it.',
        withPitch: true,
      },
    ],
  },
];
