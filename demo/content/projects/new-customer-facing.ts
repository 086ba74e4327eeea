import type { DemoProject } from '../demo-project.ts';

/** New implementations that customers, members and donors meet. */
export const newCustomerFacingProjects: readonly DemoProject[] = [
  {
    client: 'brassbound',
    title: 'Field Service for 210 lift engineers',
    description: [
      'Paper job sheets, three spreadsheets and a whiteboard in each of five branches. We maintain 11,000 lifts under contract and attend about 190 call-outs a day, 30 of them people stuck, which is a 45-minute promise by law in some of our contracts.',
      'We want work orders, scheduling, mobile and assets, one branch first (Stockport, 38 engineers). The unions are on board as long as the app does not track people after hours.',
    ],
    status: 'open',
    type: 'new-implementation',
    modules: [
      'field-service.work-orders',
      'field-service.schedule-board',
      'field-service.field-service-mobile',
      'field-service.customer-assets',
    ],
    extraSkills: ['training-support', 'data-migration'],
    timeline: '6-12-months',
    budget: '250k-plus',
    d365Status: 'planning',
    urgency: 'high',
    startsInDays: 60,
    postedDaysAgo: 12,
    applications: [
      {
        by: 'gwendolyn',
        letter:
          'Lifts were my second implementation: 90 engineers, the same 45 minutes. Trapped passengers must jump the queue without a dispatcher having to think, so priority, territory and the nearest qualified engineer come first in the design. Location only while a booking is open; I have the settings and the wording that a works council accepted.',
        withPitch: true,
      },
      {
        by: 'marcus',
        letter:
          'I would suggest leaving room for connected lifts in the asset model from the beginning, even if no sensor arrives before year two. Changing the asset hierarchy later with 11,000 units is the expensive mistake I have seen twice.',
        withPitch: true,
      },
      {
        by: 'callum',
        letter:
          'Mobile lead for your branch pilot: offline forms, inspection certificates, parts scanning, tested in an actual lift shaft. I live 40 minutes from Stockport.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'saltmarsh',
    title: 'Complaint handling for 190,000 members',
    description: [
      'As a mutual we answer complaints within eight weeks by regulation, and report root causes twice a year. Today: a shared mailbox, a macro and a lot of goodwill. We are looking for an experienced Customer Service consultant to design cases, deadlines, letters and reporting, together with our complaints team of 17.',
      'Vulnerable customers need separate treatment and separate access rights.',
    ],
    status: 'open',
    type: 'new-implementation',
    modules: ['customer-service.case-management', 'customer-service.service-level-agreements'],
    extraSkills: ['report-development', 'business-process-analysis'],
    timeline: '3-6-months',
    budget: '100k-250k',
    d365Status: 'planning',
    urgency: 'medium',
    startsInDays: 30,
    postedDaysAgo: 20,
    applications: [
      {
        by: 'abena',
        letter:
          'I have set up regulated complaints for two housing associations, where an ombudsman plays the part of your regulator. The eight-week clock is the easy half. Root causes are hard, because agents choose the first entry of the list, so I keep that list under twelve and review it monthly with the team.',
        withPitch: true,
      },
      {
        by: 'adaeze',
        letter:
          'For vulnerability data I would use a separate table with its own role rather than column security on the case, for two reasons: retention differs, and you will be asked who has looked at it. I designed this for a lender of your size and it went through an external penetration test.',
        withPitch: true,
      },
      {
        by: 'corentin',
        letter:
          'Complaints arrive by phone, letter and increasingly by message. I can design the intake so that the deadline starts on the right day, in each channel. References: two insurance mutuals.',
        withPitch: true,
      },
      {
        by: 'ignacio',
        letter:
          'One idea you did not ask for: let members see the status of their complaint. It cut "where is it" calls by half for one of my clients and needs six pages on Power Pages.',
      },
    ],
  },
  {
    client: 'hedgerow',
    title: 'One place for adoptions, fosterers and donors',
    description: [
      "We are 14 staff and 160 volunteers, and last year we found homes for 1,043 animals. Records sit in four spreadsheets, a ring binder and a retired vet's head. We qualify for donated licences.",
      'Could somebody set up something simple for us? Animals, fosterers, adopters, donations, thank-you letters. Money is tight and we would rather have half of it done well.',
    ],
    status: 'open',
    type: 'new-implementation',
    modules: ['power-platform.model-driven-apps', 'power-platform.dataverse'],
    extraSkills: ['data-migration', 'training-support'],
    timeline: '1-2-months',
    budget: 'under-10k',
    d365Status: 'not-implemented',
    urgency: 'low',
    postedDaysAgo: 3.2,
    applications: [
      {
        by: 'zainab',
        letter:
          'Half done well, I like that. I would begin with animals and fosterers, because that is where something goes wrong for a living creature when a spreadsheet is out of date. Two weeks, then we look. For charities I charge two thirds of my rate.',
        withPitch: true,
      },
      {
        by: 'ignacio',
        letter:
          'I volunteer at a shelter myself. A model-driven app with six tables is a week of work; the thank-you letters another day. What takes time is the ring binder, so let us ask for two volunteers who like typing.',
      },
      {
        by: 'grace',
        letter:
          'I can give this eight days at cost next month. There is a free non-profit data model we could start from instead of inventing one, and I would leave out everything you do not need, which is most of it.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'thimblewick',
    title: 'Store tills for 48 shops',
    description: [
      'Replace the tills in 48 stores across five states with Store Commerce, gift cards and returns without receipt included. Payment terminals were bought last year and have to stay. Pilot in Austin, roll-out before the holiday season.',
    ],
    status: 'cancelled',
    closedDaysAgo: 92,
    closingReason:
      'The processor cannot certify our terminals before the holiday season. We are extending the old tills for a year.',
    type: 'new-implementation',
    modules: ['commerce.store-commerce', 'commerce.commerce-scale-unit'],
    extraSkills: ['system-integration', 'training-support'],
    timeline: '6-12-months',
    budget: '250k-plus',
    d365Status: 'adding-modules',
    urgency: 'high',
    postedDaysAgo: 110,
    applications: [
      {
        by: 'desmond',
        letter:
          'Before anything else, call your processor and ask for the certification calendar of those terminal models. If they say less than ten weeks, ask them to put it in writing. I have the test scripts and can start on them the same day, but I would not promise you this season.',
        withPitch: true,
      },
      {
        by: 'chiara',
        letter:
          'Forty-eight shops in five states is nine or ten nights of roll-out once the pilot is stable. Gift card liability across states needs your accountants early.',
        withPitch: true,
        outcome: 'withdrawn',
      },
    ],
  },
  {
    client: 'sunnyspells',
    title: 'Sales pipeline for 85 heat pump installers',
    description: [
      'Inquiries have tripled in a year. Our own sales people qualify them and pass them on to 85 partner installers, and then we hear nothing. We would like lead distribution by region and capacity, a simple partner view, and figures on what became of each lead.',
    ],
    status: 'in_progress',
    type: 'new-implementation',
    modules: ['sales.lead-management', 'sales.opportunity-management'],
    extraSkills: ['workflow-automation', 'report-development'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'planning',
    urgency: 'high',
    startsInDays: -38,
    postedDaysAgo: 60,
    applications: [
      {
        by: 'rafael',
        letter:
          'Partner distribution fails when refusing a lead costs the partner nothing. At the solar wholesaler in my portfolio, installers had 24 hours to accept and lost the territory share if they let three pass. Acceptance went from 54 % to 89 %. The technology was the easy half, and I would bring both.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'yuki',
        letter:
          'I would like to look at one year of inquiries with outcome, as far as it exists, before deciding on regions. Capacity probably explains more than geography.',
      },
      {
        by: 'lennart',
        letter:
          'I can contribute the architecture for the partner access. Availability is limited to single days this quarter.',
        outcome: 'withdrawn',
      },
      {
        by: 'saoirse',
        letter:
          'The partners will decide whether this lives. I would train them in groups of eight, online, at seven in the morning before they are on a roof.',
      },
    ],
  },
];
