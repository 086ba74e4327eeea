import type { BriefRow } from './brief-row.ts';

/** Thirty-five texts as people write them in forums and to a colleague. Read on Sunday, 22 November 2026. */
export const wishes: readonly BriefRow[] = [
  [
    'Our F&O month-end close takes nine days and we want it down to four. Need someone for about 6 weeks, budget about 15k, ideally starts 4 January.',
    [
      'projectType: optimization “takes nine days”',
      'timeline: 1-2-months “6 weeks”',
      'budgetRange: 10k-25k “about 15k”',
      'startDate: 2027-01-04 “starts 4 January”',
      'module: finance-operations.general-ledger “month-end close”',
      'module: finance-operations.financial-reporting “month-end close”',
    ],
  ],
  [
    'Looking for a D365 F&O finance consultant, 3 month contract, fully remote, £500 a day.',
    ['timeline: 3-6-months “3 month”', 'workArrangement: remote “fully remote”'],
    ['modules: which-module “F&O” “finance”', 'budgetRange: rate “£500 a day”'],
  ],
  [
    'Warehouse picking on the handhelds is painfully slow, go-live next Monday!! Need help on site in Leeds ASAP.',
    [
      'projectType: optimization “painfully slow”',
      'urgency: critical “go-live next Monday”',
      'currentD365Status: in-progress “go-live”',
      'workArrangement: on-site “on site”',
      'place: Leeds “in Leeds”',
      'module: supply-chain.warehouse-management “Warehouse” “picking” “handhelds”',
    ],
  ],
  [
    'We need a Power BI developer until Christmas, remote, £8,000–£10,000.',
    [
      'timeline: 1-2-months “until Christmas”',
      'budgetRange: 10k-25k “£8,000–£10,000”',
      'workArrangement: remote “remote”',
    ],
  ],
  [
    "We're on NAV 2016 and want to move to Business Central. No budget yet, no rush.",
    [
      'projectType: migration “move to Business Central”',
      'urgency: low “no rush”',
      'skill: business-central “NAV” “Business Central”',
    ],
    ['budgetRange: none-yet “No budget yet”'],
  ],
  [
    'Need a freelancer for 6-8 weeks to build a canvas app for our inspectors. Budget is up to 20k USD.',
    [
      'projectType: customization “build a canvas”',
      'timeline: 1-2-months “6-8 weeks”',
      'budgetRange: 10k-25k “up to 20k USD”',
      'module: power-platform.canvas-apps “canvas app”',
    ],
  ],
  [
    'Our D365 Sales to SAP integration keeps failing, orders out of sync. It has been going on for 3 months.',
    [
      'projectType: integration “integration”',
      'skill: system-integration “integration” “out of sync”',
    ],
    ['modules: which-module “D365 Sales”'],
  ],
  [
    'up to 500 a day, outside IR35, on-site 2 days a week in Manchester, 6 month contract',
    ['workArrangement: both “on-site 2 days a week”', 'place: Manchester “in Manchester”'],
    ['timeline: between-choices “6 month”', 'budgetRange: rate “up to 500 a day”'],
  ],
  [
    'CRM consultant wanted. Not on site. Budget TBD.',
    ['workArrangement: remote “Not on site”'],
    ['modules: which-module “CRM”', 'budgetRange: none-yet “Budget TBD”'],
  ],
  [
    'Implementation partner left in the middle of our implementation. Go-live is on 15 January. Need someone to take over for 3 to 6 months, max $100k.',
    [
      'timeline: 3-6-months “3 to 6 months”',
      'budgetRange: 50k-100k “max $100k”',
      'currentD365Status: in-progress “in the middle of our implementation”',
    ],
  ],
  [
    'Not sure which modules we need. Customers pay late and dunning letters are a mess.',
    ['module: not-sure “Not sure which modules”'],
  ],
  [
    'Bank reconciliation takes us 4 hours every morning. We do not use Expense Management.',
    [
      'projectType: optimization “takes us 4 hours”',
      'module: finance-operations.cash-and-bank-management “Bank reconciliation”',
    ],
  ],
  [
    'Need training for 20 key users in Field Service, two days on site in the Netherlands.',
    [
      'projectType: training “training”',
      'workArrangement: on-site “on site”',
      'place: Netherlands “in the Netherlands”',
      'skill: training-support “training” “key users”',
    ],
    ['modules: which-module “Field Service”'],
  ],
  [
    'Dual-write keeps failing since the upgrade, urgent!',
    [
      'projectType: troubleshooting “failing”',
      'urgency: high “urgent”',
      'skill: dual-write “Dual-write”',
    ],
  ],
  [
    'We need ongoing support for our Customer Service Hub, a few days per month, retainer.',
    ['timeline: ongoing “ongoing support” “retainer”'],
    ['modules: which-module “Customer Service Hub”'],
  ],
  [
    "Hi all, we've been live on D365 F&O for 2 years and invoice approval workflow takes ages. Budget 8-10k EUR.",
    [
      'projectType: optimization “takes ages”',
      'currentD365Status: live-needs-optimization “been live”',
      'module: finance-operations.accounts-payable “invoice approval”',
      'skill: workflow-automation “workflow”',
    ],
    ['budgetRange: between-choices “8-10k EUR”'],
  ],
  [
    'Urgent orders are not picked first in our warehouse.',
    ['module: supply-chain.warehouse-management “warehouse”'],
  ],
  [
    'Our emergency work orders in Field Service get scheduled last.',
    [
      'module: field-service.work-orders “work orders”',
      'module: field-service.schedule-board “scheduled”',
      'module: field-service.resource-scheduling-optimization “scheduled”',
    ],
  ],
  [
    '$2M of invoices are stuck in accounts payable',
    [
      'projectType: troubleshooting “stuck”',
      'module: finance-operations.accounts-payable “accounts payable”',
    ],
  ],
  [
    'Need 15k SKUs migrated from Magento, budget between 25k and 40k GBP, within 8 weeks',
    [
      'timeline: 1-2-months “8 weeks”',
      'module: commerce.e-commerce “Magento”',
      'skill: system-integration “Magento”',
      'skill: azure-integration “Magento”',
    ],
    ['budgetRange: between-choices “between 25k and 40k GBP”'],
  ],
  [
    'system down, we cannot ship anything today',
    ['urgency: critical “system down” “cannot ship anything today”'],
  ],
  [
    'Data migration from Salesforce, 10 weeks, about $60k',
    [
      'projectType: migration “migration”',
      'budgetRange: 50k-100k “about $60k”',
      'skill: data-migration “Data migration”',
    ],
    ['timeline: between-choices “10 weeks”'],
  ],
  [
    'D365 developer (X++, C#) needed for 12 months, hybrid in London, £450-£550 per day',
    [
      'timeline: 6-12-months “12 months”',
      'workArrangement: both “hybrid”',
      'place: London “in London”',
      'skill: fo-development “X++”',
      'skill: custom-development “C#”',
    ],
    ['budgetRange: rate “£450-£550 per day”'],
  ],
  [
    'need help with flow that stopped working, should take 2-3 hours, can pay $120/hr',
    [
      'projectType: troubleshooting “stopped working”',
      'module: power-platform.cloud-flows “flow that stopped”',
    ],
    ['budgetRange: rate “$120/hr”'],
  ],
  [
    'We already use Sales and need Field Service resource scheduling. Remote OK. Start in February.',
    [
      'workArrangement: remote “Remote”',
      'module: field-service.schedule-board “scheduling”',
      'module: field-service.resource-scheduling-optimization “scheduling”',
    ],
    ['startDate: which-day “Start in February”'],
  ],
  [
    'on site in leeds, 4 weeks project, budget £12k all in',
    [
      'timeline: 3-4-weeks “4 weeks”',
      'budgetRange: 10k-25k “£12k”',
      'workArrangement: on-site “on site”',
      'place: Leeds “in leeds”',
    ],
  ],
  [
    'The company is based in Munich, remote or on-site is fine.',
    ['workArrangement: both “remote or on-site”'],
    ['place: work-there “based in Munich”'],
  ],
  [
    'year end close: must be done by 31 December. Remote. No more than €15.000.',
    [
      'budgetRange: 10k-25k “No more than €15.000”',
      'workArrangement: remote “Remote”',
      'module: finance-operations.general-ledger “year end close”',
      'module: finance-operations.financial-reporting “year end close”',
    ],
  ],
  [
    'budget planning module is a mess, our budget is $30,000',
    ['budgetRange: 25k-50k “$30,000”', 'module: finance-operations.budgeting “budget planning”'],
  ],
  [
    'Looking for support over the next 3 months with lead scoring and marketing automation',
    [
      'timeline: 3-6-months “3 months”',
      'module: marketing.lead-scoring “lead scoring”',
      'module: marketing.real-time-journeys “marketing automation”',
    ],
  ],
  [
    'We make furniture and our purchase approvals sit in inboxes for days. Somebody who knows Power Automate please, 2 weeks, around $8k.',
    [
      'timeline: 1-2-weeks “2 weeks”',
      'budgetRange: under-10k “around $8k”',
      'module: supply-chain.procurement-and-sourcing “purchase approvals”',
      'skill: workflow-automation “purchase approvals”',
    ],
  ],
  [
    'Need an AX 2012 guru to help us upgrade to D365. 9 months, on site in Birmingham, UK. Budget: 180,000 GBP plus VAT.',
    [
      'projectType: upgrade “upgrade”',
      'timeline: 6-12-months “9 months”',
      'budgetRange: 100k-250k “180,000 GBP”',
      'workArrangement: on-site “on site”',
      'place: Birmingham “in Birmingham, UK”',
    ],
    ['modules: which-module “AX 2012”'],
  ],
  [
    "Payroll export broke after the last update. Can't pay staff today!! Emergency.",
    [
      'projectType: troubleshooting “broke”',
      "urgency: critical “Can't pay staff today” “Emergency”",
      'module: human-resources.compensation-management “Payroll”',
      'module: human-resources.personnel-management “Payroll”',
    ],
  ],
  [
    "I don't have a budget yet. Just want a second opinion on our Business Central rollout.",
    [
      'skill: business-process-analysis “second opinion”',
      'skill: business-central “Business Central”',
    ],
    ["budgetRange: none-yet “don't have a budget yet”"],
  ],
  [
    'Our sales team hates the CRM, nobody uses it. Low priority but would like workshops. Not remote.',
    [
      'urgency: low “Low priority”',
      'workArrangement: on-site “Not remote”',
      'skill: business-process-analysis “workshops”',
    ],
    ['modules: which-module “CRM”', 'place: which-place “Not remote”'],
  ],
];
