import type { Vocabulary } from './vocabulary.ts';

export const salesVocabulary: Vocabulary = [
  {
    means: ['sales.lead-management'],
    said: `
      lead assignment, assign leads, lead capture, capture leads, lead conversion, convert leads, lead distribution,
      distribute leads, lead follow up, lead generation, lead import, import leads, lead list, lead ownership, lead process,
      qualify leads, qualified leads, unqualified leads, disqualify leads, disqualified leads, lead queue, lead ratings,
      lead source, lead status, lead tracking, lead to cash, lead to opportunity, lead duplicates, duplicate leads,
      inbound leads, website leads, leads from website, sales leads, cold leads, hot leads, warm leads, new leads, old leads,
      stale leads, forgotten leads, leads spreadsheet, inside sales, enquiries, inquiries, business cards, cold calls, mql,
      bant, track leads, follow up leads, potential customers, acquire customers, lead database
    `,
  },
  {
    means: ['sales.opportunity-management'],
    said: `
      deal stages, deal manager, deal tracking, deal value, deal size, deal desk, deal reviews, large deals, close deals,
      lost deals, won deals, won and lost, win loss, loss reasons, lost reasons, close dates, opportunity stages,
      opportunity scoring, opportunity process, opportunity form, opportunity lines, opportunity value, opportunity close,
      opportunity tracking, opportunity products, funnel, sales process, sales cycle, selling process, sales methodology,
      meddic, solution selling, competitors, key deals, buying committee, proposals stage, estimated revenue, b2b sales,
      complex sales, opportunity, sales opportunities, track deals, track opportunities, manage opportunities,
      deals in spreadsheet, deals forgotten, win more deals, bids
    `,
  },
  {
    means: ['sales.accounts-and-contacts'],
    said: `
      account hierarchy, account plans, account records, account data, account owners, account history, account views,
      key accounts, parent account, contact records, contact data, contact list, contact roles, contact history,
      contacts outdated, address book, addresses of customers, customer address, customer data, customer database,
      customer record, customer master, customer history, customer overview, 360 view, customer information,
      customer relationships, customer profiles, customer list, client records, client database, client data, client list,
      client onboarding, customer onboarding, merge accounts, merge contacts, merge customers, who knows whom,
      relationship analytics, relationship health, stakeholder map, customer visits, visit reports, visit notes,
      activity history, activity timeline, timeline of activities, notes and attachments, stale contacts, linkedin contacts,
      customers twice, company data, find customers, know our customers, customer knowledge, share contacts, outlook contacts,
      contacts in outlook
    `,
  },
  {
    means: ['sales.product-catalog'],
    said: `
      product families, product bundle, product properties, product prices, unit groups, price levels, discount lists,
      write in products, catalogue of products, catalog of products, sales products, sellable products, sales literature,
      cross selling, upsell, product suggestions, related products, product substitutes, retire products, publish products,
      price book, pricebook, price maintenance, product sync, pricing method, revise product, product list, products in crm,
      add products, sell bundles
    `,
  },
  {
    means: ['sales.quotes-orders-and-invoices'],
    said: `
      quote approval, approve quotes, quote template, quote document, quote pdf, quote lines, quote numbers, quote revisions,
      quote process, quote generation, generate quotes, create quotes, send quotes, sales quotes, customer quotes, price quotes,
      revise quotes, slow quotes, quotes in word, quotes in excel, quote to order, quote turnaround, offers and orders,
      sales offers, estimates for customers, proposal documents, proposal generation, sales proposals, proposals in word,
      discount approval, approve discounts, sales discounts, order entry, order intake, order processing, order capture,
      order confirmations, order acknowledgement, order lines, order backlog, order status, convert quote, activate quote,
      win quote, sales contract, contract renewals, contract generation, sales documents, e signatures, electronic signature,
      esignature, sign contracts, contract signing, docusign, adobe sign, lead to order, quote calculator, pricing calculator,
      experlogix, guided selling, write quotes, prepare quotes, quotes by hand, quotes wrong, quotes with errors,
      quotes manually, send offers, prepare offers, write offers, customer offers, enter orders, orders by email,
      emailed orders, order errors, wrong orders, order to invoice, customer orders, proposals, proposal writing
    `,
  },
  {
    means: ['sales.sales-forecasting'],
    said: `
      revenue prediction, predict revenue, predict sales, sales prediction, sales projections, sales outlook, quota attainment,
      expected revenue, manager adjustments, predict deals, predict closing, sales plan
    `,
  },
  {
    means: ['sales.goal-management'],
    said: `
      goal metrics, goal criteria, rollup queries, goal hierarchy, revenue target, target attainment, team targets,
      monthly targets, quarterly targets, individual targets, targets for reps, targets by region, quota, bonus targets,
      sales bonus, sales incentives, incentive compensation, sales performance, sales kpis, sales scorecards, leaderboard,
      gamification, sales contest, sales competitions, territory targets, sales territories, territory management, sales goal,
      set targets, track targets, reach targets, miss targets, targets met, hit targets, individual goals
    `,
  },
  {
    means: ['sales.sales-accelerator'],
    said: `
      sequence designer, sales sequence, sequences for sellers, worklist, playbooks, seller insights, seller workspace,
      assignment rules, lead prioritisation, lead prioritization, prioritise leads, prioritize leads, prioritise opportunities,
      prioritised list, prioritized list, next best action, follow up reminders, follow up emails, follow up tasks,
      follow up calls, sales activities, sales tasks, sales reminders, sales engagement, sdr, inside sellers, dialler,
      relationship intelligence, predictive scoring, digital selling, sales automation, engagement of leads, email engagement,
      outreach sequences, sales outreach, notes analysis, auto capture, guided sales
    `,
  },
  {
    means: ['sales.conversation-intelligence'],
    said: `
      call analysis, call analytics, analyse calls, analyze calls, transcribe calls, call insights, call coaching,
      sales coaching, coach sellers, coach salespeople, coaching calls, summarise calls, summarize calls, talk ratio,
      keywords mentioned, tracked keywords, competitors mentioned, call sentiment, sentiment of calls, call keywords,
      call playback, call scoring, conversation analysis, conversation analytics, conversation insights, sales conversations,
      listen to calls, transcripts, transcription, sales calls, analyse conversations, analyze conversations
    `,
  },
  {
    means: ['sales.copilot-in-sales'],
    said: `
      sales copilot, copilot sales, copilot outlook, copilot for sellers, ai for sales, ai for salespeople, ai seller, sales ai,
      sales agent, draft emails, email drafting, summarise opportunities, summarize opportunities, summarise leads,
      summarize leads, summarise accounts, summarise emails, summarize emails, opportunity summary, lead summary,
      email summaries, meeting preparation, meeting prep, prepare meetings, meeting summaries, meeting recap, crm in outlook,
      crm in teams, outlook sidebar, ai in outlook, ai in crm, ai summaries, ai email
    `,
  },
  {
    means: ['sales'],
    said: `
      salesperson, salesman, salesmen, field sales, outside sales, account executive, sales organisation, sales organization,
      sales department, sales director, head of sales, sales force, sales app, mobile crm, crm on phones, outlook integration,
      outlook sync, exchange sync, sync emails, track emails, teams integration, crm users, crm adoption, crm system,
      crm implementation, crm administrator, crm admin, crm database
    `,
  },
  {
    means: ['sales.sales-forecasting', 'supply-chain.master-planning'],
    said: `
      forecast
    `,
  },
];
