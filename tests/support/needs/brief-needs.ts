import { readBriefNeeds } from './brief-need.ts';

/**
 * Short project texts with the fields that a brief should read of them, judged by hand. What a row does not name, the
 * text does not say: cost centres are no budget, a rate is none either.
 */
export const briefNeeds = readBriefNeeds(`
Warehouse consultant, San Diego on-site, 3 months, asap | modules=supply-chain.warehouse-management, place=San Diego, workArrangement=on-site, timeline=3-6-months, urgency=high
Scanner menus in our Leeds DC have to be redone, two weeks of work | modules=supply-chain.warehouse-management, place=Leeds, workArrangement=on-site, timeline=1-2-weeks
Munich, hybrid, four months: lead for the general ledger | modules=finance-operations.general-ledger, place=Munich, workArrangement=both, timeline=3-6-months
Austin or remote: Power BI reports on our orders, budget 40k USD | modules=power-platform.power-bi-reports, place=Austin, workArrangement=both, budgetRange=25k-50k
three months from January 11, a person for bank reconciliation | modules=finance-operations.cash-and-bank-management, timeline=3-6-months, startDate=2027-01-11
AP clerk for 3 months | modules=finance-operations.accounts-payable, timeline=3-6-months
budget planning for 2027, 25 cost centres | modules=finance-operations.budgeting
Our month-end close takes nine days. Start 1 February 2027, remote, up to $20,000. | modules=finance-operations.general-ledger, startDate=2027-02-01, workArrangement=remote, budgetRange=10k-25k
The warehouse cannot ship anything since this morning, please come to our site in Rotterdam | modules=supply-chain.warehouse-management, place=Rotterdam, workArrangement=on-site, urgency=critical
No rush: tidy up 60 old Power BI reports, 3-4 weeks, fully remote | modules=power-platform.power-bi-reports, timeline=3-4-weeks, workArrangement=remote, urgency=low
Dispatchers need training on the schedule board, five days on site in Hamburg, sometime in March | modules=field-service.schedule-board, place=Hamburg, workArrangement=on-site, timeline=1-2-weeks
Power Pages portal for dealers, $80k, remote from anywhere in Europe | modules=power-platform.power-pages, budgetRange=50k-100k, workArrangement=remote
Interim accounts receivable specialist, two days a week in the Manchester office, until the end of April | modules=finance-operations.accounts-receivable, place=Manchester, workArrangement=both, timeline=3-6-months
We sell pumps in 12 countries and want sales forecasting by territory. Ongoing support, remote. | modules=sales.sales-forecasting, timeline=ongoing, workArrangement=remote
Omnichannel for 150 agents. The project starts on 1 March 2027 and takes five months. | modules=customer-service.omnichannel-for-customer-service, startDate=2027-03-01, timeline=3-6-months
Leave and absence for 900 people; we have 15,000 dollars and eight weeks | modules=human-resources.leave-and-absence, budgetRange=10k-25k, timeline=1-2-months
Supplier payments are stuck and it must be fixed by Friday | modules=finance-operations.accounts-payable, urgency=critical
Paris, on site: electronic invoicing, 2 months | modules=finance-operations.tax, place=Paris, workArrangement=on-site, timeline=1-2-months
X++ developer at $120 an hour, remote, long-term | workArrangement=remote, timeline=ongoing
Loyalty programme for 48 shops, budget between $110,000 and $200,000, kick-off 15 February | modules=commerce.loyalty-programs, budgetRange=100k-250k, startDate=2027-02-15
Our travel budget was cut; expense reports on the phone please, remote is fine | modules=finance-operations.expense-management, workArrangement=remote
Asset leasing, 1,140 contracts, has to be ready before the audit on 18 December | modules=finance-operations.asset-leasing, urgency=high
In Chicago or from home: supplier invoices, 5 weeks, as soon as possible | modules=finance-operations.accounts-payable, place=Chicago, workArrangement=both, timeline=1-2-months, urgency=high
Consent records in Customer Insights, on site in Hamburg, two weeks, start on Monday | modules=marketing.consent-management, place=Hamburg, workArrangement=on-site, timeline=1-2-weeks, startDate=2026-11-30
A consultant in our Dublin office for purchase requisitions, 4 months from 4 January | modules=supply-chain.procurement-and-sourcing, place=Dublin, workArrangement=on-site, timeline=3-6-months, startDate=2027-01-04
Copilot Studio agent, hybrid in London, six weeks, we do not know the budget yet | modules=power-platform.copilot-studio, place=London, workArrangement=both, timeline=1-2-months
Canvas app for site inspections, max 9,000 USD, two weeks, not urgent | modules=power-platform.canvas-apps, budgetRange=under-10k, timeline=1-2-weeks, urgency=low
Dual-write stopped on Friday, 38,000 rows in error. This is an emergency. | urgency=critical
Transportation management, Glasgow, on site, 6 weeks from 1 March | modules=supply-chain.transportation-management, place=Glasgow, workArrangement=on-site, timeline=1-2-months, startDate=2027-03-01
No on-site work possible: knowledge base with 2,000 articles, about 12k to 20k dollars | modules=customer-service.knowledge-management, workArrangement=remote, budgetRange=10k-25k
Lead scoring. Start: 2027-02-08. Duration: 13 weeks. Budget: none yet. Remote. | modules=marketing.lead-scoring, startDate=2027-02-08, timeline=3-6-months, workArrangement=remote
Store Commerce in 64 shops, 9 months, partly in Birmingham and partly remote, $300,000 | modules=commerce.store-commerce, place=Birmingham, workArrangement=both, timeline=6-12-months, budgetRange=250k-plus
`);
