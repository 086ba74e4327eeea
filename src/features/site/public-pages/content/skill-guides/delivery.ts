import type { SkillGuide } from './skill-guide.ts';

export const systemImplementation: SkillGuide = {
  title: 'Dynamics 365 implementation consultants',
  name: 'Dynamics 365 implementation',
  description:
    'Independent consultants who lead Dynamics 365 implementations: scope, go-live, cut-over, recovery. Rates, availability and typical projects.',
  about: [
    'Implementation is the discipline of bringing Dynamics 365 to life in an organisation: fit-to-standard workshops, solution design, environments and releases, data, tests, training, cut-over and the weeks after. Microsoft describes its way in Success by Design and offers FastTrack reviews for larger projects; the work itself is the same in every size, and so are the places where it goes wrong.',
    'Independent leads and architects are brought in for the customer’s side of the table: to check a partner’s plan, to lead a small project without a partner, or to save one that is late. They owe nothing to licence sales, and can say that a requirement is not worth its price.',
  ],
  projects: [
    {
      title: 'Fit-to-standard before the contract',
      duration: '3-5 weeks',
      text: 'Processes walked through in the product, gaps written down and priced, a scope that both sides can sign.',
    },
    {
      title: 'Go-live readiness review',
      duration: '1-3 weeks',
      text: 'Tests, data, security, performance, support and a cut-over plan by the hour, with an honest yes or no.',
    },
    {
      title: 'Recovery of a stuck project',
      duration: '4-8 weeks',
      text: 'What is there, what is missing, what can be dropped; a new plan with dates, and daily leadership until it holds.',
    },
    {
      title: 'Stabilise after go-live',
      duration: '4-6 weeks',
      text: 'Triage every morning, causes instead of work-arounds, knowledge handed to the people who stay.',
    },
  ],
  questions: [
    'Which go-live of yours was postponed, and who decided it?',
    'What do you do when a key user refuses to sign a test?',
    'How long do you plan for the cut-over, and what do you rehearse?',
  ],
  certifications: ['pmp', 'd365-finance-consultant', 'azure-solutions-architect'],
  certificationNote:
    'No certificate proves that someone has led a project. Ask for go-lives, and for the people who lived with them.',
};

export const businessProcessAnalysis: SkillGuide = {
  title: 'Dynamics 365 business process analysts',
  name: 'business process analysis',
  description:
    'Independent Dynamics 365 business analysts: fit-gap, process mapping, requirements, acceptance. Rates, availability and typical projects.',
  about: [
    'Business process analysis finds out how work is really done, how it should be done, and what of it the system has to carry. In Dynamics 365 projects that means process maps and fit-gap workshops, requirements that can be tested, and often Microsoft’s own business process catalogue as a starting point, so that no one begins with an empty page.',
    'A good analyst saves more than they cost by what is not built. They know the standard well enough to say that it already does a thing, and people well enough to find out why they want it done differently. Bring one in before the solution is chosen, and again when tests have to be written.',
  ],
  projects: [
    {
      title: 'Fit-gap for one department',
      duration: '2-4 weeks',
      text: 'Workshops, process maps, a list of gaps with a decision for each: standard, change of process, extension, or not at all.',
    },
    {
      title: 'Requirements for a tender',
      duration: '3-5 weeks',
      text: 'What matters, in an order, in words that partners can price and that can be checked at the end.',
    },
    {
      title: 'Acceptance tests from processes',
      duration: '2-4 weeks',
      text: 'End-to-end scenarios with data, roles and expected results, so that users test work and not screens.',
    },
    {
      title: 'Find the time that is lost',
      duration: '3-5 weeks',
      text: 'Process mining or simple measurement in one process, causes, and three changes that pay for the analysis.',
    },
  ],
  questions: [
    'How do you find out what people do, as opposed to what they say they do?',
    'Show a requirement of yours that could be tested.',
    'Which wish did you last talk a customer out of?',
  ],
  certifications: ['pmp', 'd365-customer-experience-analyst', 'd365-finance-consultant'],
  certificationNote:
    'Analysts hold certificates of many bodies, which profiles name under other certifications. Knowing the product still counts.',
};

