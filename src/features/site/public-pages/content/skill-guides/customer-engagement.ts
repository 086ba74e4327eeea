import type { SkillGuide } from './skill-guide.ts';

export const sales: SkillGuide = {
  title: 'Dynamics 365 Sales consultants',
  name: 'Dynamics 365 Sales',
  description:
    'Independent Dynamics 365 Sales consultants: pipeline, quotes, forecasting, Copilot. Real rates, availability and the projects they are hired for.',
  about: [
    'Dynamics 365 Sales is Microsoft’s application for selling to businesses: leads, opportunities, accounts and contacts, product catalogue, quotes, orders and invoices, goals and forecasts. It is a model-driven app on Dataverse, so it shares its data with Customer Service, Customer Insights and every Power App, and it meets sellers where they are: in Outlook, in Teams, and more and more through Copilot and agents that research and qualify leads.',
    'Most CRM projects fail on people rather than on forms. A good consultant asks what a seller gets out of each field, removes half of them, and makes the sales process in the system the one that is really followed. After that, forecasting and Copilot have something to work with.',
  ],
  projects: [
    {
      title: 'Rebuild the sales process',
      duration: '4-8 weeks',
      text: 'From lead to order in stages that sellers recognise: business process flow, fewer fields, clear ownership, and a dashboard that replaces the spreadsheet.',
    },
    {
      title: 'Forecasts that hold',
      duration: '3-5 weeks',
      text: 'Forecast configuration by territory or hierarchy, snapshots, rules for categories, and a weekly routine for managers.',
    },
    {
      title: 'Quotes and orders with the ERP',
      duration: '6-12 weeks',
      text: 'Prices, products and customers in step with Finance or Business Central by dual-write or an integration of your own, and one place where an order is true.',
    },
    {
      title: 'Switch on Copilot and agents',
      duration: '3-6 weeks',
      text: 'Licences and permissions, data that is good enough, a pilot group, and figures that show whether it saves time.',
    },
  ],
  questions: [
    'Which fields would you take away from our opportunity form, and how do you decide?',
    'How do you keep duplicates out once sellers import their own lists?',
    'What has to be true of our data before Copilot helps rather than guesses?',
  ],
  certifications: ['d365-customer-experience-analyst', 'power-platform-functional-consultant'],
};

export const customerService: SkillGuide = {
  title: 'Dynamics 365 Customer Service consultants',
  name: 'Dynamics 365 Customer Service',
  description:
    'Independent Dynamics 365 Customer Service consultants: cases, routing, knowledge, omnichannel. Rates, availability and typical short projects.',
  about: [
    'Dynamics 365 Customer Service organises everything between a customer’s question and its answer: cases, queues and unified routing, service-level agreements and entitlements, a knowledge base, and conversations by e-mail, chat, messaging and voice. Agents work in the Copilot Service workspace, where several sessions are open side by side and Copilot drafts answers from your own articles. Dynamics 365 Contact Center brings the same channels to companies with another CRM.',
    'Consultants are hired when volumes rise, when a channel is added, or when no one can say whether promises to customers are kept. Routing, agreements and reports have to be designed together: a service level that starts counting at the wrong moment spoils every figure after it.',
  ],
  projects: [
    {
      title: 'Replace shared mailboxes with cases',
      duration: '4-7 weeks',
      text: 'Automatic record creation, queues, routing by skill, templates and signatures, and a clean cut-over on one weekend.',
    },
    {
      title: 'Add chat, messaging or voice',
      duration: '5-10 weeks',
      text: 'Workstreams, capacity profiles, opening hours, a Copilot Studio agent that answers first, and a hand-over that keeps the context.',
    },
    {
      title: 'Service levels that can be measured',
      duration: '3-5 weeks',
      text: 'Agreements with pause and resume, business hours by country, warnings in time, and a report on which both sides agree.',
    },
    {
      title: 'A knowledge base that is used',
      duration: '3-6 weeks',
      text: 'Structure, review and owners of articles, search tuned, Copilot grounded in it, and feedback that leads to better articles.',
    },
  ],
  questions: [
    'How would you route a case that needs a language and a skill that no one on shift has together?',
    'When does our first-response clock start, and when does it pause?',
    'How do you keep Copilot from answering with an article that is out of date?',
  ],
  certifications: ['d365-customer-service-consultant', 'power-platform-functional-consultant'],
};

