import type { CertificationEntry } from './certification-entry.ts';

// Titles, exams and retirements as Microsoft published them up to September 2026. Retired ones stay:
// people hold them, the fundamentals for life, and a consultant must not have to claim another title.

/** Those of the specification that Microsoft issues. */
export const specifiedCertificationEntries = [
  {
    id: 'd365-fundamentals',
    name: 'Dynamics 365 Fundamentals',
    exams: ['MB-910', 'MB-920'],
    retired: '2025-12',
    successor: null,
    aliases: [
      'Dynamics 365 Fundamentals (CRM)',
      'Dynamics 365 Fundamentals (ERP)',
      'MB-900',
      'MB-901',
    ],
    neverExpires: true,
  },
  {
    id: 'd365-customer-experience-analyst',
    name: 'Dynamics 365 Customer Experience Analyst Associate',
    exams: ['MB-280'],
    retired: '2026-07',
    successor: { name: 'Dynamics 365 Sales AI Consultant Associate', exam: 'AB-210' },
    aliases: ['Dynamics 365 Customer Experience Analyst'],
  },
  {
    id: 'd365-customer-service-consultant',
    name: 'Dynamics 365 Customer Service Functional Consultant Associate',
    exams: ['MB-230'],
    retired: null,
    successor: null,
    aliases: [],
  },
  {
    id: 'd365-field-service-consultant',
    name: 'Dynamics 365 Field Service Functional Consultant Associate',
    exams: ['MB-240'],
    retired: '2026-06',
    successor: null,
    aliases: [],
  },
  {
    id: 'd365-finance-consultant',
    name: 'Dynamics 365 Finance Functional Consultant Associate',
    exams: ['MB-310'],
    retired: null,
    successor: null,
    aliases: [
      'Dynamics 365 for Finance and Operations, Financials Functional Consultant Associate',
    ],
  },
  {
    id: 'd365-supply-chain-consultant',
    name: 'Dynamics 365 Supply Chain Management Functional Consultant Associate',
    exams: ['MB-330'],
    retired: null,
    successor: null,
    aliases: [
      'Dynamics 365 for Finance and Operations, Supply Chain Management Functional Consultant Associate',
    ],
  },
  {
    id: 'd365-finance-operations-developer',
    name: 'Dynamics 365 Finance and Operations Apps Developer Associate',
    exams: ['MB-500'],
    retired: null,
    successor: null,
    aliases: [],
  },
  {
    id: 'power-platform-fundamentals',
    name: 'Power Platform Fundamentals',
    exams: ['PL-900'],
    retired: null,
    successor: null,
    aliases: [],
    neverExpires: true,
  },
  {
    id: 'power-platform-functional-consultant',
    name: 'Power Platform Functional Consultant Associate',
    exams: ['PL-200'],
    retired: '2026-08',
    successor: { name: 'Intelligent Applications Builder Associate', exam: 'AB-410' },
    aliases: ['MB-200'],
  },
  {
    id: 'power-bi-data-analyst',
    name: 'Power BI Data Analyst Associate',
    exams: ['PL-300'],
    retired: null,
    successor: null,
    aliases: ['Data Analyst Associate', 'DA-100'],
  },
  {
    id: 'azure-fundamentals',
    name: 'Azure Fundamentals',
    exams: ['AZ-900'],
    retired: null,
    successor: null,
    aliases: [],
    neverExpires: true,
  },
  {
    id: 'azure-solutions-architect',
    name: 'Azure Solutions Architect Expert',
    exams: ['AZ-305'],
    retired: null,
    successor: null,
    aliases: ['Azure Solutions Architect', 'AZ-300', 'AZ-301', 'AZ-303', 'AZ-304'],
  },
] as const satisfies readonly CertificationEntry[];

/** Those of the specification that stand at the end: of another issuer, and any other of Microsoft's. */
export const otherCertificationEntries = [
  {
    id: 'pmp',
    name: 'Project Management Professional (PMP)',
    exams: [],
    retired: null,
    successor: null,
    aliases: ['PMP', 'Project Management Professional'],
  },
  {
    id: 'other-microsoft-certification',
    name: 'Other Microsoft Certification',
    exams: [],
    retired: null,
    successor: null,
    aliases: [],
  },
] as const satisfies readonly CertificationEntry[];
