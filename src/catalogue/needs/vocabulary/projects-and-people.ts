import type { Vocabulary } from './vocabulary.ts';

/** How a system is introduced, what the work is, who learns it; and the products beside the ones with modules. */
export const projectsAndPeopleVocabulary: Vocabulary = [
  {
    means: ['system-implementation'],
    said: `
      implementation project, implementation plan, implementation lead, implementation manager, implementation roadmap,
      implementation methodology, implementation team, implementation failed, implementation delayed,
      implementation over budget, implementation stalled, implementation consultant, implementation support, project late,
      project delayed, project overruns, project stalled, project recovery, project governance, project leadership, pmo,
      steering committee, steering group, programme management, program management, programme director, program director,
      solution architect, solution architecture, solution blueprint, solution design, big bang, phased rollout, phased approach,
      global template, global rollout, country rollout, international rollout, template rollout, rollout to subsidiaries,
      roll out to countries, template approach, core model, greenfield, brownfield, reimplementation, reimplement,
      re implementation, new implementation, implement erp, implement crm, implement d365, introduce erp, introduce crm,
      introduce d365, erp implementation, erp project, erp rollout, erp replacement, replace erp, replace crm, crm project,
      crm rollout, digital transformation, transformation programme, transformation program, transformation project,
      cloud migration, lift and shift, move to cloud, cloud transformation, upgrade project, upgrade to d365, upgrade from ax,
      system upgrade, version upgrade, test management, test manager, test plan, test cases, test scripts, test strategy,
      test cycles, acceptance testing, uat, sit testing, interim it manager, agile delivery, backlog refinement, fasttrack,
      partner change, change partner, replace partner, previous partner, partner bankrupt, supplier of erp,
      merger and acquisition, merger systems, acquisition integration, system consolidation, new crm, start with d365,
      move to d365, switch to d365, set up d365, setup of d365, implement finance, project failing, launch date,
      roll out abroad, subsidiary rollout, testing phase, testing coordination, partner disappeared, partner stopped,
      unhappy with partner, partner too expensive, second partner, architecture review, system architecture
    `,
  },
  {
    means: ['business-process-analysis'],
    said: `
      process analysis, process analyst, process review, process improvement, process optimisation, process optimization,
      process redesign, process design, process harmonisation, process harmonization, process standardisation,
      process standardization, process model, process diagrams, process maps, process owners, process gaps, process audit,
      process assessment, process consultant, process discovery, bpmn, bpm, visio diagrams, swim lanes, swimlanes, flow charts,
      flowcharts, gap analysis, gap analyses, fit to standard, requirements gathering, requirements analysis,
      requirements specification, requirements document, requirement workshops, requirements catalogue, requirements catalog,
      requirements list, requirements engineering, gather requirements, collect requirements, write requirements,
      functional specification, functional design, user stories, business requirements, business case, business analysts,
      functional analyst, discovery phase, discovery workshop, discovery project, feasibility study, software selection,
      erp selection, crm selection, system selection, select software, selection of erp, six sigma, stakeholder interviews,
      user interviews, operating model, raci, health check, system audit, system review, system assessment, licence review,
      licence optimisation, license optimization, licence costs, license costs, licensing advice, bottlenecks in process,
      workarounds in excel, describe processes, processes not documented, nobody knows process, understand processes,
      map processes, analyse processes, analyze processes, improve processes, harmonise processes, harmonize processes,
      standardise processes, standardize processes, streamline, different processes, inefficient, inefficiencies,
      workflows documented, define requirements, requirements unclear, unclear requirements, specification document, choose erp,
      choose crm, choose software, choose system, compare systems, right system, evaluate software, evaluation of erp,
      evaluate erp, assessment of processes
    `,
  },
  {
    means: ['training-support'],
    said: `
      train people, train colleagues, train team, train trainer, training course, training material, training documents,
      training documentation, training videos, training programme, training program, training sessions, training workshop,
      training days, training on site, training delivery, training environment, training guides, training manager,
      remote training, classroom training, online training, user training, staff do not know how, users do not know how,
      users do not understand, users confused, users reject, user guide, user documentation, user instructions, user support,
      instruction videos, task guides, task recordings, in app guidance, in app help, walkme, clicklearn, coaching users,
      floor walking, floorwalking, first level support, first line support, application support, application management,
      application maintenance, ams contract, managed services, support partner, support desk, support retainer, ongoing support,
      continuous support, on call support, administrator support, system administrator, system administration, system admin,
      user administration, change manager, organisational change, organizational change, change champions, change network,
      change resistance, resistance to change, communication plan, user engagement, user resistance, low usage,
      people go back to excel, fall back to excel, knowledge transfer, hand over knowledge, handover to support, power users,
      superusers, teach users, teach staff, learn d365, learn crm, learn system, workshop for users, user workshops,
      daily support, daily questions, tickets of users, administrator on holiday, admin left, users went back to excel,
      acceptance of users, staff resist, documentation for users, handbooks, videos for users, guides for users
    `,
  },
  {
    means: ['business-central'],
    said: `
      essentials licence, codeunit, dimension correction
    `,
  },
  {
    means: ['project-operations', 'finance-operations.project-management-and-accounting'],
    said: `
      project quote, project estimates, project opportunities, project pricing, project bookings, project staffing,
      staffing of projects, staff augmentation, resource manager, resource planning, resource forecast, resource demand,
      resource allocation, resource requests, utilisation of consultants, utilization of consultants, consultant utilisation,
      consultant utilization, billable utilisation, billable utilization, utilisation rate, utilization rate,
      professional services, role prices, project for the web, microsoft project, ms project, planner premium,
      project scheduling, project gantt, gantt chart, project portfolio, project approvals, project material, project driven,
      plan consultants, plan resources, resource conflicts, resource overview, capacity of team, capacity of people,
      staff capacity, plan projects, service projects, projects for customers, engineering firm, architects office,
      from quote to project
    `,
  },
  {
    means: ['finance-operations'],
    said: `
      accounting system, accounting software, accounting package, erp system, erp software, erp consultant, erp users,
      erp solution, erp upgrade, new subsidiary, cfo, organisation hierarchy, organization hierarchies, shared services,
      immersive home, financial system, financial software, financials
    `,
  },
  {
    means: ['supply-chain'],
    said: `
      logistics department, logistics manager, logistics team, logistics system, logistics software, logistics processes,
      operations director, wholesale distribution, wholesale distributor, wholesaler, distribution business,
      distribution company, manufacturing erp, import and export, logistics, distributor, distribution
    `,
  },
];
