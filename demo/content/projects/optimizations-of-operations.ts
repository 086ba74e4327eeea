import type { DemoProject } from '../demo-project.ts';

/** Better use of finance and supply chain that are live. */
export const operationsOptimizationProjects: readonly DemoProject[] = [
  {
    client: 'tumbledown',
    title: 'Planning runs take the whole night',
    description: [
      'Our master planning starts at 20:00 and is finished at 6:40, if we are lucky. The buyers begin at 6:30. 71,000 items, of which perhaps a third is alive. We have heard of Planning Optimization; we have also heard that some of our coverage rules are not supported.',
    ],
    status: 'open',
    type: 'optimization',
    modules: ['supply-chain.master-planning'],
    extraSkills: ['business-process-analysis'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    startsInDays: 10,
    postedDaysAgo: 1.6,
    applications: [
      {
        by: 'beatriz',
        letter:
          'The fit analysis for Planning Optimization is a report in your own system; run it and you will know in ten minutes which rules are the problem. In the seventeen set-ups I have done, there was never one without a workaround. The dead two thirds of items matter more, since they also produce suggestions people must ignore every morning.',
        withPitch: true,
      },
      {
        by: 'gunther',
        letter:
          'For your assembly items I would check the lead times and the calendars first. Ten hours are often caused by a few circular supply paths. Two days of analysis, then you know whether you need more of me.',
      },
    ],
  },
  {
    client: 'owlery',
    title: 'Budget control that head teachers understand',
    description: [
      'Since the new financial year our 31 head teachers can see their budgets in D365 and ring us because they do not understand them. Encumbrances, pre-encumbrances, released, relieved: these are not words of a school. We would like fewer numbers, better names, a warning before an overspend, and a one-page report each month.',
    ],
    status: 'open',
    type: 'optimization',
    modules: ['finance-operations.budgeting', 'power-platform.power-bi-reports'],
    extraSkills: ['report-development', 'training-support'],
    timeline: '1-2-months',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    startsInDays: 12,
    postedDaysAgo: 18,
    applications: [
      {
        by: 'priya',
        letter:
          'Three numbers are enough for a head teacher: what I may spend, what is already promised, what is left. Everything else stays in the trust office. I would change labels and groups rather than the budget model, so nothing that was audited moves.',
        withPitch: true,
      },
      {
        by: 'hannah',
        letter:
          'I would draft the one-page report on paper with three heads of very different schools before touching Power BI. If one of them asks what a word means, the word goes. My day rate is above what schools like to pay; ten days would do it.',
        withPitch: true,
      },
      {
        by: 'kwame',
        letter:
          'My mother ran a school office for 26 years and would have sent your report back as well. I can take over the warnings and the workflow for overspends, and the report too if you like it plain.',
      },
    ],
  },
  {
    client: 'gossamer',
    title: 'We pay freight twice and would like to stop',
    description: [
      'An internal audit found 212 duplicate freight payments in one quarter, 0.9 % of purchased transport. Carrier invoices are checked against the order by hand, if at all. Wanted: freight reconciliation in transportation management with tolerances by carrier, plus a report for the claims we should still make for the last two years.',
    ],
    status: 'in_progress',
    type: 'optimization',
    modules: ['supply-chain.transportation-management', 'finance-operations.accounts-payable'],
    extraSkills: ['report-development', 'workflow-automation'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'live-needs-optimization',
    urgency: 'high',
    startsInDays: -30,
    postedDaysAgo: 55,
    applications: [
      {
        by: 'lucinda',
        letter:
          'This is the project from my portfolio with another cargo. Duplicates usually enter through corrected invoices with a new number, so matching must look at load, date and amount, not at the number. I would do the retrospective claims first: they tend to pay for the rest.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'aisling',
        letter:
          'If carriers can send invoices electronically, much of this disappears at the door: one message id per load, second arrival refused. I have done it for a port authority and nine hauliers.',
      },
      {
        by: 'jasper',
        letter:
          "Freight invoices as EDI 210 or plain CSV, doesn't matter, I would parse them and check against the rate before a person sees them. Available now.",
      },
    ],
  },
  {
    client: 'saltmarsh',
    title: 'Close the books in five working days',
    description: [
      'Our close takes eleven working days. The regulator would like figures on day seven, the board on day six, so we say five. Six entities, one ledger, plenty of Excel between them. We want a consultant to analyse two closes, remove or automate steps, and leave the close calendar in the system.',
    ],
    status: 'completed',
    closedDaysAgo: 78,
    type: 'optimization',
    modules: ['finance-operations.general-ledger', 'finance-operations.financial-reporting'],
    extraSkills: ['business-process-analysis', 'report-development'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    startsInDays: -105,
    postedDaysAgo: 120,
    applications: [
      {
        by: 'priya',
        letter:
          'Eleven to five is ambitious within two cycles; eleven to seven is realistic, and five by the third. I will list every task with its owner and its reader. The ones without a reader go first, which costs nothing and is usually worth a day and a half.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'ottilie',
        letter:
          'Six entities on one ledger should not need eleven days; something structural is in the way, and I would look at intercompany and at the investment valuations first. I could begin after the quarter-end.',
        withPitch: true,
      },
      {
        by: 'hannah',
        letter:
          'If the Excel between the entities is the bottleneck, replace it with a model that reconciles itself. I have done the regulatory templates of a lender this way and the last manual figure disappeared in month four.',
      },
      {
        by: 'connie',
        letter:
          'Closing faster is mostly closing earlier: accruals, intercompany confirmation and stock on day minus two. I know this from food companies and believe it holds for a mutual as well, although financial services would be new to me.',
        withPitch: true,
      },
    ],
  },
];
