import type { DemoProject } from '../demo-project.ts';

/** Connections between the systems of one company. */
export const ownSystemIntegrationProjects: readonly DemoProject[] = [
  {
    client: 'sunnyspells',
    title: 'Heat pumps that report their own faults',
    description: [
      'Around 9,200 heat pumps in the field send telemetry to our cloud every minute. When a pump fails, the customer rings us before we know. We want alerts turned into Field Service work orders, with triage: remote reset, customer advice, or a visit.',
      'We have a data team of three; they know the physics and nothing about Dynamics.',
    ],
    status: 'open',
    type: 'integration',
    modules: ['field-service.connected-field-service', 'field-service.customer-assets'],
    extraSkills: ['azure-integration', 'workflow-automation'],
    timeline: '3-6-months',
    budget: '50k-100k',
    d365Status: 'integration',
    urgency: 'medium',
    startsInDays: 30,
    postedDaysAgo: 14,
    applications: [
      {
        by: 'marcus',
        letter:
          'Refrigeration compressors and heat pumps are cousins. Of 1,900 compressors I connected, 71 % of the alerts are closed remotely now, because we spent the first month only on deciding which signals mean something. Your data team and I should get along well; I bring the Dynamics half.',
        withPitch: true,
      },
      {
        by: 'felix',
        letter:
          'For the pipeline between your cloud and the work orders I would use a queue and one small function, with deduplication per pump and hour. Otherwise one cold night opens 400 work orders for one firmware bug.',
      },
    ],
  },
  {
    client: 'foxglove',
    title: 'Payroll interface that is right the first time',
    description: [
      'Personnel data is in D365 Human Resources, payroll is with an outside bureau, and in between sits a colleague with two screens. 6,300 employees, 210 changes a day, four pay groups. We want an interface with validation before the cut-off and a clear list of what was refused and why.',
    ],
    status: 'open',
    type: 'integration',
    modules: ['human-resources.personnel-management', 'human-resources.compensation-management'],
    extraSkills: ['azure-integration', 'system-integration'],
    timeline: '3-6-months',
    budget: '25k-50k',
    d365Status: 'integration',
    urgency: 'high',
    startsInDays: 21,
    postedDaysAgo: 22,
    applications: [
      {
        by: 'philippa',
        letter:
          'The colleague with two screens knows rules that are written nowhere; my first week is spent next to her. I have built four payroll interfaces and run three parallel pays each time, compared line by line. For a hospital with bank shifts I would plan five pay groups, not four, and ask why.',
        withPitch: true,
      },
      {
        by: 'aisling',
        letter:
          "I can build the pipe: change events, validation with the bureau's own rules, a refusal list at ten each morning, replay after correction. I would want an HR specialist beside me for the content, and would name one if you have none.",
        withPitch: true,
      },
    ],
  },
  {
    client: 'zephyrine',
    title: 'Dual-write stopped on Friday, please help',
    description: [
      'Someone imported 22,000 accounts. Now the account and customer maps are paused, 14k rows in error, and finance cannot invoice new customers. We need a person who has seen this before, this week, and afterwards an honest opinion on whether dual-write is right for a company with 180 people.',
    ],
    status: 'open',
    type: 'integration',
    modules: ['power-platform.dataverse', 'sales.accounts-and-contacts'],
    extraSkills: ['system-integration', 'data-migration'],
    timeline: '1-2-weeks',
    budget: '10k-25k',
    d365Status: 'integration',
    urgency: 'critical',
    startsInDays: -7,
    postedDaysAgo: 9,
    applications: [
      {
        by: 'mireille',
        letter:
          'I have repaired eleven of these, nine after an import on a Friday. Please do not press resume. First export the error list, group by message (it will be three or four causes: missing customer group, duplicate number, address without country), correct in the source, then initial sync for the affected rows only. I can look at it tonight, European time.',
        withPitch: true,
      },
      {
        by: 'noah',
        letter:
          'For 180 people and one direction of flow, two scheduled integrations would probably serve you better, and I say that as somebody who has installed dual-write six times. I can help with the repair and write that opinion up, 20 hours this week.',
        withPitch: true,
      },
      {
        by: 'grace',
        letter:
          'Can be on a call in an hour. I know the Dataverse side well, F&O less, so the error messages from that end I would need somebody for.',
      },
    ],
  },
  {
    client: 'badger',
    title: 'Excise declaration straight from the stock ledger',
    description: [
      'Every month our bookkeeper spends three days on the beer duty return: strengths, volumes, small producer relief, spoilt beer. We would like the figures to come out of D365 and the form to fill itself. It does not have to be clever. It has to be right, and to show how it got there.',
    ],
    status: 'open',
    type: 'integration',
    modules: ['finance-operations.tax', 'supply-chain.inventory-management'],
    extraSkills: ['report-development', 'workflow-automation'],
    timeline: '1-2-months',
    budget: 'under-10k',
    d365Status: 'planning',
    urgency: 'low',
    postedDaysAgo: 40,
    applications: [
      {
        by: 'felix',
        letter:
          'The return is a calculation of about 40 lines, and I would build it twice: in the flow and in a plain spreadsheet your bookkeeper checks. When both agree for three months, she may stop. I automated customs declarations in a similar way.',
        withPitch: true,
      },
      {
        by: 'delphine',
        letter:
          'Excise on alcohol I have configured for a cider producer in Normandy. The British relief is different, but the principle (movement, strength, rate, evidence) is the same. I am available two days a week.',
      },
    ],
  },
];
