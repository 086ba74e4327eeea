import type { DemoConsultant } from '../demo-consultant.ts';

export const supplyChainConsultants: readonly DemoConsultant[] = [
  {
    key: 'hamish',
    firstName: 'Hamish',
    lastName: 'Strathbogle',
    email: 'hamish@strathbogle-wms.test',
    website: 'https://strathbogle-wms.test',
    title: 'Warehouse management consultant, D365 Supply Chain',
    city: 'Edinburgh',
    workArrangement: 'on-site',
    yearsExperience: 15,
    hourlyRateUsd: 135,
    primarySkills: ['supply-chain', 'system-implementation', 'training-support'],
    modules: [
      'supply-chain.warehouse-management',
      'supply-chain.inventory-management',
      'supply-chain.transportation-management',
    ],
    secondarySkills: ['data-migration', 'power-bi'],
    certifications: ['d365-supply-chain-consultant'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '3-6_months',
    summary:
      'Ran night shifts in a chilled warehouse before I ever configured one. Wave templates, location directives, mobile device menus: I set them up standing next to the people who scan.',
    experience: [
      'Nine warehouses live on advanced warehousing, from 4,000 to 61,000 pallet places, food, spirits and spare parts. I do the mobile device menu last and with pickers in the room. Every button costs seconds, 9,000 times a day.',
      'What I do not do: automation PLC work and voice hardware. I know good people for both.',
    ],
    portfolio: [
      {
        title: 'Whisky bond, four sites',
        description:
          'Duty-suspended stock with full traceability. Picking errors fell from 1.9 % to 0.3 %, and the excise return now takes an afternoon instead of a week.',
      },
      {
        title: 'Cycle counting that replaced the annual stocktake',
        description:
          'Threshold counting on 12,400 locations. The August shutdown of three days was cancelled for good after the second clean audit.',
      },
    ],
    pitch:
      'First thing I would ask for is two days on your floor, one of them on the late shift. Everything I configure afterwards comes from that.',
    joinedDaysAgo: 402,
    standing: { plan: 'annual' },
  },
  {
    key: 'lucinda',
    firstName: 'Lucinda',
    lastName: 'Vargateal',
    email: 'l.vargateal@vargateal.test',
    title: 'Transportation and advanced warehousing consultant',
    city: 'Hamburg',
    workArrangement: 'both',
    yearsExperience: 10,
    hourlyRateUsd: 125,
    primarySkills: ['supply-chain', 'azure-integration', 'business-process-analysis'],
    modules: [
      'supply-chain.transportation-management',
      'supply-chain.warehouse-management',
      'supply-chain.inventory-management',
      'supply-chain.procurement-and-sourcing',
    ],
    secondarySkills: ['power-automate', 'finance-operations'],
    certifications: ['d365-supply-chain-consultant', 'azure-fundamentals'],
    availability: 'available',
    hoursPerWeek: 32,
    preferredDuration: '1-3_months',
    summary:
      'Freight costs, carriers, ports and the warehouse behind them. I connect D365 transportation management to carrier systems and make landed cost something the buyers actually look at.',
    experience: [
      'Ten years in Hamburg logistics, five of them at a forwarder. Rate engines for road and sea, freight reconciliation, appointment scheduling, landed cost. I speak EDI well enough to argue with it.',
      'Recent figures: 7 % of invoiced freight turned out to be charged twice at one client; at another we brought 14 carriers onto one label service in ten weeks.',
    ],
    portfolio: [
      {
        title: 'Freight reconciliation for an importer of ceramics',
        description:
          'Set up rate masters for 11 carriers and automatic matching of freight bills. Found 186,000 euros of overcharges in the first twelve months.',
      },
    ],
    pitch:
      'I can be on site anywhere by train between Rotterdam and Gdańsk; the rest works well remotely, carriers are never in the room anyway.',
    joinedDaysAgo: 176,
    standing: { plan: 'monthly' },
  },
  {
    key: 'tariq',
    firstName: 'Tariq',
    lastName: 'Alderwand',
    email: 'tariq@alderwand.test',
    title: 'Process manufacturing consultant',
    city: 'Manchester',
    workArrangement: 'remote',
    yearsExperience: 13,
    hourlyRateUsd: 130,
    primarySkills: ['supply-chain', 'finance-operations', 'system-implementation'],
    modules: [
      'supply-chain.production-control',
      'supply-chain.product-information-management',
      'supply-chain.inventory-management',
      'finance-operations.cost-accounting',
    ],
    secondarySkills: ['business-process-analysis', 'data-migration'],
    certifications: ['d365-supply-chain-consultant', 'd365-finance-consultant'],
    availability: 'available',
    hoursPerWeek: 36,
    preferredDuration: '6-12_months',
    summary:
      'Food, drink, chemicals: formulas, co-products, potency, batch attributes and what all of it costs. I am comfortable on the filling line and in the cost roll-up, and I make the two agree.',
    experience: [
      'Chemical engineer by training. Thirteen years of process manufacturing on AX and D365: bakeries, a paint maker, two breweries, one producer of contact-lens fluid. Allergen and shelf-life rules are where projects in food fail, so I start there.',
      'I have closed the production accounts at every client for at least two periods myself, because variances show whether the formulas are true.',
    ],
    portfolio: [
      {
        title: 'Standard cost for 2,300 bakery products',
        description:
          'Formula clean-up, co-product allocation and a monthly variance review. Unexplained production variance went from 4.1 % to 0.8 % of turnover.',
      },
      {
        title: 'Batch recall in eleven minutes',
        description:
          'Traceability from sack of flour to pallet for a plant that used to need two days and a wall of paper. Proven in an unannounced audit.',
      },
    ],
    pitch:
      'I charge nothing for the first half day, in which I walk your process from goods-in to dispatch and write down where the system and the floor disagree.',
    joinedDaysAgo: 255,
    standing: { plan: 'annual' },
  },
  {
    key: 'beatriz',
    firstName: 'Beatriz',
    lastName: 'Montfrey',
    email: 'beatriz@montfrey-planning.test',
    website: 'https://montfrey-planning.test',
    title: 'Master planning and demand forecasting consultant',
    city: 'Austin',
    workArrangement: 'both',
    yearsExperience: 8,
    hourlyRateUsd: 120,
    primarySkills: ['supply-chain', 'power-bi', 'business-process-analysis'],
    modules: [
      'supply-chain.master-planning',
      'supply-chain.procurement-and-sourcing',
      'supply-chain.inventory-management',
    ],
    secondarySkills: ['training-support', 'azure-integration'],
    certifications: ['d365-supply-chain-consultant', 'power-bi-data-analyst'],
    availability: 'available',
    hoursPerWeek: 30,
    preferredDuration: '1-3_months',
    summary:
      'Planners ignore planned orders they do not trust. I move companies from the old MRP engine to Planning Optimization and clean the coverage settings until the suggestions are worth reading.',
    experience: [
      'Eight years, seventeen planning set-ups, mostly consumer goods and electronics between 2,000 and 90,000 items. I begin with a list of every action message from the last run and how many of them a planner acted on. The record low was 3 %.',
      'I also build forecast accuracy reports that show bias by planner, kindly. Nobody improves a number they cannot see.',
    ],
    portfolio: [
      {
        title: 'Planning runs from five hours to six minutes',
        description:
          'Moved 48,000 items to Planning Optimization, removed 212 redundant coverage groups, and cut safety stock by 1.9 million dollars without more stock-outs.',
      },
    ],
    pitch:
      'Before we talk scope, export your planned orders and action messages for one item group. I will come to the first call with numbers instead of slides.',
    joinedDaysAgo: 231,
    standing: { plan: 'monthly' },
  },
  {
    key: 'gunther',
    firstName: 'Günther',
    lastName: 'Apfelrath',
    email: 'g.apfelrath@apfelrath-beratung.test',
    title: 'Discrete manufacturing and engineering change expert',
    city: 'Munich',
    workArrangement: 'remote',
    yearsExperience: 22,
    hourlyRateUsd: 155,
    primarySkills: [
      'supply-chain',
      'finance-operations',
      'system-implementation',
      'data-migration',
      'business-process-analysis',
    ],
    modules: [
      'supply-chain.production-control',
      'supply-chain.product-information-management',
      'supply-chain.master-planning',
      'finance-operations.cost-accounting',
    ],
    secondarySkills: ['training-support'],
    certifications: ['d365-supply-chain-consultant', 'pmp'],
    availability: 'busy',
    hoursPerWeek: 24,
    preferredDuration: '6-12_months',
    summary:
      'Twenty-two years with machine builders. Engineering change management, configurable products, shop floor control, post-calculation. I prefer a standard process that works to a customisation that impresses.',
    experience: [
      'I have introduced Axapta 3.0, AX 2009, AX 2012 and D365 at altogether 16 manufacturers of machines, pumps, lifts and tools with 80 to 2,400 employees. Fifteen are still running it; the sixteenth was bought.',
      'My speciality is the interface between construction and production: versions, bills of material from CAD, effectivity dates. If you change a drawing at noon, the shop floor should not cut the old part at two.',
      'On one project I was brought in to stop it. We did, and started again smaller. That too is a result.',
    ],
    portfolio: [
      {
        title: 'Engineering change management for a pump maker',
        description:
          'Connected the CAD vault with engineering product versions. Scrap from outdated drawings fell from 140 to 9 cases a year.',
      },
    ],
    pitch:
      'I ask for a decision maker in every workshop and for minutes signed the same day. It sounds strict; it is why the dates hold.',
    joinedDaysAgo: 340,
    standing: { plan: 'annual' },
  },
  {
    key: 'fiadh',
    firstName: 'Fiadh',
    lastName: 'Rosscarrow',
    email: 'fiadh@rosscarrow.test',
    title: 'Procurement and vendor collaboration consultant',
    city: 'Dublin',
    workArrangement: 'both',
    yearsExperience: 9,
    hourlyRateUsd: 105,
    primarySkills: ['supply-chain', 'training-support', 'power-automate'],
    modules: ['supply-chain.procurement-and-sourcing', 'supply-chain.inventory-management'],
    secondarySkills: ['finance-operations', 'business-process-analysis'],
    certifications: ['d365-supply-chain-consultant'],
    availability: 'unavailable',
    availableInDays: 21,
    hoursPerWeek: 20,
    preferredDuration: '1-3_months',
    summary:
      'Purchase requisitions, category hierarchies, vendor portals and approval limits that match what people really sign. Buyer for ten years before I changed sides. On parental leave at the moment.',
    experience: [
      'Nine years of procurement projects in Ireland and the UK, among them two universities and a hospital group, so tender rules and audit trails hold no fear for me. I have onboarded around 1,300 suppliers to vendor collaboration, in batches of 40, by phone when needed.',
      'I keep purchasing policies short: one client went from 61 approval rules to 12 and finance signed off on every one.',
    ],
    portfolio: [
      {
        title: 'Requisition to order at a hospital group',
        description:
          'Catalogue of 7,800 items, punch-out to three suppliers, approval on mobile. Off-contract spending dropped from 31 % to 12 % in a year.',
      },
    ],
    pitch:
      'Buyers trust me because I was one. Say the word and I will send you my policy template.',
    joinedDaysAgo: 330,
    standing: { plan: 'monthly', endedDaysAgo: 48 },
  },
  {
    key: 'ezekiel',
    firstName: 'Ezekiel',
    lastName: 'Thornapple',
    email: 'zeke@thornapple-eam.test',
    title: 'Asset management (EAM) consultant',
    city: 'Atlanta',
    workArrangement: 'on-site',
    yearsExperience: 16,
    hourlyRateUsd: 140,
    primarySkills: ['supply-chain', 'field-service', 'data-migration'],
    modules: [
      'supply-chain.asset-management',
      'supply-chain.inventory-management',
      'field-service.customer-assets',
      'field-service.connected-field-service',
    ],
    secondarySkills: ['power-apps', 'training-support'],
    certifications: ['d365-supply-chain-consultant', 'd365-field-service-consultant'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '3-6_months',
    summary:
      'Maintenance people first. I implement asset management in D365 for plants, fleets and utilities: functional locations that make sense, maintenance plans people follow, spare parts where the machine is.',
    experience: [
      'Former Navy machinist, then maintenance planner, then consultant since 2010. I have loaded asset hierarchies of up to 210,000 objects and I still walk the line with a clipboard before I trust an import file.',
      'Typical engagement: 12 to 20 weeks, one plant as pilot, two planners trained so well that plant two does not need me full time.',
    ],
    portfolio: [
      {
        title: 'Bottling plant, from reactive to planned',
        description:
          'Share of planned maintenance hours went from 24 % to 61 % in ten months; unplanned stops on the two main lines fell by a third.',
      },
    ],
    pitch:
      "If your spare parts list is a mess, say so. Everybody's is. We will plan three weeks for it and be honest about the rest. Zeke",
    joinedDaysAgo: 183,
    standing: { plan: 'monthly' },
  },
];
