import type { DemoProject } from '../demo-project.ts';

/** What the client whom visitors of a demo can sign in as has completed or cancelled. */
export const closedProjectsOfSignIns: readonly DemoProject[] = [
  {
    client: 'larkspur',
    title: 'Explain our stock difference of 2.4 per cent',
    description: [
      'Every month the stock value in the ledger and in the inventory report differ by about 2.4 %, never by the same items. Finance corrects it with a journal, the auditors have noticed, and nobody can say where it comes from. Suspects: formulas with old co-product shares, manual postings to the inventory account, backdated receipts.',
      'We are looking for a detective who knows inventory close, and a repair that lasts.',
    ],
    status: 'completed',
    closedDaysAgo: 61,
    type: 'troubleshooting',
    modules: ['finance-operations.cost-accounting', 'supply-chain.inventory-management'],
    extraSkills: ['business-process-analysis'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    startsInDays: -118,
    postedDaysAgo: 140,
    applications: [
      {
        by: 'connie',
        letter:
          'I was a cost accountant in a dairy, where milk is never the quantity you booked, and have hunted this very difference in three companies. First week: reconcile by posting profile and by site to see which part is old and which is new. My bet is a mixture of two of your suspects and one you have not named, usually a returned item without cost.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'priya',
        letter:
          'From the finance side: I would block manual entry on the inventory accounts on day one, so that the difference at least stops moving while we look. Then trace the last three periods voucher by voucher.',
      },
      {
        by: 'viktor',
        letter:
          'Could be code. I saw one where a customised delivery note posted the physical update with the session date. A day of reading your extensions would tell. I offer that day at half rate.',
      },
    ],
  },
  {
    client: 'larkspur',
    title: 'Leave and absence for 900 bakers on shifts',
    description: [
      'Night shifts, weekend shifts, seasonal contracts: our leave balances are calculated in payroll and shown to nobody. We want Leave and Absence in D365 Human Resources with balances on the phone, approval by shift leads and a monthly export to payroll. Two unions have to agree to the accrual rules.',
    ],
    status: 'completed',
    closedDaysAgo: 70,
    type: 'new-implementation',
    modules: [
      'human-resources.leave-and-absence',
      'human-resources.employee-and-manager-self-service',
    ],
    extraSkills: ['training-support', 'system-integration'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'adding-modules',
    urgency: 'medium',
    startsInDays: -100,
    postedDaysAgo: 118,
    applications: [
      {
        by: 'philippa',
        letter:
          'Shift accruals with union agreement is precisely the project I would pick from a list. I suggest we write the rules as twelve worked examples (Anna, nights, joined in March, 80 %) and let both unions sign those instead of a policy text. It took two meetings last time.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'fiadh',
        letter:
          'HR is not on my card, I know, but I have done self-service for 1,300 suppliers and the training problem is the same. Could support with roll-out to the three bakeries if your lead consultant needs somebody local to ring people up.',
      },
    ],
  },
  {
    client: 'larkspur',
    title: 'Wholesale web shop for cafés and schools',
    description: [
      'About 400 small customers order by phone before 2 p.m. We would like them to order online, see their own prices and delivery days, and get a reminder when they forget. Commerce with the site builder is our first idea, other suggestions welcome.',
    ],
    status: 'cancelled',
    closedDaysAgo: 80,
    closingReason:
      'Our board has put all online sales on hold until the new bakery is open. We are sorry for the work you put into your applications.',
    type: 'new-implementation',
    modules: ['commerce.e-commerce', 'commerce.pricing-and-discounts'],
    extraSkills: ['system-integration'],
    timeline: '3-6-months',
    budget: '100k-250k',
    d365Status: 'planning',
    urgency: 'low',
    postedDaysAgo: 96,
    applications: [
      {
        by: 'chiara',
        letter:
          'For 400 business customers with fixed rounds I would seriously compare Commerce with a small portal on Power Pages; the order is a list, not a shopping experience. I can do the comparison in eight days and build either.',
        withPitch: true,
      },
      {
        by: 'ruairi',
        letter:
          'Customer-specific bread prices by delivery day sounds simple and is not. I would take the pricing part: agreements, minimum orders, the surcharge for Saturdays.',
      },
    ],
  },
  {
    client: 'larkspur',
    title: 'Laboratory results from the quality system into D365',
    description: [
      'Our lab measures water activity, pH and weight for every batch in its own system. Results should arrive in D365 as quality orders, and block the batch when out of range. About 260 results a day, one old SQL database, no documentation to speak of.',
    ],
    status: 'cancelled',
    closedDaysAgo: 30,
    closingReason:
      'The maker of the lab system has ended its support. We will replace it first and come back to the interface next year.',
    type: 'integration',
    modules: ['supply-chain.inventory-management', 'supply-chain.production-control'],
    extraSkills: ['azure-integration', 'api-development'],
    timeline: '1-2-months',
    budget: '10k-25k',
    d365Status: 'integration',
    startsInDays: -50,
    postedDaysAgo: 75,
    applications: [
      {
        by: 'aisling',
        letter:
          'An undocumented lab database with 260 rows a day is a pleasant size. I would read it with a change timestamp, queue each result with its own id, and post quality orders through a data entity, so a result can be sent again without doubling. Blocking the batch stays in D365 where your people can see why.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'viktor',
        letter:
          'Quality orders by entity are slow above a few thousand a day; at 260 no problem. If you want the result typed in the lab to block stock within seconds I would write a small service class. Five to six days.',
      },
    ],
  },
];