export const marketing: SkillGuide = {
  title: 'Dynamics 365 Marketing consultants',
  name: 'Dynamics 365 Marketing',
  description:
    'Independent consultants for Dynamics 365 Customer Insights – Journeys, formerly Marketing: journeys, consent, events. Rates and typical projects.',
  about: [
    'Dynamics 365 Marketing is called Customer Insights – Journeys today. It runs real-time journeys that start from what a customer does, with e-mail, text and push messages, forms, events, segments, lead scoring and consent; Customer Insights – Data, its sister, unifies profiles from many sources. Outbound marketing, the older half of the product, has been retired, so what was built there has to live in real-time journeys.',
    'People bring in a consultant to move from outbound marketing or from another tool, to get consent right in several countries, or because the hand-over to sales leaks. The work is half configuration and half craft: deliverability, naming, templates, and the question of who may write to whom.',
  ],
  projects: [
    {
      title: 'Move to real-time journeys',
      duration: '5-10 weeks',
      text: 'Inventory of what exists, consent and preference centres, templates and journeys rebuilt, and forms moved page by page.',
    },
    {
      title: 'Consent that stands up to questions',
      duration: '3-5 weeks',
      text: 'Compliance profiles, purposes and topics, double opt-in, a preference centre by brand, and proof of when someone agreed to what.',
    },
    {
      title: 'From click to qualified lead',
      duration: '4-6 weeks',
      text: 'Scoring models, qualification rules and the hand-over to Sales, with agreed definitions and a report on what became of each lead.',
    },
    {
      title: 'Events from invitation to follow-up',
      duration: '3-6 weeks',
      text: 'Registration pages, Teams webinars, waiting lists, check-in, and journeys before and after.',
    },
  ],
  questions: [
    'How do you decide whether a journey starts from a trigger or from a segment?',
    'How do you warm up a new sending domain, and what do you watch?',
    'Show how you would prove that this contact agreed to our newsletter.',
  ],
  certifications: ['d365-customer-experience-analyst', 'power-platform-functional-consultant'],
};

export const fieldService: SkillGuide = {
  title: 'Dynamics 365 Field Service consultants',
  name: 'Dynamics 365 Field Service',
  description:
    'Independent Dynamics 365 Field Service consultants: work orders, schedule board, mobile, agreements. Rates, availability and typical projects.',
  about: [
    'Dynamics 365 Field Service sends the right technician with the right part to the right place: work orders, the schedule board and schedule assistant, resource scheduling optimisation, customer assets, agreements with preventive maintenance, inventory, purchasing and returns, and a mobile app that works without a connection. Connected Field Service turns readings of devices into work before something breaks.',
    'It succeeds or fails with dispatchers and technicians. A consultant who has sat beside both knows that the board has to be faster than the whiteboard, that the mobile app may ask for five things and not for fifteen, and that skills, territories and travel times must be right before optimisation is switched on.',
  ],
  projects: [
    {
      title: 'Mobile app that works offline',
      duration: '4-8 weeks',
      text: 'Offline profile, forms reduced to the visit, photos and signatures, synchronisation tested in a basement, and a pilot team.',
    },
    {
      title: 'Preventive maintenance from agreements',
      duration: '4-7 weeks',
      text: 'Agreements, booking and invoice set-up, incident types with tasks and parts, and a year of work orders that planners believe.',
    },
    {
      title: 'Scheduling optimisation pilot',
      duration: '5-8 weeks',
      text: 'Goals and constraints in order, one region, before and after compared: travel, jobs a day, appointments kept.',
    },
    {
      title: 'Parts, returns and the ERP',
      duration: '6-10 weeks',
      text: 'Van stock, purchase and return flows connected to Supply Chain Management or Business Central, with costs on the work order.',
    },
  ],
  questions: [
    'What do technicians see in your offline profile, and what did you leave out?',
    'When is resource scheduling optimisation the wrong answer?',
    'How does a part that was used on site reach the invoice?',
  ],
  certifications: ['d365-field-service-consultant', 'power-platform-functional-consultant'],
};