export const trainingSupport: SkillGuide = {
  title: 'Dynamics 365 training and support consultants',
  name: 'Dynamics 365 training and support',
  description:
    'Independent Dynamics 365 trainers and support consultants: key users, adoption, release waves. Rates, availability and typical projects.',
  about: [
    'Training and support decide whether an application that works is also used. Training for Dynamics 365 is best done in your own processes, with your own data and in small groups, because the standard course shows screens that no one at your place sees. Support answers questions, mends what is broken, and keeps up with two release waves a year and the updates between.',
    'Independent people do this in small doses that larger firms rarely sell: two days a month of office hours, a week of key-user training, cover for an administrator on leave. Someone who can both explain and repair saves a hand-over every time.',
  ],
  projects: [
    {
      title: 'Key users who can teach',
      duration: '2-4 weeks',
      text: 'Material in your processes, sessions in small groups, practice on real cases, recordings and a sheet for each task.',
    },
    {
      title: 'Adoption after a weak go-live',
      duration: '3-6 weeks',
      text: 'Where people left the process and why, small corrections to forms and views, a second round of training, figures before and after.',
    },
    {
      title: 'Release wave preparation',
      duration: '1-2 weeks',
      text: 'What changes for you, tested early, with a note to users and features switched on or held back on purpose.',
    },
    {
      title: 'Support on call',
      duration: 'from 1 day a week',
      text: 'Tickets by priority, agreed times, small changes included, and a monthly list of what should be mended for good.',
    },
  ],
  questions: [
    'How do you notice in a session that someone is lost?',
    'How many tickets of your last support work came back, and why?',
    'What would you not put into a manual?',
  ],
  certifications: [
    'd365-fundamentals',
    'power-platform-fundamentals',
    'd365-customer-service-consultant',
  ],
};

export const dataMigration: SkillGuide = {
  title: 'Dynamics 365 data migration consultants',
  name: 'Dynamics 365 data migration',
  description:
    'Independent Dynamics 365 data migration consultants: mapping, cleansing, cut-over, reconciliation. Rates, availability and typical projects.',
  about: [
    'Data migration moves what a business knows from old systems into Dynamics 365 and leaves the rubbish behind. Finance and operations apps take data through the data management framework and its entities; Sales, Customer Service and Field Service through Dataverse imports, dataflows, Azure Data Factory or tools of third parties. In either case the order of loading, the keys and the open transactions decide whether it works.',
    'It is the part of a project that is always underestimated, and the one that stops a go-live. Someone experienced asks for the first extract in week one, rehearses the whole load several times against a clock, and lets the business sign for balances and counts instead of for a feeling.',
  ],
  projects: [
    {
      title: 'From Dynamics AX, GP or NAV',
      duration: '8-16 weeks',
      text: 'Scope of history, mapping, cleansing with the owners of the data, rehearsals, and balances reconciled to the cent.',
    },
    {
      title: 'From Salesforce or another CRM',
      duration: '4-8 weeks',
      text: 'Accounts, contacts, activities, attachments and owners, with ids kept for lookups and duplicates removed before the load.',
    },
    {
      title: 'Opening balances and open items',
      duration: '2-4 weeks',
      text: 'Customers, vendors, stock, assets and ledger at the cut-over date, with a reconciliation that auditors accept.',
    },
    {
      title: 'An archive of the old system',
      duration: '2-5 weeks',
      text: 'What must be kept for years, readable without the old program, searchable, and deleted when its time is over.',
    },
  ],
  questions: [
    'How many rehearsals do you plan, and what makes one count as passed?',
    'Who signs for the data, and for what exactly?',
    'Which history would you not migrate, and how do people still find it?',
  ],
  certifications: [
    'd365-finance-consultant',
    'd365-finance-operations-developer',
    'power-platform-functional-consultant',
  ],
  certificationNote:
    'There is no certification for migration. Those of the target application show that someone knows where data ends up.',
};
