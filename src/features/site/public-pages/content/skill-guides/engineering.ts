import type { SkillGuide } from './skill-guide.ts';

export const azureIntegration: SkillGuide = {
  title: 'Azure integration consultants for Dynamics 365',
  name: 'Azure integration for Dynamics 365',
  description:
    'Independent consultants who connect Dynamics 365 with Azure Integration Services: Logic Apps, Service Bus, API Management. Rates and projects.',
  about: [
    'Azure Integration Services is the set with which Dynamics 365 is mostly joined to everything else: Logic Apps for orchestration, Azure Functions for code, Service Bus and Event Grid for messages and events, API Management for interfaces that others call, Data Factory for volumes. On the other side stand Dataverse events and the Web API, business events, data entities, OData and dual-write.',
    'Integrations look finished long before they are. What an experienced consultant adds is the unhappy path: messages that come twice or in the wrong order, a partner that is down for an hour, credentials that expire, a field that is suddenly longer, and someone who is told before the customer notices.',
  ],
  projects: [
    {
      title: 'Web shop to ERP',
      duration: '6-10 weeks',
      text: 'Orders, prices, stock and customers by events and queues, each message once, with a dashboard for the ones that got stuck.',
    },
    {
      title: 'Put an interface in front',
      duration: '3-6 weeks',
      text: 'API Management with versions, limits and keys before Dynamics 365, so that partners do not depend on its tables.',
    },
    {
      title: 'From batch files to events',
      duration: '5-9 weeks',
      text: 'Nightly files replaced step by step with business events and Service Bus, both running side by side until the figures agree.',
    },
    {
      title: 'Make integrations observable',
      duration: '2-4 weeks',
      text: 'Correlation from end to end, Application Insights, alerts that mean something, a replay that is safe.',
    },
  ],
  questions: [
    'What happens in your design when the same order arrives twice?',
    'When is dual-write right, and when is it not?',
    'How do you release a change that both sides have to make?',
  ],
  certifications: ['azure-solutions-architect', 'azure-fundamentals'],
};

export const customizationDevelopment: SkillGuide = {
  title: 'Dynamics 365 development consultants',
  name: 'Dynamics 365 customization and development',
  description:
    'Independent Dynamics 365 developers: X++ extensions, plug-ins, PCF controls, upgrades. Hourly rates, availability and typical short projects.',
  about: [
    'Development for Dynamics 365 happens in two worlds. Finance and operations apps are extended in X++ with chain of command, event handlers and extensions, built and released through Azure DevOps. Sales, Customer Service and the other Dataverse apps are extended with C# plug-ins, custom APIs, TypeScript and controls of the Power Apps component framework, packed in solutions. In both, the standard must stay untouched, or every update becomes a project.',
    'You want someone who knows when not to write code. Good developers ask for the business rule first, use configuration where it holds, test what they write, and leave a repository, a pipeline and a note from which a colleague can go on.',
  ],
  projects: [
    {
      title: 'Extensions instead of overlayering',
      duration: '6-14 weeks',
      text: 'Code of an older AX or CRM sorted into standard, configuration and extension; the rest rewritten, with tests.',
    },
    {
      title: 'Builds, tests and releases',
      duration: '2-5 weeks',
      text: 'Repository, automated builds and tests, solutions or deployable packages, releases that anybody on the team can start.',
    },
    {
      title: 'Performance of a slow process',
      duration: '1-4 weeks',
      text: 'Traces, indexes, synchronous plug-ins and set-based X++; measured before, measured after.',
    },
    {
      title: 'Review of inherited code',
      duration: '1-3 weeks',
      text: 'Risks, dead parts, security and upgrade readiness, in an order in which they are worth mending.',
    },
  ],
  questions: [
    'Which of your extensions did you last delete, and what replaced it?',
    'How do you test a plug-in, or a chain of command method, without the whole system?',
    'What in our code will stop the next service update?',
  ],
  certifications: ['d365-finance-operations-developer', 'other-microsoft-certification'],
  certificationNote:
    'For Dataverse and Power Platform developers, Microsoft’s developer certification (PL-400) stands under “Other Microsoft Certification” in profiles.',
};
