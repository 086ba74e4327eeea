import type { SkillGuide } from './skill-guide.ts';

export const powerPlatform: SkillGuide = {
  title: 'Power Platform consultants',
  name: 'Microsoft Power Platform',
  description:
    'Independent Microsoft Power Platform consultants: Dataverse, apps, flows, governance, Copilot Studio. Rates, availability and typical projects.',
  about: [
    'Microsoft Power Platform is the layer on which Dynamics 365 customer applications are built and on which everyone else may build: Power Apps, Power Automate, Power BI, Power Pages and Copilot Studio, with Dataverse as the common database and AI Builder beside it. What starts as one useful app becomes, within a year, hundreds of apps and flows with real data in them.',
    'A platform consultant keeps that growth useful. Environments and data policies, solutions and pipelines, licences, a centre of excellence with a real owner: this is where an experienced outsider saves months, because the traps are the same everywhere.',
  ],
  projects: [
    {
      title: 'Governance from the ground up',
      duration: '4-8 weeks',
      text: 'Environment strategy, managed environments, data policies, an inventory of what exists, and rules that makers accept.',
    },
    {
      title: 'From hand-made to deployed',
      duration: '3-6 weeks',
      text: 'Solutions, environment variables and connection references, pipelines or Azure DevOps, and a release that can be repeated.',
    },
    {
      title: 'A portal on Power Pages',
      duration: '6-10 weeks',
      text: 'Sign-in, table permissions, forms and lists for partners or customers, tested by someone who tries to see what is not theirs.',
    },
    {
      title: 'First agent in Copilot Studio',
      duration: '4-7 weeks',
      text: 'One process, the right knowledge sources, actions with limits, evaluation with real questions, and a way to a person.',
    },
  ],
  questions: [
    'How many environments do we need, and who may create one?',
    'What belongs in Dataverse, and what should stay in SharePoint or SQL?',
    'How do you stop a flow that belongs to someone who has left?',
  ],
  certifications: ['power-platform-functional-consultant', 'power-platform-fundamentals'],
};

export const powerBi: SkillGuide = {
  title: 'Power BI consultants',
  name: 'Microsoft Power BI',
  description:
    'Independent Power BI consultants who know Dynamics 365 data: semantic models, DAX, Fabric, security. Rates, availability and typical projects.',
  about: [
    'Microsoft Power BI turns data into semantic models and reports that people filter themselves, and is a part of Microsoft Fabric today. For Dynamics 365 the hard part is where the data comes from: Dataverse with Link to Microsoft Fabric, finance and operations data through Synapse Link or Fabric Link instead of the retired export to data lake, and a model that understands both.',
    'Hire someone for the model, not for the colours. A star schema with clear measures is fast, can be checked and outlives its first report; a page of visuals on top of raw tables does none of it. Ask to see a model, and ask how its figures were reconciled with the ledger or the pipeline.',
  ],
  projects: [
    {
      title: 'One model for finance or sales',
      duration: '4-8 weeks',
      text: 'Sources, star schema, measures with definitions, reconciliation with the system, row-level security, and three reports that replace thirty.',
    },
    {
      title: 'Make slow reports fast',
      duration: '1-3 weeks',
      text: 'Model size, relationships and DAX measured with the right tools; import, Direct Lake or DirectQuery chosen on purpose.',
    },
    {
      title: 'Get Dynamics data into Fabric',
      duration: '4-8 weeks',
      text: 'Link to Microsoft Fabric or Synapse Link, lakehouse layers, deleted records and choices handled, refresh that is watched.',
    },
    {
      title: 'Order in workspaces',
      duration: '2-4 weeks',
      text: 'Workspaces, deployment pipelines, endorsement, access by groups, and an end for reports that no one opens.',
    },
  ],
  questions: [
    'Why a star schema, when the tables could simply be joined?',
    'How do you prove that revenue in the report is revenue in the ledger?',
    'Who sees which rows, and how do you test that?',
  ],
  certifications: ['power-bi-data-analyst', 'power-platform-fundamentals'],
};

