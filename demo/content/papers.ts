/** The deal of the demo whose papers are made up: a proposed statement of work, two weeks, access to two environments. */
export const dealWithPapers = 'Key account CRM for six supermarket buyers';

/** Who does the work, as a supplier. No real business is meant. */
export const demoSupplier = {
  legal_form: 'company',
  legal_name: 'Farthingdale CRM Ltd',
  ...{ street: '7 Ledger Row', postal_code: 'E8 3XX', city: 'London', country: 'uk' },
  ...{ registration_number: '00000000', vat_id: '' },
} as const;

export const demoInsurance = {
  kind: 'professional-indemnity',
  ...{ insurer: 'Gooseberry Mutual', policy_number: 'PI-2048' },
  ...{ cover_amount: 1_000_000, currency: 'GBP' },
} as const;

/** What the client proposes: the statement of work. Its days are counted from the day on which the demo begins. */
export const demoStatement = {
  client: {
    ...{ name: 'Larkspur & Pike Bakeries Ltd', address: '3 Oven Yard\nBirmingham\nUnited Kingdom' },
    ...{ registrationNumber: '', vatId: '', contact: 'Dana Demo-Client' },
  },
  supplier: {
    ...{ name: demoSupplier.legal_name, address: '7 Ledger Row\nLondon E8 3XX\nUnited Kingdom' },
    registrationNumber: demoSupplier.registration_number,
    ...{ vatId: '', contact: 'Imogen Farthingdale' },
  },
  scope:
    'Set up Dynamics 365 Sales for four account managers and six customers: account plans, listings and promotions, with a read-only view of the price lists of the ERP.',
  deliverables: [
    {
      name: 'Account plan, listing and promotion in the sandbox',
      acceptance: 'The four account managers have entered one customer each without help.',
      ...{ amount: null, dueOn: null },
    },
    {
      name: 'Price view from the ERP',
      acceptance: 'Prices of all six customers are those of the ERP on the day before.',
      ...{ amount: null, dueOn: null },
    },
  ],
  price: {
    ...{ kind: 'hourly', currency: 'USD', rate: 95, cap: 15_000 },
    ...{ daysToPay: 30, purchaseOrder: 'LP-1189' },
  },
  startsInDays: -9,
  endsInDays: 26,
  noticeDays: 14,
  place: 'Remote, and two days in Birmingham',
  workingHours: 'About 25 hours a week',
  people: [{ name: 'Imogen Farthingdale', role: 'Consultant' }],
  environments: [{ name: 'larkspur-sandbox' }],
  taxStatus: {
    ...{ rule: 'ir35', determination: 'outside', madeBy: 'Dana Demo-Client' },
    reasons: 'The supplier decides how the work is done, and may send a substitute.',
  },
  governingLaw: 'England and Wales',
  clauses: [],
} as const;

/** Hours of a day, counted from the Monday of a week, with a note. */
export interface DemoDay {
  day: number;
  hours: number;
  note: string;
}

/** The week before the demo begins is approved; what is past of the present one waits for approval. */
export const demoWeeks: Readonly<Record<'approved' | 'submitted', readonly DemoDay[]>> = {
  approved: [
    { day: 0, hours: 7.5, note: 'Workshop with the account managers' },
    { day: 1, hours: 6, note: 'Account plan and listing' },
    { day: 3, hours: 7.25, note: 'Promotion, and a first form' },
  ],
  submitted: [
    { day: 0, hours: 6.5, note: 'Price lists: fields and mapping' },
    { day: 1, hours: 7, note: 'Read-only price view' },
    { day: 2, hours: 4, note: 'Office hours with two account managers' },
  ],
};

export const demoAccess = [
  {
    kind: 'sandbox',
    ...{ environment: 'larkspur-sandbox', access_role: 'System Customizer' },
    grantedDaysAgo: 8,
  },
  {
    kind: 'production',
    ...{ environment: 'larkspur', access_role: 'Basic User, read only' },
    grantedDaysAgo: null,
  },
] as const;
