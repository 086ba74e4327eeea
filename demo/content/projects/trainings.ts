import type { DemoProject } from '../demo-project.ts';

export const trainingProjects: readonly DemoProject[] = [
  {
    client: 'owlery',
    title: 'Key users in 31 school offices',
    description: [
      'Each of our schools has an office manager who raises orders, receives goods and answers everything. They have had a two-hour webinar. We want a proper key user programme: small groups, real cases, a printed guide (yes, printed), and visits to the six schools that struggle most.',
    ],
    status: 'open',
    type: 'training',
    modules: ['finance-operations.accounts-payable'],
    extraSkills: ['training-support'],
    timeline: '1-2-months',
    budget: '10k-25k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    startsInDays: 18,
    postedDaysAgo: 2.7,
    applications: [
      {
        by: 'kwame',
        letter:
          'School offices are interrupted every four minutes, so sessions must be short and before eight or after three. Groups of five, their own orders on the screen, and a guide that fits into the drawer with the key to the medicine cabinet. I am based in Birmingham and can do all six visits in person.',
        withPitch: true,
      },
      {
        by: 'bronwen',
        letter:
          'I would not do the training myself but I can set it up for you in a fortnight: who, when, in which words, measured how. I did this for a trust with the same number of schools and half of the office managers became better at it than we were.',
      },
    ],
  },
  {
    client: 'hedgerow',
    title: 'Three training days for volunteers',
    description: [
      'Once the new records are in place we need someone patient to train our volunteers, aged 17 to 84, in the village hall. Recording an animal, a visit, a phone call. Tea is excellent. Some people are nervous about computers and very good with badgers.',
    ],
    status: 'open',
    type: 'training',
    modules: ['power-platform.model-driven-apps', 'customer-service.case-management'],
    extraSkills: ['training-support'],
    timeline: '1-2-weeks',
    budget: 'under-10k',
    d365Status: 'planning',
    urgency: 'low',
    startsInDays: 75,
    postedDaysAgo: 16,
    applications: [
      {
        by: 'zainab',
        letter:
          'I taught teenagers for seven years and their grandparents at the evening school, so your age range is mine. I would make picture cards for the five most frequent tasks and let the 17-year-olds teach the second day.',
      },
      {
        by: 'saoirse',
        letter:
          'I would come down for the three days and do it for travel costs and a reference. Nervous people learn best with a live animal record, so please prepare a hedgehog.',
      },
      {
        by: 'abena',
        letter:
          'I have trained volunteers at a food bank in case recording. The important part is what not to write down about a person. I would include twenty minutes on that.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'sunnyspells',
    title: 'Copilot in Sales for thirty people, without the hype',
    description: [
      'We bought 30 licences and use perhaps five. Before renewal we want to know whether it is the product, the training, or us. Four weeks of accompanied use with two teams, an honest measurement, and a recommendation for how many licences to keep.',
    ],
    status: 'completed',
    closedDaysAgo: 6,
    type: 'training',
    modules: ['sales.copilot-in-sales', 'sales.opportunity-management'],
    extraSkills: ['training-support'],
    timeline: '3-4-weeks',
    budget: 'under-10k',
    d365Status: 'live-needs-optimization',
    urgency: 'medium',
    startsInDays: -45,
    postedDaysAgo: 57,
    applications: [
      {
        by: 'saoirse',
        letter:
          'I did this measurement with 25 account managers and the client bought 40 seats instead of 200, so you can trust me to say "less". Week one watch, weeks two and three coach, week four measure: minutes saved by task, asked daily with one question.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'imogen',
        letter:
          'I would compare the two teams with two others who get no coaching. Otherwise you will measure attention rather than the product.',
        withPitch: true,
      },
      {
        by: 'yuki',
        letter:
          'Happy to design the measurement and analyse it. Coaching from Sydney at your breakfast time is possible but not ideal, so perhaps share the job between two of us?',
        outcome: 'withdrawn',
      },
    ],
  },
  {
    client: 'muddlebridge',
    title: 'Power BI course for twelve council analysts',
    description: [
      "Twelve analysts in five departments are to be trained in data modelling and report design on the Council's own (non-personal) data. Six half days in person, exercises in between, and a style guide agreed at the end. Budget is fixed and public.",
    ],
    status: 'in_progress',
    type: 'training',
    modules: ['power-platform.power-bi-reports'],
    extraSkills: ['training-support', 'report-development'],
    timeline: '1-2-months',
    budget: 'under-10k',
    d365Status: 'live-needs-optimization',
    urgency: 'low',
    startsInDays: -8,
    postedDaysAgo: 38,
    applications: [
      {
        by: 'mei',
        letter:
          'I would use your waste collection and library figures: everybody has an opinion on bins. Six half days, each with one report finished by the end of it, and homework of at most an hour. My price for all of it is below your limit, including the style guide.',
        withPitch: true,
        outcome: 'accepted',
      },
      {
        by: 'hannah',
        letter:
          'I teach a two-day modelling course that could be cut into six mornings, remotely. My usual fee is above the published budget, so I offer the course at that budget if two departments more may listen in.',
        declined:
          'Thank you for the generous offer. The Council needs the sessions to take place in person.',
      },
      {
        by: 'zainab',
        letter:
          'Trained teacher, power user, close enough by train. I would love to do it, even though I am stronger in apps than in data modelling, and I would rather tell you that now.',
      },
    ],
  },
  {
    client: 'barnacle',
    title: 'Till refresher before the spring boat season',
    description: [
      'Half our shop staff are new each March. Returns, deposits on engines, rope by the metre, trade accounts: every year the same questions by phone. Could somebody make short videos with our own tills and do one practice day in Bristol?',
    ],
    status: 'open',
    type: 'training',
    modules: ['commerce.store-commerce'],
    extraSkills: ['training-support'],
    timeline: '3-4-weeks',
    budget: 'under-10k',
    d365Status: 'live-needs-optimization',
    startsInDays: 85,
    postedDaysAgo: 33,
    applications: [
      {
        by: 'chiara',
        letter:
          "Twelve videos of ninety seconds, filmed on your till with real rope. I would ask last year's starters which three things they were most afraid of, and do those first.",
        withPitch: true,
      },
      {
        by: 'ruairi',
        letter:
          'Ex-shop floor here. I would put the videos behind a code on a sticker on the till, because nobody searches an intranet with a customer waiting. The practice day I would do with a queue of actors (your managers).',
        withPitch: true,
      },
    ],
  },
  {
    client: 'foxglove',
    title: 'Self-service training for 6,300 hospital staff',
    description: [
      'Employees shall request leave and see their payslips themselves. Most of them have no desk. We look for a training concept for phones, posters, ward champions, and materials in plain English.',
    ],
    status: 'cancelled',
    closedDaysAgo: 44,
    closingReason: null,
    type: 'training',
    modules: ['human-resources.employee-and-manager-self-service'],
    extraSkills: ['training-support'],
    timeline: '1-2-months',
    budget: '10k-25k',
    d365Status: 'in-progress',
    urgency: 'medium',
    postedDaysAgo: 56,
    applications: [
      {
        by: 'philippa',
        letter:
          'Four posters, one champion per ward with an hour off the rota for it, and a help line by text message in the first fortnight. At my last hospital 71 % had asked for leave by phone within a month, and the porters were the best of all.',
        withPitch: true,
      },
    ],
  },
  {
    client: 'ninefold',
    title: 'Shop floor terminals in three languages',
    description: [
      'Pilot plant goes to the new production floor execution in spring. 420 operators, shifts, German, Polish and Turkish. We want training at the machine, 20 minutes, plus picture instructions. Trainers may be two persons.',
    ],
    status: 'open',
    type: 'training',
    modules: ['supply-chain.production-control'],
    extraSkills: ['training-support'],
    timeline: '1-2-months',
    budget: '25k-50k',
    d365Status: 'in-progress',
    urgency: 'medium',
    startsInDays: 80,
    postedDaysAgo: 7,
    applications: [
      {
        by: 'tariq',
        letter:
          'I have trained about 600 operators at filling lines: one screen, one finger, one laminated card. Languages I would cover with your own shift leads as trainers, I train those twelve people first. Trainers from outside leave; shift leads stay.',
        withPitch: true,
      },
      {
        by: 'connie',
        letter: 'I can offer the English and written side, not Polish or Turkish.',
        outcome: 'withdrawn',
      },
      {
        by: 'gunther',
        letter:
          'As lead of the pilot I know the screens and would gladly do the German groups myself, within the agreed days. For Polish and Turkish please take native speakers from the shifts.',
      },
    ],
  },
];