export const powerApps: SkillGuide = {
  title: 'Power Apps consultants',
  name: 'Microsoft Power Apps',
  description:
    'Independent Power Apps consultants for canvas and model-driven apps on Dataverse. Hourly rates, availability and typical short projects.',
  about: [
    'Microsoft Power Apps builds business applications in two ways. Canvas apps are drawn screen by screen with Power Fx formulas, for phones, tablets and Teams; model-driven apps grow out of tables, forms and rules in Dataverse, and are what Dynamics 365 Sales and Customer Service are made of. Many good solutions combine them, as a custom page inside a model-driven app.',
    'The first version of an app is easy, which is why so many exist. An experienced consultant is for the second one: delegation and speed with real amounts of data, offline use, accessibility, security on rows instead of hidden buttons, and a solution that can be deployed and handed over.',
  ],
  projects: [
    {
      title: 'Replace a spreadsheet or Access database',
      duration: '3-6 weeks',
      text: 'Data model in Dataverse, import of what is worth keeping, forms and views, roles, and a week beside the users.',
    },
    {
      title: 'An inspection app for the field',
      duration: '4-7 weeks',
      text: 'Canvas app with photos, signature, location and offline mode, synchronised to the records the office works with.',
    },
    {
      title: 'Rescue an app that outgrew its maker',
      duration: '2-5 weeks',
      text: 'Delegation warnings, data sources and permissions examined, the worst screens rebuilt, documentation that lets someone else go on.',
    },
    {
      title: 'Extend a Dynamics 365 app',
      duration: '3-6 weeks',
      text: 'Custom pages, business rules and components in a clean solution layer that survives release waves.',
    },
  ],
  questions: [
    'When is a canvas app the wrong choice?',
    'What happens in your app when a list has fifty thousand rows?',
    'How do you keep people from reading rows that the screen does not show?',
  ],
  certifications: ['power-platform-functional-consultant', 'power-platform-fundamentals'],
};

export const powerAutomate: SkillGuide = {
  title: 'Power Automate consultants',
  name: 'Microsoft Power Automate',
  description:
    'Independent Power Automate consultants for cloud flows, desktop flows and process mining. Hourly rates, availability and typical short projects.',
  about: [
    'Microsoft Power Automate, once Microsoft Flow, does work that follows rules: cloud flows connect more than a thousand services through connectors, desktop flows operate programs that have no interface, approvals bring a decision to Teams or Outlook, and process mining shows where time is lost before anything is automated. Around Dynamics 365 it carries records between systems and people.',
    'Anybody can make a flow; few are made so that someone notices when it fails. Consultants are brought in for retries, idempotence, service accounts and licences, and for the judgement that a flow with ninety steps should have been a plug-in or an Azure function.',
  ],
  projects: [
    {
      title: 'Approvals that people answer',
      duration: '2-4 weeks',
      text: 'Purchase orders, discounts or leave: limits, deputies and reminders, in Teams, with a record that auditors accept.',
    },
    {
      title: 'Rescue of business-critical flows',
      duration: '2-4 weeks',
      text: 'Owners, connections and error handling put in order, alerts set up, throttling removed, everything moved into solutions.',
    },
    {
      title: 'Robots for a program without an interface',
      duration: '4-8 weeks',
      text: 'Desktop flows on machines of their own, queues, credentials in a vault, and a plan for the day the screen changes.',
    },
    {
      title: 'Documents in, records out',
      duration: '3-6 weeks',
      text: 'AI Builder or Document Intelligence on invoices or orders, a person for the doubtful ones, figures on how many are doubtful.',
    },
  ],
  questions: [
    'What does your flow do when it runs twice for the same record?',
    'Who is told when it fails at night, and how?',
    'When do you prefer Logic Apps or a plug-in to a cloud flow?',
  ],
  certifications: ['power-platform-functional-consultant', 'power-platform-fundamentals'],
};
