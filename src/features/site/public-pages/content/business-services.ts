import {
  type ServiceId,
  serviceNames,
} from '#features/moderation/service-requests/rules/services.ts';

/** A service that businesses order. Prices are in whole pounds and start there. */
export interface BusinessService {
  id: ServiceId;
  name: string;
  summary: string;
  fromGbp: number;
  unit: string;
  includes: readonly string[];
}

export const businessServices: readonly BusinessService[] = [
  {
    id: 'interviews',
    name: serviceNames.interviews,
    summary: 'You choose the consultants, we bring everyone to one table.',
    fromGbp: 75,
    unit: 'interview',
    includes: [
      'Dates agreed with you and with the consultant',
      'An invitation with agenda, time zones and joining details',
      'A list of questions that fits your project and its modules',
      'A short summary form, so that interviews can be compared',
    ],
  },
  {
    id: 'sourcing',
    name: serviceNames.sourcing,
    summary: 'We read your project, search for you and come back with a shortlist and reasons.',
    fromGbp: 300,
    unit: 'search',
    includes: [
      'A call about goals, modules, budget and timing',
      'A search across skills, modules, certifications and availability',
      'A shortlist in writing, saying why each consultant fits',
      'Advice on scope, rate and the order of the work',
    ],
  },
  {
    id: 'contracts',
    name: serviceNames.contracts,
    summary: 'A clear agreement between you and your consultant, ready to be reviewed and signed.',
    fromGbp: 250,
    unit: 'contract',
    includes: [
      'Scope, deliverables, dates and day rate in plain words',
      'Clauses on confidentiality, data protection and ownership of the work',
      'Notice, acceptance and payment terms that both sides can live with',
      'One round of changes after both sides have read it',
    ],
  },
];
