import type { DemoProject } from '../demo-project.ts';

export const troubleshootingProjects: readonly DemoProject[] = [
  {
    client: 'saltmarsh',
    title: 'Wrong dimensions on 40,000 journal lines',
    description: [
      'A changed default on an account structure has put the wrong cost centre on about 40,000 lines in the last eleven weeks. Half-year figures are due in three weeks. We need a correction that leaves an audit trail, and to understand how it could happen.',
      'Remote is fine. Start tomorrow is better.',
    ],
    status: 'open',
    type: 'troubleshooting',
    modules: ['finance-operations.general-ledger'],
    extraSkills: ['report-development'],
    timeline: '1-2-weeks',
    budget: 'under-10k',
    d365Status: 'live-needs-optimization',
    urgency: 'critical',
    startsInDays: 1,
    postedDaysAgo: 0.25,
    applications: [
      {
        by: 'priya',
        letter:
          'Tomorrow works. Ledger accounting dimension correction can take 40,000 lines in batches and keeps the trail your auditors want; I used it for 17,000 at a lender. I would correct the oldest period first, reconcile, have your controller sign, then the rest. The cause is in the change log of the account structure, and we will know it by lunchtime.',
      },
      {
        by: 'viktor',
        letter:
          'In case the standard correction refuses some lines (it does for certain document types), I can write a one-off job with a log, tested on a copy. Free from tomorrow 2 p.m.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'tumbledown',
    title: 'Tills lose their connection on Saturdays',
    description: [
      "Every Saturday between 11 and 15 o'clock, tills in our 14 biggest stores go offline for some minutes. Provider says network is fine, network says provider. We sell 30 % of the week on this day. Please find the cause with us, on site if necessary.",
    ],
    status: 'in_progress',
    type: 'troubleshooting',
    modules: ['commerce.store-commerce', 'commerce.commerce-scale-unit'],
    extraSkills: ['system-integration'],
    timeline: '1-2-weeks',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'critical',
    startsInDays: -5,
    postedDaysAgo: 15,
    applications: [
      {
        by: 'chiara',
        letter:
          'Saturdays only, big stores only: I would bet on the product search with images, or a price download that was scheduled for "quiet" times by somebody who does not work in a shop. I can stand in the Cologne store this Saturday with the logs open, and bring a colleague who reads network traces.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'linnea',
        letter:
          'I can analyse the scale unit telemetry remotely. If the response times grow before the tills drop, it is capacity; if they do not, it is the line. Two days to know.',
        withPitch: true,
      },
      {
        by: 'jasper',
        letter: 'Network traces and log correlation I can do, from Seattle, at night for me.',
      },
    ],
  },
  {
    client: 'thimblewick',
    title: 'Inventory close fails for two months in a row',
    description: [
      'Two periods would not close. The job runs for seven hours and stops with an update conflict; sometimes with a negative stock message for an item we do not stock. Support ticket open for three weeks. Controller is not smiling.',
    ],
    status: 'completed',
    closedDaysAgo: 47,
    type: 'troubleshooting',
    modules: ['supply-chain.inventory-management', 'finance-operations.cost-accounting'],
    extraSkills: ['custom-development'],
    timeline: '1-2-weeks',
    budget: 'under-10k',
    d365Status: 'live-needs-optimization',
    urgency: 'critical',
    postedDaysAgo: 58,
    applications: [
      {
        by: 'viktor',
        letter:
          'An update conflict during close means something else writes to the transactions at the same time. I would look at your batch schedule for the hour it dies, then at the phantom item, which is most likely a dimension without a value. Usually two to four days.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'connie',
        letter:
          'I would approach it from the transactions: find the settlements that fail, correct the cost of the phantom item, run a recalculation, then close the earlier month alone. If the cause turns out to be code I would hand over to a developer.',
        withPitch: true,
      },
      {
        by: 'tariq',
        letter:
          'Seen something similar after a unit conversion was deleted. Happy to have a quick look at no charge; if I am wrong you have lost an hour.',
      },
    ],
  },
  {
    client: 'foxglove',
    title: 'Patient enquiries land with the wrong team',
    description: [
      'Since we switched on unified routing, enquiries about appointments arrive at billing, and the other way round; about one in eight. Rules were written by three departments. We need somebody to untangle them, test with real (anonymised) enquiries and teach two of our people to maintain them.',
    ],
    status: 'open',
    type: 'troubleshooting',
    modules: [
      'customer-service.unified-routing',
      'customer-service.case-management',
      'customer-service.omnichannel-for-customer-service',
    ],
    extraSkills: ['training-support'],
    timeline: '3-4-weeks',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    startsInDays: 8,
    postedDaysAgo: 10,
    applications: [
      {
        by: 'corentin',
        letter:
          'Three authors of one rule set, the order of rules decides and nobody owns the order. I would export all rules into a table, replay 500 anonymised enquiries, and show for each wrong one which rule caught it. That table becomes the tool of your two people.',
        withPitch: true,
      },
      {
        by: 'abena',
        letter:
          'One in eight is what you see; I would also count the ones who give up. I would begin with the words patients use, because "my account" means money to you and the app to them.',
        withPitch: true,
      },
      {
        by: 'diego',
        letter:
          'If part of it comes in by phone, check the menu too: in a clinic network I cut nine options to four and misrouting fell without touching a rule.',
        withPitch: true,
      },
      {
        by: 'wren',
        letter:
          'I can look at the classification of enquiries, in your evenings. For a hospital you might prefer someone in your own time zone, which I would understand.',
        outcome: 'withdrawn',
      },
    ],
  },
  {
    client: 'ninefold',
    title: 'Cost of co-products explodes',
    description: [
      'In the printing department one order yields two products. Since the last cost rollup one of them costs 340 euros per thousand instead of 34, the other nothing. Sales has already sent quotations. Quick help wanted.',
    ],
    status: 'completed',
    closedDaysAgo: 101,
    type: 'troubleshooting',
    modules: ['supply-chain.production-control', 'finance-operations.cost-accounting'],
    extraSkills: ['business-process-analysis'],
    timeline: '1-2-weeks',
    budget: 'under-10k',
    d365Status: 'live-needs-optimization',
    urgency: 'critical',
    postedDaysAgo: 112,
    applications: [
      {
        by: 'tariq',
        letter:
          'A factor of ten and a zero: the allocation went to 100/0 on a new formula version, and a unit per thousand is read as each. I can check both in an hour on a screen share this afternoon, correct it with you, and rerun the rollup. The quotations are a conversation I cannot help with.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'gunther',
        letter:
          'I could be in the plant on Thursday. Until then please block the item for sales orders.',
        declined: 'We found help that could look at it today. Thank you for the good advice.',
      },
    ],
  },
  {
    client: 'quillfeather',
    title: 'Our newsletters end up in spam',
    description: [
      'Three newsletters, 61,000 readers, and for months half of them tell us in person that they get nothing. We changed our domain not long before. The agency says it is our content. We write about poetry.',
    ],
    status: 'open',
    type: 'troubleshooting',
    modules: ['marketing.email-marketing'],
    timeline: '3-4-weeks',
    budget: 'under-10k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    startsInDays: -3,
    postedDaysAgo: 21,
    applications: [
      {
        by: 'tomasz',
        letter:
          'It is not the poetry. You changed the domain and began to send at full volume the next day, so providers saw a stranger with 61,000 letters. Check of DNS entries, six weeks of warm-up, readers who used to open first. I have looked at your public records already: one signature is missing.',
        withPitch: true,
      },
      {
        by: 'celeste',
        letter:
          'In addition to the technical repair I would ask readers to confirm, with a mail they would be sorry to miss. For a museum this brought back 9,000 people. I am available next week.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'barnacle',
    title: 'Loyalty points are counted twice',
    description: [
      'Some customers with two cards earn points twice for one purchase, others lose them on returns. 4,300 cards. Before the next mailing we want correct balances and the reason.',
    ],
    status: 'cancelled',
    closedDaysAgo: 33,
    closingReason:
      'The latest update has fixed it, and we corrected the balances ourselves. Thank you both.',
    type: 'troubleshooting',
    modules: ['commerce.loyalty-programs'],
    extraSkills: ['report-development'],
    timeline: '1-2-weeks',
    budget: 'under-10k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    postedDaysAgo: 40,
    applications: [
      {
        by: 'ruairi',
        letter:
          'Two cards on one customer with affiliations that both match, I would guess. I can recalculate all 4,300 balances from the transactions in a day, so that you see exactly who is off and by how much before deciding anything.',
        withPitch: true,
      },
      {
        by: 'chiara',
        letter:
          'There was a correction for returns in one of the recent updates. Please check your version first; you may only need the update and a one-time adjustment.',
      },
    ],
  },
  {
    client: 'gossamer',
    title: 'Report refresh takes eleven hours',
    description: [
      'Our fleet cost model in Power BI refreshes from 22:00 to 9:00, when it does. 190 million rows, 14 people have "improved" it over four years. The dispatchers want yesterday\'s figures at 6:00. Reduce, rebuild or explain why it is impossible.',
    ],
    status: 'in_progress',
    type: 'troubleshooting',
    modules: ['power-platform.power-bi-reports'],
    extraSkills: ['report-development'],
    timeline: '3-4-weeks',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    startsInDays: -10,
    postedDaysAgo: 26,
    applications: [
      {
        by: 'hannah',
        letter:
          'From 5 h 20 to 18 minutes is my best, on 160 million rows. The order is always the same: drop columns nobody uses, stop doing text at row level, load only what changed. Impossible is unlikely. I would need the file, the query log and one of the fourteen who remembers why.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'mei',
        letter:
          "Smaller models I have sped up a lot, 190 million rows not yet. I could rebuild the dispatchers' page as a separate small model that is ready at 6:00, and leave the big one to somebody else.",
        withPitch: true,
      },
    ],
  },
  {
    client: 'muddlebridge',
    title: 'Access rights review after an audit finding',
    description: [
      'Not for publication. An audit has found that leavers keep access to case records for up to 60 days. The Council will invite two suppliers for a review of roles, teams and the joiner-mover-leaver process.',
    ],
    status: 'open',
    isPrivate: true,
    type: 'troubleshooting',
    modules: ['power-platform.dataverse', 'customer-service.case-management'],
    extraSkills: ['business-process-analysis'],
    timeline: '3-4-weeks',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    startsInDays: 5,
    postedDaysAgo: 2,
    applications: [],
  },
];
