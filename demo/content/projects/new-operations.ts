import type { DemoProject } from '../demo-project.ts';

/** New implementations of finance, supply chain and their neighbours. */
export const newOperationsProjects: readonly DemoProject[] = [
  {
    client: 'gossamer',
    title: 'Transportation management for 340 trucks and 60 hauliers',
    description: [
      'Gossamer runs 340 own vehicles and buys capacity from around 60 subcontractors. Planning happens in a product whose vendor has announced its end for next autumn. We are on D365 Supply Chain for purchasing and stock and want to know by a pilot whether transportation management can carry one region (north, 55 trucks).',
      'Deliverables of phase one: rate masters for 12 hauliers, load planning for two depots, freight invoices matched automatically. Phase two only if phase one convinces the planners.',
    ],
    status: 'open',
    type: 'new-implementation',
    modules: ['supply-chain.transportation-management'],
    extraSkills: ['system-integration', 'training-support'],
    timeline: '6-12-months',
    budget: '100k-250k',
    d365Status: 'adding-modules',
    urgency: 'high',
    startsInDays: 40,
    postedDaysAgo: 0.4,
    applications: [
      {
        by: 'lucinda',
        letter:
          'Your two-phase plan is the right one, and two depots with 55 trucks is enough to find out. I am twenty minutes from your head office. What I would test first is not the rate engine but whether the planners can rebuild yesterday in the system: take a real day, plan it again, compare.',
        withPitch: true,
      },
      {
        by: 'jasper',
        letter:
          'If the functional lead is somebody local, I can bring the haulier connections: status messages, labels, freight invoices. Sixty partners is a template job. The first five take a month, the rest a day or two each.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'foxglove',
    title: 'Asset management for 14,000 medical devices',
    description: [
      'Infusion pumps, monitors, beds: 14,000 devices in four hospitals, serviced by an in-house team of 31. Regulators ask for proof of maintenance; we can give it for 82 % of devices and need 100.',
      'Please only apply with experience in regulated maintenance. We will ask about validation documents.',
    ],
    status: 'in_progress',
    type: 'new-implementation',
    modules: ['supply-chain.asset-management'],
    extraSkills: ['data-migration', 'training-support'],
    timeline: '6-12-months',
    budget: '100k-250k',
    d365Status: 'adding-modules',
    urgency: 'critical',
    startsInDays: -55,
    postedDaysAgo: 84,
    applications: [
      {
        by: 'ezekiel',
        letter:
          'Regulated maintenance: five years of pharmaceutical bottling, with installation and operational qualification for each release. I would split your 14,000 devices by risk class, load class one in week six, and have the maintenance plan, the work instruction and the proof for those before touching a single bed. Validation documents from a former project are attached in my portfolio, names removed.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'fiadh',
        letter:
          'I implemented purchasing and spare parts at a hospital group and know how devices arrive: as gifts, loans and trial units nobody registers. If you want your 100 % you will have to catch them at the door, and I could set up exactly that part.',
      },
      {
        by: 'hamish',
        letter:
          'My field is the store, less so the device. I could do the spare parts warehouse behind the 31 technicians. Leaving that here in case it becomes a separate piece of work.',
        declined:
          'Spare parts are a later phase. We have kept your contact and will come back to you.',
      },
    ],
  },
  {
    client: 'owlery',
    title: 'D365 Finance for 31 schools before the new financial year',
    description: [
      'Thirty-one academies, one trust, one set of accounts due to the Department each year. The present package is at its end of life in August. We have chosen D365 Finance and a partner for the technical work; what we miss is a finance lead on our side who has done multi-entity before and can speak to head teachers.',
    ],
    status: 'completed',
    closedDaysAgo: 35,
    type: 'new-implementation',
    modules: [
      'finance-operations.general-ledger',
      'finance-operations.accounts-payable',
      'finance-operations.budgeting',
    ],
    extraSkills: ['training-support', 'data-migration'],
    timeline: '3-6-months',
    budget: '100k-250k',
    d365Status: 'in-progress',
    urgency: 'critical',
    startsInDays: -135,
    postedDaysAgo: 149,
    applications: [
      {
        by: 'ottilie',
        letter:
          'Thirty-one entities with the same chart of accounts is, frankly, easier than four with different ones. The risk is August: opening balances, payroll journal, first supplier payment run, all in the fortnight when schools are empty. I would put a full rehearsal in June and refuse to go live without it.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'bronwen',
        letter:
          'I led a trust of exactly this size on the client side, from tender to second year-end. If the finance lead is found, consider me for the programme; if it is one role only, take the accountant.',
        withPitch: true,
      },
      {
        by: 'priya',
        letter:
          "A trust with restricted and unrestricted funds lives or dies with its dimensions. I would come with three proposals and a fortnight to test them on last year's real transactions.",
      },
    ],
  },
  {
    client: 'badger',
    title: 'Brewing, kegs and beer duty in one system',
    description: [
      'Three-Legged Badger brews 62,000 hectolitres, sells through 300 pubs and owes duty to His Majesty on the first of each month. We run on a mixture of an old brewery package, spreadsheets and optimism.',
      'Looking for a lead consultant for D365 Supply Chain: process manufacturing, packaging, keg tracking, duty. Two of us on our side full time. Beer provided.',
    ],
    status: 'open',
    type: 'new-implementation',
    modules: [
      'supply-chain.production-control',
      'supply-chain.inventory-management',
      'supply-chain.warehouse-management',
    ],
    extraSkills: ['data-migration', 'business-process-analysis'],
    timeline: '6-12-months',
    budget: '100k-250k',
    d365Status: 'planning',
    urgency: 'medium',
    startsInDays: 50,
    postedDaysAgo: 30,
    applications: [
      {
        by: 'tariq',
        letter:
          'Two breweries so far, 40,000 and 110,000 hectolitres. Losses in the bright tank and duty points are where the standard needs thought; brewing itself fits formulas and co-products well (spent grain is a co-product with a price, please). Full-time people on your side decide whether this works, so I was glad to read that line.',
        withPitch: true,
      },
      {
        by: 'connie',
        letter:
          'Duty is a posting problem before it is a tax problem: if the movement from bonded to free stock is one transaction in one place, the return writes itself. I would offer the stock, costing and duty stream, alongside a process manufacturing lead.',
        withPitch: true,
      },
      {
        by: 'hamish',
        letter:
          'Duty-suspended stock I have done at four whisky sites. An hour and a bit from you by train. Keg tracking with license plates works as long as empties are counted back in, and the pubs will not help you there.',
      },
      {
        by: 'gunther',
        letter:
          'I can offer project leadership and costing. Brewing I know from the other side of the bar only.',
        declined:
          'Thank you, and we did laugh. We would like somebody who has been inside a brewhouse.',
      },
    ],
  },
  {
    client: 'quillfeather',
    title: 'Royalties and rights accounting',
    description: [
      'We pay royalties to 1,260 authors and agents twice a year from a system written by a former colleague. We are considering subscription billing and project accounting in D365 as a base, and want to speak with two or three people who have worked for publishers.',
      'Not public: the former colleague does not know yet.',
    ],
    status: 'open',
    isPrivate: true,
    type: 'new-implementation',
    modules: [
      'finance-operations.subscription-billing',
      'finance-operations.project-management-and-accounting',
    ],
    extraSkills: ['custom-development'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'adding-modules',
    postedDaysAgo: 15,
    applications: [],
  },
];
