import type { Vocabulary } from './vocabulary.ts';

export const powerPlatformVocabulary: Vocabulary = [
  {
    means: ['power-platform.dataverse'],
    said: `
      custom table, custom entities, elastic tables, standard tables, table relationships, lookup columns, lookup fields,
      choice columns, option sets, calculated columns, rollup columns, rollup fields, calculated fields, formula columns,
      alternate keys, polymorphic lookup, security model, row ownership, field security, column security, owner teams,
      access teams, hierarchy security, storage capacity, storage full, database capacity, file capacity, log capacity,
      capacity add on, audit history, bulk delete, solution layers, solution layering, unmanaged solutions, unmanaged layer,
      unmanaged customisations, unmanaged customizations, solution export, export solution, import solution,
      solution dependencies, missing dependencies, solution checker, solution upgrade, solution packager, solution management,
      environment variables, environment copy, copy environment, environment refresh, connection references,
      deployment between environments, deploy between environments, move between environments, deploy solutions,
      promote solutions, sandbox environment, relevance search, tds endpoint, organization service, cross environment,
      system jobs, pac cli, dev to prod, dev to test, test to production, promote to production, move to production,
      release to production, changes to production, deploy changes, deployment fails, failed deployments, manual deployments,
      deployment process, solution deployment, environment setup, new environment, tables and columns, user permissions,
      access rights, restrict access, storage costs, storage limit, database full, environment full, environment storage
    `,
  },
  {
    means: ['power-platform.canvas-apps', 'power-apps'],
    said: `
      canvas components, component library, galleries, data cards, patch function, collections in app, app collections,
      delegable, 500 records, 2000 records, app formulas, app checker, app on start, app loading, app performance,
      screens of app, responsive app, tablet layout, phone layout, app from spreadsheet, app from excel, app from sharepoint,
      sharepoint form, camera app, app offline, named formulas, app themes, checklist app, inspection apps, audit app,
      request app, booking app, visitor app, simple app, app crashes, app freezes, slow app, app takes long, app with camera,
      app takes photos, app screen, app design, app layout, small app, app for orders, app for inspections
    `,
  },
  {
    means: ['power-platform.model-driven-apps'],
    said: `
      model driven, main form, quick create, form designer, form tabs, form too long, form scripts, form customisation,
      form customization, stages bar, app modules, sitemap, views and charts, system views, personal views, custom views,
      view columns, editable grid, subgrid, sub grid, timeline control, command bar, command designer, modern commanding,
      ribbon, classic interface, web client, interactive dashboards, hide fields, lock fields, required fields, back office app,
      views in crm, form in crm, crm forms, crm views, crm fields, crm screens, screens crm, form layout, fields on form,
      tabs on form, navigation crm, process bar, hide tabs, app for back office
    `,
  },
  {
    means: ['power-platform.cloud-flows', 'power-automate'],
    said: `
      instant flows, scheduled flows, flow run, flow error, flow failure, flow timeout, flow times out, flow slow, flow owner,
      flow approval, flow trigger, flow loops, apply to each slow, child flow, parallel branches, flow expressions,
      flow connectors, flow connections, flow throttled, flow limits, flow turned off, flows switched off, trigger conditions,
      automatic emails, automated emails, automatic reminders, automatic notifications, automate reminders, email notifications,
      teams notifications, post to teams, adaptive cards, save attachments, premium connectors, custom connectors,
      http connector, outlook automation, sharepoint automation, excel automation, planner tasks, onedrive files,
      forms responses, flow not triggered, flow broken, flow breaks, notify people, notify users, notification flow,
      notify by email, reminder emails, send reminders, send notifications, emails trigger, attachments saved, copy files,
      copy emails, connect outlook, connect sharepoint
    `,
  },
  {
    means: ['power-platform.desktop-flows', 'power-automate'],
    said: `
      attended bots, attended automation, unattended automation, unattended bot, unattended flows, robots, bots click,
      click through screens, desktop automation, desktop recorder, record desktop, ui automation, ui selectors, ui elements,
      selectors break, screen automation, mouse clicks, keystrokes, machine group, machine runtime, hosted machines,
      system without api, no interface legacy, green screen, mainframe, terminal emulation, as400, citrix automation,
      automate desktop, automate sap, automate website, web scraping, scrape website, copy between systems, retyping,
      double keying, re keying, repetitive clicks, repetitive tasks, process mining, task mining, automate clicks,
      automate typing, automate copy, copy from screen, copy from website, copying data between, typing twice, manual typing,
      bot copies
    `,
  },
  {
    means: ['power-bi', 'power-platform.power-bi-reports'],
    said: `
      bi report, bi dashboards, bi developer, bi team, bi tool, business intelligence, sales dashboards, sales report,
      management dashboard, executive dashboard, key figures, report visuals, custom visuals, slicers, drillthrough,
      report themes, slow report, slow dashboards, dashboard slow, report pages, report refresh, scheduled refresh,
      incremental refresh, refresh failures, refresh schedule, refresh errors, dataset, star schema, time intelligence,
      composite model, direct query, directquery, import mode, dataflow, m code, report server, workspaces and apps,
      workspace access, report permissions, embedded reports, embed reports, embed dashboards, embedded dashboards,
      report subscriptions, report distribution, share reports, share dashboards, dashboard for managers,
      dashboards for management, analytics, data analyst, data analysis, data visualisation, data visualization,
      figures differ, numbers differ, different numbers, one version of truth, pivot tables, excel dashboards,
      reports in excel, spreadsheet reports, entity store, aggregate measurements, fabric capacity, crystal reports,
      business objects, pbix, reports for management, reports for managers, management figures, reports by hand,
      build dashboards, visualise data, visualize data, sales figures, figures wrong, figures in reports, report numbers,
      numbers wrong, numbers in reports, daily figures, monthly figures, monthly reports, weekly reports,
      reports from several systems, analyse data, analyze data, analyse sales, analyze sales, forecasting dashboard
    `,
  },
  {
    means: ['power-platform.power-pages'],
    said: `
      portal login, portal pages, portal users, portal website, portal forms, portal lists, portal permissions, portal security,
      portal management, portal development, portal developer, portal authentication, portal registration, portal slow,
      portal performance, portal sign in, portal migration, portal studio, external portal, external access, external website,
      customer login, customers log in, client portal, distributor portal, reseller portal, citizen portal, student portal,
      member portal, membership portal, tenant portal, patient portal, resident portal, applicants portal, application portal,
      community portal, community site, volunteers portal, grants portal, donor portal, broker portal, agent portal,
      franchise portal, liquid code, web roles, web templates, page templates, entity permissions, anonymous access,
      anonymous users, external identities, invitation codes, redemption of invitations, basic forms, advanced forms,
      multistep forms, entity forms, entity lists, web files, content snippets, site visibility, website on dataverse,
      dataverse website, data on website, records on website, accessibility of website, customers upload, suppliers upload,
      partners log in, partners login, partners register, dealer login, login for customers, login for partners,
      login for suppliers, website with login, secure website, extranet, website for members, website for customers,
      website for partners, website for dealers, online applications, citizens apply, register online, external people
    `,
  },
  {
    means: ['power-platform.copilot-studio'],
    said: `
      bot topics, bot answers, bot authoring, bot builder, bot framework, bot flows, bot understands, bot for website,
      bot in teams, teams bot, ai chat, ai bot, ai assistant, autonomous agents, agent flows, agent builder, agent topics,
      declarative agents, virtual assistant, digital assistant, conversational ai, conversation design, conversational agent,
      generative answers, generative ai, generative actions, generative orchestration, gen ai, gpt, chatgpt, llm, openai,
      trigger phrases, fallback topic, hallucinations, answers from documents, answers from sharepoint, answers from website,
      question answering, it helpdesk bot, faq bot, voice agent, voicebot, ivr bot, mcp server, multi agent, agent analytics,
      deflection rate, deflect calls, deflect tickets, bot for employees, bot for customers, bot for staff,
      assistant for employees, assistant for customers, agent for employees, agent on website, agent that answers,
      agent with own documents, agents with ai, build agents, build bot, ask documents, chat with documents, chat with data,
      ai hallucinates
    `,
  },
  {
    means: ['power-platform.ai-builder'],
    said: `
      ai model, ai prompts, prompt builder, custom prompts, prompt columns, document processing, document automation,
      document extraction, document understanding, document classification, extract text, extract fields, read pdfs,
      pdf extraction, pdf data, data from pdfs, scanned documents, scanned forms, scanned pdfs, handwritten forms, handwriting,
      text recognition, text extraction, object detection, image recognition, image classification, recognise images,
      photo recognition, detect objects, category classification, text classification, classify emails, classify documents,
      classify text, sentiment of emails, sentiment of texts, language detection, entity extraction, prediction model,
      predict outcomes, id reader, train model, model training, machine learning, ai credits, form recognizer, form recogniser,
      cognitive services, computer vision, read documents, extract from documents, extract from pdf, extract from invoices,
      extract from emails, extract data, recognise documents, recognise text, recognize text, categorise emails,
      categorise documents, ai reads, ai classification, ai documents, paper scanned
    `,
  },
  {
    means: ['power-platform'],
    said: `
      managed environment, default environment, environment sprawl, environment admin, tenant administration, tenant settings,
      tenant isolation, connector policies, coe kit, coe starter, coe dashboard, no code platform, citizen development,
      app sprawl, orphaned apps, orphaned flows, ownerless apps, app inventory, per app licences, pay as you go plan,
      maker community, centre of enablement
    `,
  },
  {
    means: ['power-apps'],
    said: `
      build app, business apps, internal app, internal apps, custom apps, app development, app developer, app maker,
      app builder, replace paper, digitise paper, digitize paper, digitise forms, digitize forms, digital forms,
      electronic forms, paper checklists, paper processes, excel to app, spreadsheet replacement, replace spreadsheets,
      replace excel, microsoft access, ms access, lotus notes, notes databases, nintex forms, k2 forms, component framework,
      app licensing, app sharing, wrap app, app in teams, digitise process, digitize process, paper lists, paperwork,
      excel lists, shared excel, shared spreadsheet, spreadsheets everywhere, small apps, app instead of paper,
      access application, vba
    `,
  },
  {
    means: ['power-automate', 'workflow-automation'],
    said: `
      automate tasks, automate process, automate approvals, automate work, automatic workflow, workflow engine, workflow tool,
      workflow approval, workflow stuck, workflow designer, workflow history, workflow notifications, workflow migration,
      sharepoint workflows, nintex, k2 workflows, classic workflows, background workflows, workflow conversion,
      replace workflows, parallel approval, sequential approval, approval chain, approval matrix, approval hierarchy,
      approval flow, approval emails, approval requests, approval reminders, approval delays, approval in teams,
      approvals in outlook, approval routing, approve by email, approve in teams, delegate approvals, sign off process,
      manager sign off, document approval, contract approval, hyperautomation, task automation, process automations,
      intelligent automation, requests by email, approve requests, approve documents, approve contracts, approval takes days,
      approvals get lost, approvals by phone, approvals missing, document workflow, request process, process requests,
      automate workflow, automation, manual steps, manual work, manual tasks, routine tasks
    `,
  },
];
