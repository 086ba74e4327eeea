import type { DemoConsultant } from '../demo-consultant.ts';

export const customerServiceConsultants: readonly DemoConsultant[] = [
  {
    key: 'abena',
    firstName: 'Abena',
    lastName: 'Hollowglade',
    email: 'abena@hollowglade.test',
    title: 'Customer Service functional consultant',
    city: 'Manchester',
    workArrangement: 'both',
    yearsExperience: 9,
    hourlyRateUsd: 100,
    primarySkills: ['customer-service', 'power-platform', 'training-support'],
    modules: [
      'customer-service.case-management',
      'customer-service.service-level-agreements',
      'customer-service.unified-routing',
      'customer-service.knowledge-management',
      'power-platform.cloud-flows',
    ],
    secondarySkills: ['business-process-analysis', 'power-bi'],
    certifications: ['d365-customer-service-consultant', 'power-platform-fundamentals'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '3-6_months',
    summary:
      'Case management that agents do not fight with. I have run a service desk of 60 people, so queues, SLAs and that one inbox everybody is afraid of are familiar ground.',
    experience: [
      'Nine years of Customer Service projects for councils, housing associations and utilities. I start by listening to calls for two days; the process map on the wall and the calls rarely match.',
      'Figures from the last three: first response from 19 to 4 hours, reopened cases down a third, and a knowledge base with 220 articles of which 190 were actually read last month. The other 30 we deleted.',
    ],
    portfolio: [
      {
        title: 'Repairs service for 18,000 homes',
        description:
          'Cases, SLAs by urgency and routing to trades for a housing association. Complaints at stage two fell from 41 to 13 a month.',
      },
    ],
    pitch:
      'Two days of call listening come before any configuration, and I write up what I hear without names.',
    joinedDaysAgo: 273,
    standing: { plan: 'annual' },
  },
  {
    key: 'corentin',
    firstName: 'Corentin',
    lastName: 'Vauclairmont',
    email: 'corentin@vauclairmont.test',
    title: 'Omnichannel and unified routing consultant',
    city: 'Lyon',
    workArrangement: 'remote',
    yearsExperience: 8,
    hourlyRateUsd: 105,
    primarySkills: ['customer-service', 'power-platform', 'azure-integration'],
    modules: [
      'customer-service.omnichannel-for-customer-service',
      'customer-service.unified-routing',
      'customer-service.copilot-service-workspace',
      'power-platform.copilot-studio',
    ],
    secondarySkills: ['power-bi', 'training-support'],
    certifications: ['d365-customer-service-consultant', 'azure-fundamentals'],
    availability: 'available',
    hoursPerWeek: 35,
    preferredDuration: '1-3_months',
    summary:
      'Chat, messaging and voice in one workspace, with routing by skill and capacity rather than by luck. Projects in French, English and a bit of German for insurers, retailers and transport operators.',
    experience: [
      'Eight years, the last five only on omnichannel. I have put 1,700 agents on the service workspace in total; the biggest room was a railway with 420 seats and strikes, which is the best load test there is.',
      'I insist on capacity profiles from day one and on an overflow rule written down by the business. Without it, the first busy Monday writes one for you.',
    ],
    portfolio: [
      {
        title: 'Messaging for an insurance mutual',
        description:
          'Added asynchronous messaging for 130 agents. 28 % of calls moved to messages within five months, with satisfaction two points higher than the phone.',
      },
    ],
    pitch:
      'I prefer a pilot with ten agents in week three to a perfect concept in week ten. You will have something to look at very early.',
    joinedDaysAgo: 205,
    standing: { plan: 'monthly' },
  },
  {
    key: 'margaret',
    firstName: 'Margaret',
    lastName: 'Underhayes',
    email: 'margaret@underhayes.test',
    website: 'https://underhayes.test',
    title: 'Contact centre transformation lead',
    city: 'Birmingham',
    workArrangement: 'both',
    yearsExperience: 24,
    hourlyRateUsd: 145,
    primarySkills: [
      'customer-service',
      'business-process-analysis',
      'system-implementation',
      'training-support',
    ],
    modules: [
      'customer-service.omnichannel-for-customer-service',
      'customer-service.case-management',
      'customer-service.entitlements',
      'customer-service.service-level-agreements',
    ],
    secondarySkills: ['power-bi'],
    certifications: ['d365-customer-service-consultant', 'pmp'],
    availability: 'unavailable',
    hoursPerWeek: 15,
    preferredDuration: '6-12_months',
    summary:
      'Twenty-four years in contact centres, from headset to head of operations. I lead the operational side of a Dynamics 365 move: workforce, scripts, measures, unions, and the first ugly fortnight.',
    experience: [
      'I have opened four contact centres, closed one, and moved seven to Dynamics 365 Customer Service. Technology was the reason for delay once; unclear responsibilities were the reason six times.',
      'I hand over a benefits tracker that your finance team signs, so that in a year somebody can check whether it was worth it. It usually was, though once it was not, and the tracker showed that as well.',
    ],
    portfolio: [
      {
        title: 'Water company, 310 seats',
        description:
          'Operational lead for the move from three systems to one. Average handling time rose for six weeks, then settled 48 seconds below the old level.',
      },
    ],
    pitch: 'I bring grey hair, a calm voice and a plan for the fortnight after go-live.',
    joinedDaysAgo: 395,
    standing: { plan: 'monthly', endedDaysAgo: 30 },
  },
  {
    key: 'diego',
    firstName: 'Diego',
    lastName: 'Salvafinch',
    email: 'diego@salvafinch.test',
    title: 'Voice channel and telephony consultant',
    city: 'San Diego',
    workArrangement: 'on-site',
    yearsExperience: 6,
    hourlyRateUsd: 95,
    primarySkills: ['customer-service', 'azure-integration', 'power-automate'],
    modules: [
      'customer-service.omnichannel-for-customer-service',
      'customer-service.unified-routing',
      'customer-service.service-scheduling',
    ],
    secondarySkills: ['customization-development', 'power-bi'],
    certifications: ['d365-customer-service-consultant', 'azure-fundamentals'],
    availability: 'available',
    hoursPerWeek: 40,
    preferredDuration: '1-4_weeks',
    summary:
      'Phone numbers, IVR, call recording, transcription. I set up the native voice channel in Dynamics 365 and move the numbers over without a silent Monday morning.',
    experience: [
      'Network engineer for four years, then six on contact-centre voice. I have ported around 900 numbers and lost exactly one, for two hours, in 2022; I tell every client about it because the cut-over plan I use since then came out of that day.',
      'Good at: IVR in two languages, sentiment and transcripts, call-back instead of waiting music. Not my thing: workforce planning.',
    ],
    portfolio: [
      {
        title: 'Bilingual IVR for a clinic network',
        description:
          'English and Spanish, nine menus cut to four, 22 % of appointment changes handled without an agent. Live in five weeks across 12 clinics.',
      },
    ],
    pitch: 'Quick to start, short to finish: most voice jobs take me three to five weeks.',
    joinedDaysAgo: 34,
    standing: { plan: 'monthly' },
  },
  {
    key: 'wren',
    firstName: 'Wren',
    lastName: 'Castellune',
    email: 'wren@castellune.test',
    title: 'Case and knowledge management consultant',
    city: 'Melbourne',
    workArrangement: 'remote',
    yearsExperience: 11,
    hourlyRateUsd: 110,
    primarySkills: ['customer-service', 'business-process-analysis', 'data-migration'],
    modules: [
      'customer-service.knowledge-management',
      'customer-service.case-management',
      'customer-service.entitlements',
      'customer-service.copilot-service-workspace',
    ],
    secondarySkills: ['training-support', 'power-platform'],
    certifications: ['d365-customer-service-consultant'],
    availability: 'busy',
    hoursPerWeek: 20,
    preferredDuration: '1-3_months',
    summary:
      'Librarian by degree, service consultant by accident. I organise knowledge so that agents, customers and Copilot find the same answer, and I retire the 400 articles that contradict each other.',
    experience: [
      'Eleven years in service organisations: universities, a health fund, software vendors. Copilot answers are only as good as the articles behind them. In four recent projects we got the share of useful suggestions from around 40 % to above 75 % by editing, not by prompting.',
      'I migrate cases too, and will argue for leaving most closed ones in an archive.',
    ],
    portfolio: [
      {
        title: 'Knowledge clean-up at a health fund',
        description:
          'From 2,100 articles to 640, each with an owner and a review date. Search without result fell from 23 % to 6 %.',
      },
    ],
    pitch:
      'Send me ten articles and ten recent cases, and I will mark up what an agent would have found. That says more than a CV.',
    joinedDaysAgo: 220,
    standing: { plan: 'monthly' },
  },
  {
    key: 'olumide',
    firstName: 'Olumide',
    lastName: 'Fairbourne',
    email: 'olumide@fairbourne-bots.test',
    title: 'Service bots and Copilot Studio developer',
    city: 'London',
    workArrangement: 'both',
    yearsExperience: 6,
    hourlyRateUsd: 105,
    primarySkills: [
      'customer-service',
      'power-platform',
      'customization-development',
      'power-automate',
    ],
    modules: [
      'customer-service.omnichannel-for-customer-service',
      'customer-service.knowledge-management',
      'power-platform.copilot-studio',
      'power-platform.cloud-flows',
      'power-platform.ai-builder',
    ],
    secondarySkills: ['azure-integration'],
    certifications: ['power-platform-functional-consultant', 'd365-customer-service-consultant'],
    availability: 'available',
    hoursPerWeek: 38,
    preferredDuration: '1-3_months',
    summary:
      'Conversational agents that know when to fetch a human. I build on Copilot Studio with real back-end actions (order status, appointments, meter readings) and measure containment without cheating.',
    experience: [
      "Six years, fourteen bots in production. I count a conversation as contained only when the customer does not come back within three days, which makes my numbers look smaller than other people's. The best is 46 %, the median 29 %.",
      'I came from front-end development and care about wording, accessibility and what happens at 2 a.m. when the API is down.',
    ],
    portfolio: [
      {
        title: 'Meter readings by chat',
        description:
          'Energy supplier, 70,000 readings a quarter now taken by a bot with photo recognition; 4 % need a person to look at the picture.',
      },
    ],
    pitch:
      'I can show you two live bots and their dashboards on a call, including the conversations that went wrong.',
    joinedDaysAgo: 168,
    standing: { plan: 'monthly' },
  },
];
