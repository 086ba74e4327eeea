import type { Vocabulary } from './vocabulary.ts';

/** Finance: what is owed and paid, the bank, contracts, expenses and projects. */
export const payablesAndReceivablesVocabulary: Vocabulary = [
  {
    means: ['finance-operations.accounts-payable'],
    said: `
      approve invoices, invoice approvers, invoice workflow, invoice automation, invoice entry, invoice journal,
      invoice register, invoice pool, invoice processing, invoice intake, invoice coding, invoice digitisation,
      invoice digitization, invoice inbox, invoice holds, invoice discrepancies, invoice exceptions, scan invoices,
      capture invoices, type invoices, key invoices, paper invoices, pdf invoices, incoming invoices, inbound invoices,
      received invoices, pending invoices, vendor invoice, supplier bills, vendor bills, bills to pay, vendor accounts,
      vendor ledger, supplier ledger, purchase ledger, creditors, payment journal, payment proposal, bacs, ach payments,
      check run, check printing, print checks, vendor settlement, settlement discount, cash discount, prompt payment,
      vendor prepayments, prepayment invoice, supplier statements, vendor statements, two way matching, 2 way match,
      invoice tolerance, price tolerance, matching tolerance, charges tolerance, mismatched invoices, invoice variance, grni,
      accrued purchases, blocked invoices, lost invoices, invoices lost, double payment, paid twice, duplicate payments,
      payment fraud, positive pay, invoice clerk, kofax, readsoft, exflow, basware, esker, medius, tungsten network,
      post invoices, match invoices, check invoices, enter invoices, pay invoices, pay vendors, process invoices,
      sign off invoices, authorise invoices, authorize invoices, code invoices, invoices by email, emailed invoices,
      invoices by post, invoice backlog, suppliers not paid, vendors not paid, payment approval, approve payments, cheques,
      vendor balance, owe suppliers, bill payment, bills by email, remittance, invoice mailbox, invoice robot
    `,
  },
  {
    means: ['finance-operations.accounts-receivable'],
    said: `
      sales invoices, sales ledger, customer invoice, issue invoices, invoice customers, bill customers, customer billing,
      batch invoicing, invoice run, invoices not sent, send invoices, credit notes, credit memo, debit note, debtors,
      customer payments, customer receipts, incoming payments, payment matching, cash application, apply cash, unapplied cash,
      unapplied payments, allocate payments, lockbox, direct debit, payment allocation, customer settlement,
      settle transactions, open transactions, customer prepayments, customer deposits, advance payments, customer ledger,
      customer statements, statement of account, payment links, payment schedule, proforma invoice, invoice numbering,
      invoice correction, reverse invoice, cancel invoice, billing run, billing clerk, billing team, billing errors,
      billing codes, revenue accounting, customer write off, bills of exchange, uninvoiced orders, uninvoiced deliveries,
      wrong invoices, late invoices, invoice late, invoice creation, billing process, billing system, match payments,
      unmatched payments, payments received, settle invoices, settle payments, customer balance, refund, rebilling
    `,
  },
  {
    means: ['finance-operations.credit-and-collections'],
    said: `
      collection letters, collection agents, collection cases, collection process, payment reminders, reminder letters,
      reminder fees, late fees, late payment, slow payers, bad payers, customers do not pay, chase payments, chase invoices,
      chase customers, chasing money, outstanding invoices, outstanding balances, outstanding payments, outstanding receivables,
      overdue balances, overdue customers, overdue payments, past due, aged debtors, aged receivables, aging report,
      aging snapshot, ageing snapshot, ageing buckets, aging buckets, aging periods, aging analysis, customer aging,
      credit check, credit hold, credit blocked, credit insurance, credit score, credit rating, credit risk, credit manager,
      credit team, credit exposure, credit groups, customer pool, payment promise, promise to pay, payment predictions,
      insolvency, insolvent customers, dso, working capital, not sufficient funds, nsf payments, dispute management,
      disputed invoices, invoice disputes, collect money, collect payments, money owed, owe us money, customers owe,
      remind customers, stop supply, credit stop, credit decisions, credit terms, credit application, debt
    `,
  },
  {
    means: ['finance-operations.cash-and-bank-management'],
    said: `
      bank account, bank file, bank format, statement lines, bank transactions, bank transfer, bank deposit, deposit slips,
      bank fees, bank charges, bank guarantee, bank balances, bank integration, bank connection, bank connectivity,
      bank interface, bank communication, bank documents, bank groups, ebics, mt940, mt 940, camt 053, camt053, bai2, iso 20022,
      pain 001, pain001, open banking, cash position, cash balance, cash planning, cash visibility, cash pooling, cash manager,
      liquidity, petty cash, letter of credit, letters of guarantee, hedging, loans and interest, void cheques, void checks,
      cheque layout, check layout, cheque register, bounced cheques, bounced checks, payment formats, bank reconciliations,
      reconcile payments, reconcile cash, bank download, bank import, bank payments, online banking, electronic banking,
      connect bank, multiple banks, forecast cash, sepa, ach files, swift, iban
    `,
  },
  {
    means: ['finance-operations.subscription-billing'],
    said: `
      billing schedule, recurring revenue, recurring charges, recurring fees, recurring payments, subscription, renewal billing,
      annual renewals, auto renew, automatic renewal, evergreen contracts, metered billing, consumption billing, tiered pricing,
      escalation billing, price escalation, revenue schedule, defer revenue, deferrals, deferred income, deferred expense,
      deferred cost, unbilled revenue, revenue allocation, revenue split, revenue recognised, recognise revenue,
      recognize revenue, recognition of revenue, asc 606, asc606, ifrs 15, ifrs15, performance obligations, mrr,
      churn of subscribers, saas billing, membership fees, membership billing, membership renewals, licence billing,
      maintenance billing, prorated billing, proration, billing in advance, billing in arrears, milestone revenue, bill monthly,
      invoice every month, annual billing, recurring bill, recurring contracts, recurring orders, contract invoices,
      invoice contracts, renew contracts, spread revenue, revenue over time, revenue in advance, usage charges, metered usage
    `,
  },
  {
    means: ['finance-operations.expense-management'],
    said: `
      reimbursement, receipt scanning, receipt capture, receipt matching, scan receipts, photograph receipts, lost receipts,
      missing receipts, receipt photos, travel requisition, travel requests, travel policy, travel claims, mileage, hotel bills,
      itemise hotel, itemize receipts, subsistence allowance, corporate cards, purchasing cards, p cards, pcard, company cards,
      cash advance, meal allowance, travel management, business trips, business travel, hotel receipts, taxi receipts, reimburse
    `,
  },
  {
    means: ['finance-operations.project-management-and-accounting', 'project-operations'],
    said: `
      project contracts, invoice proposal, project billing, bill projects, project budget, project actuals, project expenses,
      project forecast, project ledger, project profitability, project margin, project revenue, project group,
      project categories, project hierarchy, project journal, project hours, project transactions, project wip, wip accounting,
      project accountant, project controller, project finance, subproject, on account billing, on account invoice,
      percentage of completion, percent complete, completed contract, cost to complete, estimate at completion, earned value,
      retention billing, retainage, withhold retention, progress billing, progress payments, stage payments,
      applications for payment, construction projects, grant accounting, grant management, funding sources, hour journal,
      log hours, record hours, register hours, time recording, time tracking, time registration, billable hours, billable time,
      chargeable hours, chargeable time, non billable, unbilled time, unbilled hours, charge out rates, wbs, project accounts,
      invoice projects, project profit, job costing, log time, enter time, enter hours, book hours, book time, time sheets,
      track time, track hours, bill hours, bill time, invoice hours, invoice time, cost per project, profit per project
    `,
  },
];
