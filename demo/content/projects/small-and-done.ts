import type { DemoProject } from '../demo-project.ts';

/** Short projects of one applicant each, completed months ago. */
export const smallCompletedProjects: readonly DemoProject[] = [
  {
    client: 'brassbound',
    title: 'Approvals on the phone for 40 site managers',
    description: [
      'Forty site managers approve orders of spare parts by e-mail, between two lift shafts. We want one button on the phone, with the price and the building, and a log of who approved what.',
    ],
    status: 'completed',
    closedDaysAgo: 58,
    type: 'customization',
    modules: ['power-platform.model-driven-apps'],
    extraSkills: ['custom-development'],
    timeline: '3-4-weeks',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    startsInDays: -85,
    postedDaysAgo: 96,
    applications: [
      {
        by: 'felix',
        letter:
          'One button, one log, and it works without reception: the approval waits on the phone until the manager is out of the shaft. I would show you a first version after three days.',
        withPitch: true,
        outcome: 'accepted',
      },
    ],
  },
  {
    client: 'thimblewick',
    title: 'Plug-ins that time out on Monday mornings',
    description: [
      'Every Monday at nine the import of store orders stops with a time-out of a plug-in. Nine plug-ins run on the same table; the people who wrote them have left.',
    ],
    status: 'completed',
    closedDaysAgo: 44,
    type: 'troubleshooting',
    modules: ['sales.lead-management'],
    extraSkills: ['custom-development'],
    timeline: '1-2-weeks',
    budget: 'under-10k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    postedDaysAgo: 63,
    applications: [
      {
        by: 'felix',
        letter:
          'Nine plug-ins on one table usually do two jobs. I would trace one Monday, then merge what belongs together and move the rest out of the transaction.',
        withPitch: true,
        outcome: 'accepted',
      },
    ],
  },
  {
    client: 'barnacle',
    title: 'Delivery notes from three carriers',
    description: [
      'Three carriers send delivery notes in three formats: one by e-mail, one by SFTP, one as a web service. We type all of them. They are to arrive as one record in D365.',
    ],
    status: 'completed',
    closedDaysAgo: 39,
    type: 'integration',
    modules: ['supply-chain.warehouse-management'],
    extraSkills: ['custom-development'],
    timeline: '3-4-weeks',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    startsInDays: -70,
    postedDaysAgo: 82,
    applications: [
      {
        by: 'aisling',
        letter:
          'One queue, three small readers, and a page that shows what could not be read. A fourth carrier would then be one more reader.',
        withPitch: true,
        outcome: 'accepted',
      },
    ],
  },
  {
    client: 'saltmarsh',
    title: 'Bank files that arrive twice',
    description: [
      'Our bank sends some statement files twice, and D365 books them twice. We find it at the month end. The import is to notice a file that it has seen.',
    ],
    status: 'completed',
    closedDaysAgo: 52,
    type: 'integration',
    modules: ['finance-operations.cash-and-bank-management'],
    extraSkills: ['custom-development'],
    timeline: '1-2-weeks',
    budget: 'under-10k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    postedDaysAgo: 78,
    applications: [
      {
        by: 'aisling',
        letter:
          'The file has an identification of its own, and the bank repeats it. I would refuse by that, log it, and test with the six files that were booked twice.',
        withPitch: true,
        outcome: 'accepted',
      },
    ],
  },
];
