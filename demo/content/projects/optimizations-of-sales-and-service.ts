import type { DemoProject } from '../demo-project.ts';

/** Better use of sales, service and shops that are live. */
export const salesAndServiceOptimizationProjects: readonly DemoProject[] = [
  {
    client: 'sunnyspells',
    title: 'Dispatchers do not use the schedule board',
    description: [
      'We have had Field Service for a year. Our four dispatchers export the board to a spreadsheet at seven in the morning, plan there, and type the result back at nine. They say the board lies about travel times and skills. They are probably right.',
    ],
    status: 'open',
    type: 'optimization',
    modules: ['field-service.schedule-board', 'field-service.work-orders'],
    extraSkills: ['training-support', 'business-process-analysis'],
    timeline: '3-4-weeks',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    startsInDays: 9,
    postedDaysAgo: 11,
    applications: [
      {
        by: 'gwendolyn',
        letter:
          'I was a dispatcher and I also had a spreadsheet. The board lies when characteristics are not kept up, when start locations are the depot instead of home, and when durations are the default. I would sit with your four for two mornings, fix those three, and delete the export button in week three.',
        withPitch: true,
      },
      {
        by: 'callum',
        letter:
          "From the engineers' side: durations are wrong because closing a job on the phone takes so long that people close five at once in the evening. Fix the mobile form and the board starts telling the truth.",
        withPitch: true,
      },
    ],
  },
  {
    client: 'thimblewick',
    title: 'Promotions collide on the receipt',
    description: [
      'Buy two get one, 20 % for loyalty members, markdown Mondays, employee discount. On some receipts all four apply and we give shirts away for two dollars. We need someone to go through about 900 active discounts, set the concurrency and priorities right, and build a check so merchandising cannot do this again.',
    ],
    status: 'open',
    type: 'optimization',
    modules: ['commerce.pricing-and-discounts', 'commerce.loyalty-programs'],
    extraSkills: ['report-development'],
    timeline: '3-4-weeks',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    startsInDays: -10,
    postedDaysAgo: 36,
    applications: [
      {
        by: 'ruairi',
        letter:
          'Two-dollar shirts! I collect these. Concurrency mode plus priority groups solve it, but only after somebody decides which offer should win, and that is a meeting with merchandising in which I show real receipts. My 212 test receipts would become yours.',
        withPitch: true,
      },
      {
        by: 'chiara',
        letter:
          'Nine hundred active discounts means nobody ends them. I would set an end date on every one, delete what has not fired in 90 days, and only then sort out the collisions among the remaining 120 or so.',
      },
    ],
  },
  {
    client: 'zephyrine',
    title: 'Forecast that is less wrong',
    description: [
      'SaaS, 26 account executives, quarterly forecast off by 31 % on average over six quarters. We use Sales with the standard forecast. Stages are vague, close dates slide, managers override. Want: analysis of our own history, new stage definitions, forecast set-up, Monday ritual. Small budget, fast decisions.',
    ],
    status: 'open',
    type: 'optimization',
    modules: ['sales.sales-forecasting', 'sales.opportunity-management'],
    extraSkills: ['report-development'],
    timeline: '3-4-weeks',
    budget: 'under-10k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    startsInDays: 6,
    postedDaysAgo: 4.1,
    applications: [
      {
        by: 'yuki',
        letter:
          "Six quarters of history is enough to replay. I would measure which stage changes predicted a win, how far close dates slid per person, and what the managers' overrides did (they often make it worse, which is a delicate slide). Three weeks, fixed price inside your budget.",
        withPitch: true,
      },
      {
        by: 'saoirse',
        letter:
          'The analysis others do better. Where I help is the Monday ritual: a 30-minute script for managers, and sitting in on the first four so that it survives the fifth.',
        withPitch: true,
      },
      {
        by: 'rafael',
        letter:
          'I would attack close dates first: a rule that every slide needs a reason from a list of six. Two quarters later you know why you are wrong. It is not elegant but it works.',
      },
    ],
  },
  {
    client: 'muddlebridge',
    title: 'Contact centre: routing, deadlines, fewer transfers',
    description: [
      "The Council's contact centre handles 410,000 enquiries a year with 84 advisers. One call in three is transferred at least once. Scope: review of queues and routing rules, service-level agreements by enquiry type, training of team leaders, and measurement before and after.",
    ],
    status: 'completed',
    closedDaysAgo: 95,
    type: 'optimization',
    modules: [
      'customer-service.unified-routing',
      'customer-service.service-level-agreements',
      'customer-service.omnichannel-for-customer-service',
    ],
    extraSkills: ['business-process-analysis', 'training-support'],
    timeline: '1-2-months',
    budget: '50k-100k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    startsInDays: -120,
    postedDaysAgo: 130,
    applications: [
      {
        by: 'margaret',
        letter:
          'A transfer rate of one in three usually has three causes: menus written by departments, advisers who may not answer what they know, and fear of the back office. Only the first is technology. I would listen for a week, change the menus in the second, and spend the rest of the time on the other two with your team leaders.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'abena',
        letter:
          'I have done this for two councils in the north west, and I would bring the before-and-after measurement as the first deliverable, not the last. Transfers dropped to 19 and 22 %.',
        withPitch: true,
      },
      {
        by: 'wren',
        letter:
          'Some transfers are missing knowledge. Give me 200 transferred calls and I will tell you which 30 articles would have prevented half of them. I would work remotely, overnight from your point of view.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'brassbound',
    title: 'Spare parts in 210 vans',
    description: [
      'Each van carries parts worth about 3,400 pounds and we learn what was used when the van is stocktaken in March. We would like truck stock in Field Service with replenishment, starting with the 60 parts that make up most of the value.',
    ],
    status: 'cancelled',
    closedDaysAgo: 41,
    closingReason:
      'We will do this as part of the full Field Service project, which we have posted separately. Please apply there.',
    type: 'optimization',
    modules: ['field-service.inventory-purchasing-and-returns'],
    extraSkills: ['mobile-app-development'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'planning',
    urgency: 'low',
    postedDaysAgo: 60,
    applications: [
      {
        by: 'callum',
        letter:
          'Sixty parts with a barcode on the drawer and a two-tap consumption on the phone. Anything more and engineers will stop doing it by Wednesday. I have built this for boiler engineers; consumption was 93 % right after two months.',
        withPitch: true,
      },
      {
        by: 'ezekiel',
        letter:
          'Min-max per van is fine for the first year. Do not let anyone sell you an algorithm before you have six months of honest consumption.',
      },
    ],
  },
];
