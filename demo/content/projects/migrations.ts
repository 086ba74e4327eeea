import type { DemoProject } from '../demo-project.ts';

export const migrationProjects: readonly DemoProject[] = [
  {
    client: 'barnacle',
    title: 'Items and prices out of a system from 1998',
    description: [
      '28,000 items, of which some are sold by weight, length, dozen and "per boat". The old system speaks only to a printer and to itself. A nephew has managed to get text files out of it. We want clean items, units, prices and suppliers in D365 before the season, and a list of what we should stop selling.',
    ],
    status: 'open',
    type: 'migration',
    modules: ['supply-chain.product-information-management', 'supply-chain.inventory-management'],
    extraSkills: ['data-migration'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'in-progress',
    urgency: 'high',
    startsInDays: 12,
    postedDaysAgo: 1.3,
    applications: [
      {
        by: 'pavel',
        letter:
          'Compliments to the nephew. Text files are fine. "Per boat" I will want to see in person. I would do three rehearsals, each with a report of items without unit, without price, without sale in three years; the last group is your list of what to stop selling, for free.',
        withPitch: true,
      },
      {
        by: 'connie',
        letter:
          'Units of measure decide whether your stock value will ever be right, so I would settle those on paper with your buyers before loading anything. 28,000 items in eight weeks is realistic if about half of them are never sold.',
        withPitch: true,
      },
      {
        by: 'mireille',
        letter:
          'If items shall appear in a web shop later, decide the attributes now. I am less of a chandler than my uncle, but I did grow up near boats.',
      },
    ],
  },
  {
    client: 'brassbound',
    title: '11,000 maintenance contracts into agreements',
    description: [
      'Contracts for 11,000 lifts exist as PDFs, as lines in the billing program and as folders in the branches, and these three disagree. For Field Service we need one list: lift, contract type, visits per year, price, indexation, next due. We expect the truth to be unpleasant.',
    ],
    status: 'in_progress',
    type: 'migration',
    modules: [
      'field-service.agreements-and-preventive-maintenance',
      'field-service.customer-assets',
    ],
    extraSkills: ['data-migration', 'business-process-analysis'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'planning',
    urgency: 'medium',
    startsInDays: -45,
    postedDaysAgo: 72,
    applications: [
      {
        by: 'pavel',
        letter:
          'Three sources that disagree is the normal case. I match on lift number, address and price, score the result, and let your branches decide only the doubtful 15 %, in a list sorted by money. My guess: 3 % of lifts without a contract, and 2 % of contracts without a lift.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'marcus',
        letter:
          'I can help to design the asset structure the contracts hang on. The matching work itself is better done by a data person.',
      },
      {
        by: 'noah',
        letter:
          'The quoting side will need the same contract types, so define them once: I did 640 service packages for a lift company. If you want a second pair of eyes on the catalogue, four days would do.',
      },
    ],
  },
  {
    client: 'thimblewick',
    title: 'Merge two CRM systems after an acquisition',
    description: [
      'We bought a smaller brand in spring. They sell to boutiques with another CRM, we use Dynamics 365 Sales. About 61,000 contacts there, 140,000 here, an unknown overlap, and two sales teams who both believe theirs is the right address.',
    ],
    status: 'completed',
    closedDaysAgo: 83,
    type: 'migration',
    modules: ['sales.accounts-and-contacts', 'sales.lead-management'],
    extraSkills: ['data-migration', 'system-integration'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    startsInDays: -105,
    postedDaysAgo: 115,
    applications: [
      {
        by: 'rafael',
        letter:
          'Overlap after such a purchase is usually between 8 and 15 %, and half of the arguments are about 300 accounts. I would bring both teams into one call with those 300 on the screen. The remaining 200,000 follow rules: latest order wins, a bounced address loses.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'lennart',
        letter:
          'Consider whether the smaller brand needs its own business unit before you merge, otherwise you will take the data apart again in two years. I can advise on that for two days.',
        withPitch: true,
      },
      {
        by: 'imogen',
        letter:
          'I would follow the merge with two weeks on the floor with the acquired team, since it is their system that goes away.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'saltmarsh',
    title: 'Lease contracts into Asset Leasing',
    description: [
      '212 branch leases, 60 cars, one disputed cash machine. Calculated in a workbook that only opens on one laptop. To be moved into D365 Asset Leasing with the discount rates we agreed with our auditors, comparatives for one year, and journals that reconcile.',
    ],
    status: 'open',
    type: 'migration',
    modules: ['finance-operations.asset-leasing'],
    extraSkills: ['data-migration', 'training-support'],
    timeline: '3-4-weeks',
    budget: '10k-25k',
    d365Status: 'adding-modules',
    urgency: 'medium',
    startsInDays: 14,
    postedDaysAgo: 27,
    applications: [
      {
        by: 'magnus',
        letter:
          "Two hundred and seventy-two contracts and one dispute: four weeks with two days each, including my forty test cases. The comparatives are the part where people lose time, as the import starts at a date. There is a way, and I have the auditor's letter which accepts it.",
        withPitch: true,
      },
      {
        by: 'ottilie',
        letter:
          'I could place this within a larger review of your close. As a single piece I would recommend a lease specialist, and I can name two.',
        outcome: 'withdrawn',
      },
      {
        by: 'delphine',
        letter:
          'I have moved 430 vehicle leases for a distributor. Disputed machines I enter as terminated with a reversal prepared. Available in two weeks.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'owlery',
    title: 'Personnel files of 3,100 people',
    description: [
      'Confidential. Contracts, qualifications and checks for 3,100 staff are to move into D365 Human Resources. We will invite consultants ourselves after references, and everybody involved will need clearance.',
    ],
    status: 'open',
    isPrivate: true,
    type: 'migration',
    modules: ['human-resources.personnel-management'],
    extraSkills: ['data-migration'],
    timeline: '3-6-months',
    budget: '25k-50k',
    d365Status: 'adding-modules',
    urgency: 'low',
    startsInDays: 60,
    postedDaysAgo: 10,
    applications: [],
  },
  {
    client: 'foxglove',
    title: 'Asset register of four hospitals, 118,000 lines',
    description: [
      'Our fixed asset register is kept in a spreadsheet that takes four minutes to open. Buildings, equipment, donated assets, three depreciation policies after two mergers. We want it in D365 Fixed Assets, reconciled to the audited accounts of March.',
    ],
    status: 'completed',
    closedDaysAgo: 72,
    type: 'migration',
    modules: ['finance-operations.fixed-assets', 'finance-operations.general-ledger'],
    extraSkills: ['data-migration'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'adding-modules',
    urgency: 'medium',
    startsInDays: -110,
    postedDaysAgo: 125,
    applications: [
      {
        by: 'magnus',
        letter:
          'A register of 118,000 lines from a spreadsheet: I have done one of exactly that size. Donated assets need their own book for the reserve. I would first find the lines with zero value and no location, normally a third, and ask your auditors to let them go in one list.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'pavel',
        letter:
          'Volume is no difficulty. What I would insist on is a frozen copy of the spreadsheet with a date, since such files have a habit of changing while they are being migrated.',
        withPitch: true,
      },
      {
        by: 'kwame',
        letter:
          'I have done smaller registers (up to 9,000 lines) and could support the reconciliation from Birmingham.',
        declined: 'Thank you. We have chosen to look only at people with registers of this size.',
      },
    ],
  },
  {
    client: 'quillfeather',
    title: 'Magazine subscribers from two systems',
    description: [
      'Two literary magazines, two subscriber files, 23,400 readers, some of whom subscribe to both and complain about receiving two letters. To be merged into Dynamics 365 with consent history, gift subscriptions and a grandmother in Orkney who has paid until 2041.',
    ],
    status: 'open',
    type: 'migration',
    modules: ['sales.accounts-and-contacts', 'marketing.consent-management'],
    extraSkills: ['data-migration'],
    timeline: '3-4-weeks',
    budget: 'under-10k',
    d365Status: 'in-progress',
    urgency: 'low',
    startsInDays: 25,
    postedDaysAgo: 5.2,
    applications: [
      {
        by: 'rafael',
        letter:
          'Givers and receivers are different people in a gift subscription, and merging them is the classic mistake. I would keep both with a relation, match the two files on name, postcode and payment reference, and leave Orkney untouched by human hands.',
        withPitch: true,
      },
      {
        by: 'tomasz',
        letter:
          'The consent history I can take care of, source and date for each address. I would also test the e-mail addresses before the first joint mailing. Expect to lose about one in nine.',
        withPitch: true,
      },
      {
        by: 'anneke',
        letter:
          'Where consent was given to one magazine it does not stretch to the other. A short re-permission letter, nicely written (you are publishers), solves it. I can check the wording and the purposes for a small fixed fee.',
      },
    ],
  },
  {
    client: 'tumbledown',
    title: 'Ten years of sales orders for the archive',
    description: [
      'When AX 2012 is switched off we must be able to read orders and invoices of the last ten years. Options: migrate them, archive them to a data lake with reports on top, or keep a read-only server. We look for a short study and then the realisation.',
    ],
    status: 'cancelled',
    closedDaysAgo: 66,
    closingReason:
      'Our legal department is content with a read-only copy on the old server, so there is nothing left to build. Thank you all for your good ideas.',
    type: 'migration',
    modules: ['finance-operations.accounts-receivable'],
    extraSkills: ['data-migration', 'report-development'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'upgrade-needed',
    postedDaysAgo: 85,
    applications: [
      {
        by: 'hannah',
        letter:
          'Nobody has ever thanked me for migrating old orders. Copy the tables to cheap storage, put one search page and three reports on top, test it with your legal department, switch off the server. About twelve days.',
        withPitch: true,
      },
      {
        by: 'pavel',
        letter:
          "I advise against migration, for one reason: old orders do not follow today's rules and you will bend the rules for them. For the archive I can offer a proven extract with checksums for each year.",
        withPitch: true,
      },
    ],
  },
];
