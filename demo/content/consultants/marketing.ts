import type { DemoConsultant } from '../demo-consultant.ts';

export const marketingConsultants: readonly DemoConsultant[] = [
  {
    key: 'celeste',
    firstName: 'Céleste',
    lastName: 'Ndiawold',
    email: 'celeste@ndiawold.test',
    title: 'Customer Insights – Journeys consultant',
    city: 'Paris',
    workArrangement: 'both',
    yearsExperience: 7,
    hourlyRateUsd: 100,
    primarySkills: ['marketing', 'sales', 'training-support'],
    modules: [
      'marketing.real-time-journeys',
      'marketing.segments',
      'marketing.email-marketing',
      'marketing.consent-management',
      'sales.lead-management',
    ],
    secondarySkills: ['power-automate', 'power-bi'],
    certifications: ['d365-customer-experience-analyst'],
    availability: 'available',
    hoursPerWeek: 35,
    preferredDuration: '1-3_months',
    summary:
      'From outbound campaigns to real-time journeys, without losing a consent on the way. I work with marketing teams of two to twelve people who want to send less and sell more.',
    experience: [
      'Seven years of marketing automation, first at an agency, then freelance. I have moved 13 teams from outbound marketing to real-time journeys; the hard part is always consent and the e-mail templates, so both get their own plan.',
      'A journey should fit on one screen. When it does not, I split it. My clients send on average a third fewer mails afterwards, and I have yet to see revenue fall because of it.',
    ],
    portfolio: [
      {
        title: 'Welcome journey for a museum network',
        description:
          'Nine triggered steps for 86,000 members; renewals within 30 days of the reminder rose from 38 % to 52 %.',
      },
    ],
    pitch: 'I can begin within a week and I am used to working with an agency in the room.',
    joinedDaysAgo: 53,
    standing: { plan: 'monthly' },
  },
  {
    key: 'barnaby',
    firstName: 'Barnaby',
    lastName: 'Thistlecrook',
    email: 'barnaby@thistlecrook.test',
    title: 'Marketing operations consultant',
    city: 'Edinburgh',
    workArrangement: 'remote',
    yearsExperience: 13,
    hourlyRateUsd: 115,
    primarySkills: ['marketing', 'power-platform', 'data-migration'],
    modules: [
      'marketing.segments',
      'marketing.lead-scoring',
      'marketing.marketing-forms',
      'marketing.event-management',
      'power-platform.dataverse',
    ],
    secondarySkills: ['sales', 'power-bi'],
    certifications: ['d365-customer-experience-analyst', 'power-platform-functional-consultant'],
    availability: 'available',
    hoursPerWeek: 28,
    preferredDuration: 'flexible',
    summary:
      'The plumbing behind marketing: forms, segments, scoring, duplicate rules, and the awkward question of which system owns the customer. Thirteen years, mostly in universities and finance.',
    experience: [
      'I was head of marketing operations at a university for six years and still find enquiries the nicest data problem there is. Since then seven Customer Insights projects, three of them with Data as well as Journeys.',
      "Lead scores get tested against last year's sales before they go live. In two cases the old score turned out to be worse than a coin; nobody had checked.",
    ],
    portfolio: [
      {
        title: 'One enquiry form instead of 57',
        description:
          'Consolidated the forms of five faculties, with consent per topic. Time from enquiry to first answer fell from four days to five hours.',
      },
    ],
    pitch: 'I document as I go, and you keep the documents.',
    joinedDaysAgo: 12,
    standing: 'unsubscribed',
  },
  {
    key: 'anneke',
    firstName: 'Anneke',
    lastName: 'Sturmvogt',
    email: 'kontakt@sturmvogt.test',
    title: 'Consent and data protection consultant for marketing',
    city: 'Hamburg',
    workArrangement: 'both',
    yearsExperience: 10,
    hourlyRateUsd: 125,
    primarySkills: ['marketing', 'business-process-analysis', 'training-support'],
    modules: [
      'marketing.consent-management',
      'marketing.marketing-forms',
      'marketing.email-marketing',
      'marketing.segments',
    ],
    secondarySkills: ['customer-service'],
    certifications: ['d365-customer-experience-analyst', 'other-microsoft-certification'],
    availability: 'available',
    hoursPerWeek: 24,
    preferredDuration: '1-4_weeks',
    summary:
      'Half lawyer, half CRM consultant. I set up compliance profiles, purposes, topics, double opt-in and preference centres in Customer Insights – Journeys so that marketing may send and can prove why.',
    experience: [
      'Second state examination in law, four years in a data protection office, since 2020 independent. I review consent records sample by sample: for one client 38 % of the addresses could be kept, which hurt, and the campaigns to those were opened twice as often.',
      'My deliverable is a table your legal team can sign: purpose, topic, source, proof, expiry. The configuration follows from it in two or three days.',
    ],
    portfolio: [
      {
        title: 'Consent clean-up before a brand merger',
        description:
          'Three newsletters, 240,000 addresses, two legal opinions. Re-permission campaign with 44 % return and a preference centre in four languages.',
      },
    ],
    pitch:
      'You receive a fixed price after a call of one hour. I do not send marketing myself, so there is no conflict.',
    joinedDaysAgo: 318,
    standing: { plan: 'annual' },
  },
  {
    key: 'jolene',
    firstName: 'Jolene',
    lastName: 'Peppercorn-Ray',
    email: 'jolene@peppercornray.test',
    title: 'Event management and webinar consultant',
    city: 'Minneapolis',
    workArrangement: 'on-site',
    yearsExperience: 6,
    hourlyRateUsd: 90,
    primarySkills: ['marketing', 'training-support', 'power-automate'],
    modules: [
      'marketing.event-management',
      'marketing.marketing-forms',
      'marketing.text-and-push-messages',
    ],
    secondarySkills: ['sales'],
    certifications: ['d365-customer-experience-analyst'],
    availability: 'available',
    hoursPerWeek: 30,
    preferredDuration: '1-4_weeks',
    summary:
      'Trade shows, webinars, dealer days. I run registrations, waiting lists, badges and follow-ups in Dynamics 365 so that leads reach sales before the booth is packed up.',
    experience: [
      'Eight years as an event manager, six of them with Dynamics. The largest was a dealer convention with 2,600 guests, three hotels and a snowstorm; the waiting list rules earned their keep that week.',
      'Sessions, capacity, passes, text reminders, check-in app. I build it once as a template and your team copies it for the next event.',
    ],
    portfolio: [
      {
        title: 'Dealer convention in four weeks',
        description:
          'Registration, session choice and text reminders for 2,600 guests. No-shows dropped from 18 % to 9 %, and sales had every lead by Monday noon.',
      },
    ],
    pitch: 'Tell me the date of your event and I will tell you honestly if it is still possible.',
    joinedDaysAgo: 3,
    standing: 'waiting',
  },
  {
    key: 'tomasz',
    firstName: 'Tomasz',
    lastName: 'Wierzbor',
    email: 'tomasz@wierzbor.test',
    title: 'E-mail deliverability and lead scoring consultant',
    city: 'Leeds',
    workArrangement: 'remote',
    yearsExperience: 9,
    hourlyRateUsd: 95,
    primarySkills: ['marketing', 'power-bi', 'azure-integration'],
    modules: [
      'marketing.email-marketing',
      'marketing.lead-scoring',
      'marketing.real-time-journeys',
      'marketing.text-and-push-messages',
    ],
    secondarySkills: ['sales', 'power-automate'],
    certifications: ['power-bi-data-analyst', 'azure-fundamentals'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '1-3_months',
    summary:
      'Your mails are good but land in spam? DNS, warm-up, bounce handling, list hygiene, then content. I fix sender reputation for Customer Insights users and build scoring models that sales believes.',
    experience: [
      'Former mail server administrator. Nine years later I still read bounce logs for breakfast. Inbox placement for my last five clients: before 61–82 %, after eight weeks 95–98 %.',
      'Scoring: few signals, clear weights, a monthly look at which scores became customers. If sales disagrees with the top ten list, the model is wrong, not sales.',
    ],
    portfolio: [
      {
        title: 'Out of the spam folder in seven weeks',
        description:
          'Retailer with 310,000 subscribers: new sending domains, warm-up plan, removal of 64,000 dead addresses. Opens doubled, complaints fell to 0.02 %.',
      },
    ],
    pitch:
      'If you give me one of your recent newsletters (raw, with headers), I will tell you before the call what is wrong with it.',
    joinedDaysAgo: 71,
    standing: { plan: 'monthly' },
  },
];
