import type { Vocabulary } from './vocabulary.ts';

/** Finance: the ledger and what is reported from it, assets, budgets, costs and tax. */
export const ledgerVocabulary: Vocabulary = [
  {
    means: ['finance-operations.general-ledger'],
    said: `
      reversing entries, voucher transactions, double entry, debits and credits, nominal codes, nominal accounts,
      account numbers, account segments, main accounts, account coding, account combinations, fiscal year, fiscal calendar,
      fiscal periods, accounting periods, open period, closed period, period locked, closing checklist, closing entries,
      close calendar, late close, faster close, quarter end, quarter close, closing process, closing the year, accrue costs,
      suspense account, clearing account, control account, account reconciliation, subledger reconciliation,
      subledger does not match, subledger accounting, subledger transfer, unrealised gains, unrealized gains,
      reporting currency, accounting currency, currency conversion, audit adjustments, opening entries, allocation rules,
      financial accountant, group accountant, chief accountant, accounting team, accounting department, finance manager,
      financial controller, group controller, posting profiles, posting definitions, posting error, posting layers,
      chart of account, sox controls, ledger, journals, dimensions, accounting, accountant, accounting rules, accounting errors,
      wrong postings, wrong account, reverse postings, reconcile accounts, reconcile balances, department codes
    `,
  },
  {
    means: ['finance-operations.financial-reporting', 'finance-operations.general-ledger'],
    said: `
      consolidated accounts, consolidated statements, consolidate subsidiaries, elimination rules, minority interest,
      financial statements, annual accounts, statutory accounts
    `,
  },
  {
    means: ['finance-operations.financial-reporting'],
    said: `
      income statement, p and l, row definition, column definition, tree definition, reporting tree, report groups,
      financial reports, finance reports, management reporting, management information, board report, board papers,
      reporting pack, monthly pack, group reporting, segment reporting, variance report, variance analysis,
      currency translation, financial dashboards, ifrs reporting, gaap reporting, ias reporting, drill down to transactions,
      financial analytics, group accounts, financial insights, profitability report, margin report, consolidated report,
      reports for board, reports for bank, accounts for board, profit statement, financial figures, finance dashboards
    `,
  },
  {
    means: ['finance-operations.fixed-assets'],
    said: `
      depreciate, asset book, carrying amount, capital assets, capital expenditure, capex, capitalise assets, capitalize assets,
      capitalization, asset acquisition, acquire assets, acquisition proposal, asset disposal, dispose of assets, disposal sale,
      disposal scrap, asset retirement, retire assets, asset transfer, asset split, asset groups, asset revaluation,
      revalue assets, impairment, useful life, residual value, salvage value, assets under construction,
      construction in progress, asset additions, asset tagging, asset labels, asset counting, asset verification,
      asset accountant, section 179, macrs, asset ledger, asset insurance, fixed asset, asset values, asset purchases,
      asset sales, buy assets, sell assets, write down assets, asset write down, capitalise costs, capitalize costs,
      capital projects, buildings and machinery, plant and machinery, furniture and fittings, assets spreadsheet
    `,
  },
  {
    means: ['finance-operations.asset-leasing'],
    said: `
      right of use asset, rou asset, lessee, lessor, asc842, aasb 16, rented offices, rented buildings, rent contracts
    `,
  },
  {
    means: ['finance-operations.budgeting'],
    said: `
      encumbrance, commitment accounting, overspend, spending limits, funds check, rolling forecast, reforecast,
      financial planning, position forecasting, financial forecasting, apportionment, control spending, spending control,
      department spending
    `,
  },
  {
    means: ['finance-operations.cost-accounting'],
    said: `
      cost objects, cost elements, cost ledger, cost rates, allocate costs, allocation base, allocation keys, indirect costs,
      cost pools, cost drivers, cost controller, cost analysis, cost reporting, cost transparency, product profitability,
      customer profitability, profitability analysis, profit centres, profit centers, internal charging, cross charging,
      management accountant, cost accountant, cost per department, cost variance, distribute costs, profit per product,
      profit per customer, margins per product
    `,
  },
  {
    means: ['finance-operations.cost-accounting', 'supply-chain.production-control'],
    said: `
      costing sheet, costing version, cost calculation, product costing, manufacturing cost, production variance, cost rollup,
      bom calculation
    `,
  },
  {
    means: ['finance-operations.tax'],
    said: `
      exemption certificates, reverse charge, intrastat, oss scheme, hst, tds, einvoicing, globalization studio,
      globalisation studio, er configurations, electronic messages, fatturapa, ksef, zatca, nf e, nota fiscal, xrechnung,
      facturae, sii spain, saft, fec file, audit file, localization, regulatory features, fiscal reporting, 1099 reporting,
      form 1099, avalara, vertex, sovos, excise duty, fiscal printers, double taxation, taxes, hmrc, irs,
      statutory requirements, country requirements, government reporting, fiscal requirements
    `,
  },
];
