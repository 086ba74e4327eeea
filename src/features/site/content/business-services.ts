/** A service that businesses order by e-mail. Prices are in whole pounds and start there. */
export interface BusinessService {
  id: 'interviews' | 'sourcing' | 'contracts';
  name: string;
  summary: string;
  fromGbp: number;
  unit: string;
  includes: readonly string[];
  mailSubject: string;
}

export const businessServices: readonly BusinessService[] = [
  {
    id: 'interviews',
    name: 'Interview arrangement',
    summary: 'You choose the consultants, we bring everybody to one table.',
    fromGbp: 75,
    unit: 'interview',
    includes: [
      'Dates agreed with you and with the consultant',
      'An invitation with agenda, time zones and joining details',
      'A list of questions that fits your project and its modules',
      'A short summary form, so that interviews can be compared',
    ],
    mailSubject: 'Interview arrangement',
  },
  {
    id: 'sourcing',
    name: 'Consultant sourcing and advisory',
    summary: 'We read your project, search for you and come back with a shortlist and reasons.',
    fromGbp: 300,
    unit: 'search',
    includes: [
      'A call about goals, modules, budget and timing',
      'A search across skills, modules, certifications and availability',
      'A shortlist in writing, saying why each consultant fits',
      'Advice on scope, rate and the order of the work',
    ],
    mailSubject: 'Consultant sourcing and advisory',
  },
  {
    id: 'contracts',
    name: 'Contract drafting',
    summary: 'A clear agreement between you and your consultant, ready to be reviewed and signed.',
    fromGbp: 250,
    unit: 'contract',
    includes: [
      'Scope, deliverables, dates and day rate in plain words',
      'Clauses on confidentiality, data protection and ownership of the work',
      'Notice, acceptance and payment terms that both sides can live with',
      'One round of changes after both sides have read it',
    ],
    mailSubject: 'Contract drafting',
  },
];
