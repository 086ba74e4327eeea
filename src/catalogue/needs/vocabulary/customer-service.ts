import type { Vocabulary } from './vocabulary.ts';

export const customerServiceVocabulary: Vocabulary = [
  {
    means: ['customer-service.case-management'],
    said: `
      case resolution, resolve cases, case creation, create cases, cases from email, case status, case types, case categories,
      case hierarchy, case history, case handling, case lifecycle, case timeline, case notes, case priority, case process,
      case workflow, case queue, case workers, case managers, child cases, merge cases, duplicate cases, reopen cases,
      reactivate cases, escalate cases, email to ticket, support emails, service emails, support inbox, support mailbox,
      service mailbox, service inbox, info mailbox, ticket system, ticketing tool, ticket backlog, ticket status, ticket number,
      ticket history, ticket categories, ticket closing, open tickets, customer tickets, service tickets, lost tickets,
      ticket volumes, service requests, customer requests, customer issues, customer queries, customer enquiries,
      customer inquiries, warranty claims, claims handling, claims management, insurance claims, issue tracking, enhanced email,
      customer emails, unanswered emails, ombudsman, citizen requests, student enquiries, grievances, customer cases,
      service cases, support cases, manage cases, manage tickets, log tickets, handle tickets, emails get lost, lost emails,
      forgotten tickets, forgotten emails, email inbox, service queries, query handling, enquiry handling, incident,
      incident management, problem tickets, case system, claim process
    `,
  },
  {
    means: ['customer-service.knowledge-management'],
    said: `
      knowledge article, knowledge search, knowledge sources, knowledge database, knowledge authors, knowledge template,
      knowledge approval, knowledge sharing, knowledge harvesting, kcs, article templates, article review, article approval,
      article versions, article translations, article search, article feedback, article ratings, article views,
      article publishing, publish articles, write articles, help articles, help centre, help center, help pages, faq page,
      standard answers, answers to customers, find articles, suggested articles, article suggestions, related articles, wiki,
      solution database, outdated articles, external knowledge, sharepoint knowledge, share knowledge, knowledge of agents,
      answers for agents, self help, manuals for customers
    `,
  },
  {
    means: ['customer-service.omnichannel-for-customer-service'],
    said: `
      chat, chat channel, chat agents, chat on website, website chat, chat transcripts, chat queue, chat support,
      chat with customers, proactive chat, persistent chat, chat sessions, chat window, chat history, customer chat,
      asynchronous chat, messaging channels, messenger, facebook channel, line channel, whatsapp channel, sms channel,
      social channels, social messaging, voice calls, voice support, voice menu, voicemail, phone queue, phone channel,
      phone support, phone lines, phone menus, phone menu, incoming calls, inbound calls, missed calls, transfer calls,
      call transfer, call routing, call menu, call distribution, call handling, call volume, call waiting, hold music,
      caller id, callbacks, click to call, click to dial, screen pop, customer on phone, pbx, voip, sip trunk, direct routing,
      bring your own carrier, dtmf, record calls, live transcription, sentiment, channels for customers, digital channels,
      multichannel service, agent presence, presence status, agent capacity, agent availability, capacity profiles, co browse,
      cobrowsing, supervisor monitoring, supervisor dashboard, agent wrap up, wrap up time, abandoned calls, hand over from bot,
      bot handover, escalate to human, human handover, hand off to agent, handoff to agent, voice, customers ring, calls in crm,
      call agents, answer chats, phone and email, phone and chat, chat and phone, chat and voice, voice and chat,
      instagram messages, whatsapp chat, whatsapp customers, sms to agents, hotline, switchboard, customer messages,
      chat requests, chat tool, video chat
    `,
  },
  {
    means: ['customer-service.unified-routing'],
    said: `
      routing rules, routing diagnostics, routing of tickets, routing emails, route enquiries, route requests, right agent,
      email routing, ticket routing, ticket assignment, assign tickets, assign cases, automatic assignment, auto assignment,
      case assignment, assignment methods, work item, work distribution, distribute cases, distribute tickets, distribute work,
      workload balancing, workload of agents, workstream, intake rules, classification rules, record routing, round robin,
      longest idle, priority routing, priority queue, preferred agent, advanced queues, queue management, queue members,
      queue priority, queue overflow, overflow handling, overflow management, overflow queue, agent skills, skills matching,
      language routing, wrong queue, wrong department, cherry picking, triage, distribute emails, balance workload,
      balance work, workload distribution, work allocation, allocate cases, allocate tickets, sort emails, sort tickets,
      categorise tickets, skills of agents
    `,
  },
  {
    means: ['customer-service.service-level-agreements'],
    said: `
      service levels, reply time, resolution time, time to resolve, time to resolution, breach warnings, breached deadlines,
      case deadlines, deadlines for cases, contractual deadlines, penalty clauses, service penalties, overdue cases,
      overdue tickets, holiday schedule, guaranteed response, answer in time, respond in time, respond late, responses late,
      slow responses, slow replies, late replies, respond faster, contractual response, response deadlines, reaction time,
      service targets, resolution targets, escalate, overdue requests, promised response
    `,
  },
  {
    means: ['customer-service.entitlements'],
    said: `
      entitlement, support hours, prepaid hours, prepaid support, prepaid tickets, support packages, support plans,
      support tiers, support level, premium support, premium customers, allotment, case credits, customers entitled,
      entitled to support, entitled customers, outside contract, contract coverage, support agreement, service packages,
      service plans, free support, paid support, hour bundles, ticket bundles, customers without contract, contract customers,
      hours per contract, contingent of hours, contract hours, support credits, incidents per contract, number of tickets,
      support subscription
    `,
  },
  {
    means: ['customer-service.service-scheduling'],
    said: `
      service calendar, service activity, rooms and equipment, room booking, equipment booking, facility booking,
      business closures, test drives, slots for customers, free slots, appointments, book online, online booking,
      booking system, booking calendar, time slots, treatment rooms, branch visits
    `,
  },
  {
    means: ['customer-service.copilot-service-workspace'],
    said: `
      agent experience, agent interface, agent console, agent productivity, productivity pane, agent scripts, agent guidance,
      agent macros, macros for agents, agent windows, agents switch, switch between systems, session templates,
      application tabs, multi session, multisession app, agent assist, suggested replies, copilot for agents,
      copilot for service, case summaries, summarise cases, summarize cases, summarise conversations, summarize conversations,
      conversation summary, draft replies, draft responses, quick replies, agent dashboard, agent inbox, inbox view,
      one screen for agents, service copilot, swarming, agent ui, agent workplace, agents click, agents copy,
      workspace for agents, tabs for agents, summaries for agents, handling time
    `,
  },
  {
    means: ['customer-service'],
    said: `
      service agents, customer support, support agents, customer care, customer helpdesk, service team, aftersales,
      after sales service, citizen service, customer contact, customer satisfaction, csat, first contact resolution,
      call resolution, agent performance, agent turnover, agent coaching, new agents, workforce management, shifts of agents,
      agent shifts, shift rota, agent schedules, workforce engagement, service crm, help customers, agents in service,
      support department, service department, agent rota, agent planning
    `,
  },
];
