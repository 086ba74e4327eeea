import type { DemoConsultant } from '../demo-consultant.ts';

export const salesConsultants: readonly DemoConsultant[] = [
  {
    key: 'imogen',
    firstName: 'Imogen',
    lastName: 'Farthingdale',
    email: 'imogen@farthingdale-crm.test',
    title: 'Dynamics 365 Sales consultant',
    city: 'London',
    workArrangement: 'both',
    yearsExperience: 8,
    hourlyRateUsd: 95,
    primarySkills: ['sales', 'power-platform', 'training-support'],
    modules: [
      'sales.lead-management',
      'sales.opportunity-management',
      'sales.accounts-and-contacts',
      'power-platform.model-driven-apps',
      'power-platform.cloud-flows',
    ],
    secondarySkills: ['power-bi', 'marketing'],
    certifications: ['d365-customer-experience-analyst', 'power-platform-functional-consultant'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '1-3_months',
    summary:
      'I set up Dynamics 365 Sales for teams of 10 to 150 who are currently living in spreadsheets. Small first release, six weeks, then we look at what people use and build only that.',
    experience: [
      'Sold office furniture for five years, so I have hated a CRM from the inside. Since 2018 I have delivered 19 Sales implementations, nine of them rescues of systems with 140 mandatory fields.',
      'My rule of thumb: if logging a call takes longer than 25 seconds it will not be logged. I time it with a stopwatch during testing and the teams find that funny for about a day.',
    ],
    portfolio: [
      {
        title: 'From 14 spreadsheets to one pipeline',
        description:
          'Commercial flooring company, 38 reps. Live in seven weeks, 91 % weekly active users after three months, forecast error down from 35 % to 14 %.',
      },
    ],
    pitch:
      'I send a two-minute screen recording at the end of every working day so nobody needs a status meeting.',
    joinedDaysAgo: 198,
    standing: { plan: 'monthly' },
  },
  {
    key: 'rafael',
    firstName: 'Rafael',
    lastName: 'Quintabell',
    email: 'rafael@quintabell.test',
    website: 'https://quintabell.test',
    title: 'CRM consultant for mid-size sales organisations',
    city: 'Denver',
    workArrangement: 'remote',
    yearsExperience: 12,
    hourlyRateUsd: 115,
    primarySkills: ['sales', 'marketing', 'data-migration', 'system-implementation'],
    modules: [
      'sales.lead-management',
      'sales.opportunity-management',
      'sales.sales-forecasting',
      'sales.product-catalog',
      'marketing.lead-scoring',
      'marketing.segments',
    ],
    secondarySkills: ['power-automate', 'business-process-analysis'],
    certifications: ['d365-customer-experience-analyst', 'd365-fundamentals'],
    availability: 'available',
    hoursPerWeek: 35,
    preferredDuration: '3-6_months',
    summary:
      'Migrations from other CRM systems to Dynamics 365 Sales, with the history intact and the junk left behind. 12 years, 31 migrations, bilingual English and Spanish.',
    experience: [
      'Most of my work is moving sales teams of 50 to 400 people off a system they have outgrown. The data is the project: in my experience 30 to 45 % of contacts are duplicates or have bounced, and somebody has to decide. I bring the rules, you bring the somebody.',
      'I design lead hand-over between marketing and sales as a contract with times in it. Where both sides signed it, accepted leads roughly doubled; where they did not, nothing changed, and I say that up front.',
    ],
    portfolio: [
      {
        title: 'Two CRMs into one after an acquisition',
        description:
          'Merged 410,000 contacts and nine years of activities from two systems in a single weekend cut-over, after four rehearsals. 61 records had to be fixed by hand.',
      },
      {
        title: 'Forecasting for a solar wholesaler',
        description:
          'Manager roll-ups by territory and product line with snapshots every Monday, so that the forecast meeting shrank from two hours to thirty-five minutes.',
      },
    ],
    pitch:
      'I have a migration checklist of 118 lines, which I am glad to share at the first call whether or not we work together.',
    joinedDaysAgo: 289,
    standing: { plan: 'annual' },
  },
  {
    key: 'saoirse',
    firstName: 'Saoirse',
    lastName: 'Kilbrannoch',
    email: 'hello@kilbrannoch.test',
    title: 'Sales adoption and Copilot coach',
    city: 'Glasgow',
    workArrangement: 'both',
    yearsExperience: 5,
    hourlyRateUsd: 80,
    primarySkills: ['sales', 'training-support', 'power-apps'],
    modules: [
      'sales.copilot-in-sales',
      'sales.sales-accelerator',
      'sales.conversation-intelligence',
      'sales.opportunity-management',
    ],
    secondarySkills: ['business-process-analysis', 'power-automate'],
    certifications: ['d365-customer-experience-analyst', 'power-platform-fundamentals'],
    availability: 'available',
    hoursPerWeek: 30,
    preferredDuration: '1-4_weeks',
    summary:
      'The system is live and nobody opens it? That is when I come in. I sit with sales people, watch, take things away, and teach the rest in sessions of 40 minutes. Copilot where it helps, not because it is new.',
    experience: [
      'Five years, mostly second-wave projects: the consultants have gone, usage is at 30 %, and the sales director is back on a spreadsheet. I measure usage per team before and after; the last six went from an average of 34 % to 78 % weekly active.',
      'I write short guides with screenshots from your own system, never from a demo, and I keep office hours for a month after the training so that questions have somewhere to go.',
    ],
    portfolio: [
      {
        title: 'Copilot pilot with 25 account managers',
        description:
          'Eight weeks, honest survey at the end: meeting preparation saved 50 minutes a week each, e-mail drafts were used by only a third. The client bought 40 seats instead of 200.',
      },
    ],
    pitch: 'I am cheaper than the licences nobody is using. Say hi!',
    joinedDaysAgo: 62,
    standing: { plan: 'monthly' },
  },
  {
    key: 'noah',
    firstName: 'Noah',
    lastName: 'Tremblewood',
    email: 'noah.tremblewood@tremblewood.test',
    title: 'Quote-to-cash consultant',
    city: 'Toronto',
    workArrangement: 'remote',
    yearsExperience: 10,
    hourlyRateUsd: 110,
    primarySkills: ['sales', 'finance-operations', 'azure-integration'],
    modules: [
      'sales.product-catalog',
      'sales.quotes-orders-and-invoices',
      'sales.opportunity-management',
      'finance-operations.accounts-receivable',
      'finance-operations.subscription-billing',
    ],
    secondarySkills: ['power-automate', 'customization-development'],
    certifications: ['d365-customer-experience-analyst', 'd365-finance-consultant'],
    availability: 'busy',
    hoursPerWeek: 20,
    preferredDuration: '3-6_months',
    summary:
      'I live on the border between Sales and Finance: product catalogue, price lists, quotes that turn into orders without retyping, and dual-write when it is really needed. English and French.',
    experience: [
      'Ten years connecting what sales promises with what finance invoices. Dual-write for prospect-to-cash at six companies; for four others I recommended against it and built two integration flows instead, which still run.',
      'A quote is a legal document, so I care about versions, approvals above a discount, and who changed what. One client found 3.2 % of revenue given away in unapproved discounts in the first quarter after go-live.',
    ],
    portfolio: [
      {
        title: 'Configured quotes for lift maintenance',
        description:
          'Catalogue of 640 service packages with rules; a quote that took two days of e-mails now takes a sales person about nine minutes.',
      },
    ],
    pitch:
      'Half my weeks are taken for the next quarter, so I can offer twenty hours, Tuesdays to Thursdays, and I keep to them.',
    joinedDaysAgo: 160,
    standing: { plan: 'monthly' },
  },
  {
    key: 'yuki',
    firstName: 'Yuki',
    lastName: 'Haverstoke',
    email: 'yuki@haverstoke.test',
    title: 'Sales forecasting and sequences specialist',
    city: 'Sydney',
    workArrangement: 'both',
    yearsExperience: 7,
    hourlyRateUsd: 100,
    primarySkills: ['sales', 'power-bi', 'business-process-analysis'],
    modules: [
      'sales.sales-forecasting',
      'sales.sales-accelerator',
      'sales.goal-management',
      'sales.opportunity-management',
    ],
    secondarySkills: ['training-support', 'power-automate'],
    certifications: ['power-bi-data-analyst', 'd365-customer-experience-analyst'],
    availability: 'available',
    hoursPerWeek: 25,
    preferredDuration: '1-3_months',
    summary:
      'Data analyst turned sales operations consultant. I make pipelines measurable: stages with exit criteria, forecast categories people agree on, sequences for the follow-ups that get forgotten.',
    experience: [
      'Seven years in sales operations, three on the client side at a medical device distributor. I usually begin by replaying two years of closed opportunities: which stage really predicts a win? The answer has rearranged the sales process at five of eight clients.',
      'Tools: forecasting, sales accelerator, Power BI on top. I stay away from custom code where a setting will do.',
    ],
    portfolio: [
      {
        title: 'Pipeline review on facts',
        description:
          'Analysed 5,900 closed deals for a software reseller, removed three stages out of nine, and shortened the average sales cycle by 17 days.',
      },
    ],
    pitch:
      'I work Sydney hours, which for European teams means answers are waiting when you arrive, and one late call a week for me. That has worked well so far.',
    joinedDaysAgo: 245,
    standing: { plan: 'monthly' },
  },
  {
    key: 'lennart',
    firstName: 'Lennart',
    lastName: 'Kieselmoor',
    email: 'lennart@kieselmoor.test',
    title: 'CRM architect, Sales and Customer Service',
    city: 'Berlin',
    workArrangement: 'on-site',
    yearsExperience: 17,
    hourlyRateUsd: 150,
    primarySkills: [
      'sales',
      'customer-service',
      'customization-development',
      'system-implementation',
    ],
    modules: [
      'sales.accounts-and-contacts',
      'sales.opportunity-management',
      'customer-service.case-management',
      'customer-service.unified-routing',
    ],
    secondarySkills: ['azure-integration', 'power-platform'],
    certifications: ['power-platform-functional-consultant', 'azure-solutions-architect'],
    availability: 'unavailable',
    hoursPerWeek: 10,
    preferredDuration: '6-12_months',
    summary:
      'Architecture for large Dynamics 365 customer engagement landscapes: environments, security model, integration patterns, the long list of things nobody wants to own. Booked out; taking enquiries for next year.',
    experience: [
      'On the platform since CRM 3.0. I have designed security models for up to 6,500 users in a bank, where a wrong business unit is an incident, and reviewed 20-odd solutions that had grown for a decade without one.',
      'My reviews are ten pages, ordered by risk, with what to do on Monday at the top.',
    ],
    portfolio: [
      {
        title: 'Untangling a decade of customisation',
        description:
          'Removed 1,380 unused fields, 94 workflows and 11 abandoned plug-ins without an outage; the nightly import became four times faster as a side effect.',
      },
    ],
    pitch: 'A written architecture review comes first; after that you may not need me.',
    joinedDaysAgo: 360,
    standing: { plan: 'monthly', endedDaysAgo: 20 },
  },
];
