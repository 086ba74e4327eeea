import type { BriefRow } from './brief-row.ts';

/** Thirty-five more, many of them as job posts are written. Read on Sunday, 22 November 2026. */
export const posts: readonly BriefRow[] = [
  [
    'Looking for trainer, Supply Chain, in February for 5 days, on-site in Rotterdam',
    [
      'timeline: 1-2-weeks “5 days”',
      'workArrangement: on-site “on-site”',
      'place: Rotterdam “in Rotterdam”',
    ],
    ['modules: which-module “Supply Chain”'],
  ],
  [
    'Portal for dealers, Power Pages. $45,000 fixed. Deadline end of March.',
    ['budgetRange: 25k-50k “$45,000”', 'module: power-platform.power-pages “Portal” “Power Pages”'],
  ],
  [
    'VAT return is wrong since we went live in October. Need someone who can start tomorrow, max. 3 weeks.',
    [
      'timeline: 3-4-weeks “3 weeks”',
      'startDate: 2026-11-23 “start tomorrow”',
      'currentD365Status: live-needs-optimization “since we went live”',
      'module: finance-operations.tax “VAT return”',
    ],
  ],
  [
    'We need a Customer Insights - Journeys person part time, 2 days a week, from January until Easter.',
    [],
    [
      'modules: which-module “Customer Insights - Journeys”',
      'timeline: between-choices “until Easter”',
      'startDate: which-day “from January”',
    ],
  ],
  [
    'hello, we want to get rid of excel for expense claims. any budget ok. no deadline',
    [
      'urgency: low “no deadline”',
      'module: finance-operations.expense-management “expense claims”',
    ],
  ],
  [
    'Is there anybody who can make the Warehouse app work with Zebra scanners? 1-2 weeks. £75/hour.',
    ['timeline: 1-2-weeks “1-2 weeks”', 'module: supply-chain.warehouse-management “Warehouse”'],
    ['budgetRange: rate “£75/hour”'],
  ],
  [
    'go live was last monday and posting of journals gets stuck, please help asap',
    [
      'projectType: troubleshooting “stuck”',
      'urgency: high “asap”',
      'module: finance-operations.general-ledger “journals gets stuck”',
    ],
  ],
  [
    'Two-week gig: clean up duplicates in Dynamics 365 Sales, remote, less than $5k',
    [
      'projectType: optimization “clean up”',
      'timeline: 1-2-weeks “Two-week”',
      'budgetRange: under-10k “less than $5k”',
      'workArrangement: remote “remote”',
      'module: sales.accounts-and-contacts “duplicates”',
      'skill: data-migration “duplicates”',
    ],
  ],
  [
    'The project should take four to five months and cost no more than 90k euros.',
    [
      'timeline: 3-6-months “four to five months”',
      'budgetRange: 50k-100k “no more than 90k euros”',
    ],
  ],
  [
    "We've had F&O for 3 years. Month end takes 8 days. We lose £10k a week.",
    [
      'projectType: optimization “takes 8 days”',
      'module: finance-operations.general-ledger “Month end”',
      'module: finance-operations.financial-reporting “Month end”',
    ],
  ],
  [
    'looking for a dual-write expert, 3 to 4 weeks, needed from 7 December, budget 20 to 25k usd',
    [
      'timeline: 3-4-weeks “3 to 4 weeks”',
      'budgetRange: 10k-25k “20 to 25k usd”',
      'startDate: 2026-12-07 “needed from 7 December”',
      'skill: dual-write “dual-write”',
    ],
  ],
  [
    'Not urgent: move our SSRS reports to Power BI. Budget 30k-ish.',
    [
      'budgetRange: 25k-50k “30k”',
      'urgency: low “Not urgent”',
      'skill: report-development “SSRS” “reports”',
    ],
  ],
  [
    'Maternity cover for our D365 admin until end of June 2027, hybrid in Bristol, £350pd',
    [
      'timeline: 6-12-months “until end of June 2027”',
      'workArrangement: both “hybrid”',
      'place: Bristol “in Bristol”',
    ],
    ['budgetRange: rate “£350pd”'],
  ],
  [
    "Field techs lose work orders when offline. Remote Assist also does not connect. Budget isn't fixed.",
    ['module: field-service.work-orders “work orders”'],
    ["budgetRange: none-yet “Budget isn't fixed”"],
  ],
  [
    'Intercompany invoices do not match. 6 weeks. £15k-£18k. On site not required.',
    [
      'timeline: 1-2-months “6 weeks”',
      'budgetRange: 10k-25k “£15k-£18k”',
      'workArrangement: remote “On site not required”',
      'module: finance-operations.general-ledger “Intercompany”',
      'module: finance-operations.accounts-payable “Intercompany” “invoices do not match”',
    ],
  ],
  [
    'URGENT!!! F&O contractor, WHS + TMS, Antwerp area, 6 months rolling, €650/day',
    [
      'urgency: high “URGENT”',
      'place: Antwerp “Antwerp area”',
      'module: supply-chain.warehouse-management “WHS”',
      'module: supply-chain.transportation-management “TMS”',
    ],
    ['timeline: between-choices “6 months”', 'budgetRange: rate “€650/day”'],
  ],
  [
    'Can somebody explain why our MRP run takes 9 hours? Happy to pay for a few hours of your time.',
    ['projectType: optimization “takes 9 hours”', 'module: supply-chain.master-planning “MRP”'],
  ],
  [
    'Seeking X++ developer, outside IR35, 100% remote, 3 months initial, possible extension',
    [
      'projectType: customization “X++ developer”',
      'timeline: 3-6-months “3 months”',
      'workArrangement: remote “100% remote”',
      'skill: fo-development “X++ developer”',
    ],
  ],
  [
    "we're a small charity, no budget for this really, need someone to tidy up our Dataverse security roles",
    ['module: dataverse.security “Dataverse security roles”'],
    ['budgetRange: none-yet “no budget”'],
  ],
  [
    'I have about 5k to spend on getting our Power Automate flows documented',
    ['budgetRange: under-10k “about 5k”', 'module: power-platform.cloud-flows “flows”'],
  ],
  [
    'Quote for migrating 4 legal entities from AX2012 R3? Target go-live 1 April 2027.',
    [
      'projectType: migration “migrating”',
      'module: finance-operations.general-ledger “legal entities”',
    ],
  ],
  [
    'budget is between 50 and 75k, duration 4 - 5 months, based in Dublin but remote is fine',
    [
      'timeline: 3-6-months “4 - 5 months”',
      'budgetRange: 50k-100k “between 50 and 75k”',
      'workArrangement: remote “remote”',
    ],
  ],
  [
    'Our warehouses are remote and scanners lose connection. Help!',
    ['module: supply-chain.warehouse-management “warehouses”'],
  ],
  [
    'We want four weeks of hypercare after the go-live on 7 December',
    [
      'timeline: 3-4-weeks “four weeks”',
      'urgency: high “go-live on 7 December”',
      'skill: training-support “hypercare”',
    ],
  ],
  [
    'Fixed price £9,500, must be finished before Christmas, on-site in Newcastle upon Tyne preferred',
    [
      'budgetRange: 10k-25k “£9,500”',
      'workArrangement: on-site “on-site”',
      'place: Newcastle upon Tyne “in Newcastle upon Tyne”',
    ],
  ],
  [
    "Customers complain: tickets get lost, no SLA. Customer Service. We don't want Omnichannel.",
    ['module: customer-service.case-management “tickets”'],
  ],
  [
    'Sales forecasting is wrong by £200,000 every quarter',
    ['module: sales.sales-forecasting “Sales forecasting”'],
  ],
  [
    'It took us 6 months to implement and now nobody uses it. Training please, next month, 10 days.',
    [
      'projectType: training “Training”',
      'timeline: 1-2-weeks “10 days”',
      'skill: training-support “Training”',
    ],
  ],
  ['need it within two weeks, price no object', ['urgency: high “need it within two weeks”']],
  [
    'need the portal done within two weeks, budget over $50k',
    ['timeline: 1-2-weeks “two weeks”', 'module: power-platform.power-pages “portal”'],
    ['budgetRange: open-ended “over $50k”'],
  ],
  [
    'Looking for a GP to BC migration partner. 500+ customers, 20k items. Budget: 60.000 € max.',
    [
      'projectType: migration “migration”',
      'budgetRange: 50k-100k “60.000 €”',
      'module: business-central.migration “BC migration”',
      'skill: business-central “GP”',
    ],
  ],
  [
    'Our dealer portal has been down since Friday. Critical issue. Need help right away, remote only.',
    [
      'urgency: critical “Critical issue”',
      'workArrangement: remote “remote”',
      'module: power-platform.power-pages “dealer portal”',
    ],
  ],
  [
    'Part-time solution architect, long-term engagement, hybrid in the UK, rate up to £110 per hour',
    [
      'timeline: ongoing “long-term engagement”',
      'workArrangement: both “hybrid”',
      'place: United Kingdom “in the UK”',
    ],
    ['budgetRange: rate “up to £110 per hour”'],
  ],
  [
    'The board wants dashboards by the end of January, budget $12,000, not a long-term contract',
    ['budgetRange: 10k-25k “$12,000”', 'module: power-platform.power-bi-reports “dashboards”'],
  ],
  [
    'a week or two of work to set up budgeting and cost accounting, remote please',
    [
      'timeline: 1-2-weeks “a week or two”',
      'workArrangement: remote “remote”',
      'module: finance-operations.budgeting “budgeting”',
      'module: finance-operations.cost-accounting “cost accounting”',
    ],
  ],
  [
    'Somebody for about 6 weeks, remote, our picking is slow.',
    [
      'projectType: optimization “slow”',
      'timeline: 1-2-months “6 weeks”',
      'workArrangement: remote “remote”',
      'module: supply-chain.warehouse-management “picking”',
    ],
  ],
];
