import type { StatementContent } from './content.ts';
import type { PrintedStatement } from './document.ts';

const party = (name: string) => ({
  name,
  address: 'Main Street 1\n10115 Berlin',
  registrationNumber: 'HRB 12345',
  vatId: 'DE123456789',
  contact: 'Ana Client',
});

/** For tests: what a statement of work may say. */
export const contentForTests = (changed: Partial<StatementContent> = {}): StatementContent => ({
  client: party('Contoso GmbH'),
  supplier: party('Fabrikam Consulting'),
  scope: 'Set up Dynamics 365 Finance.\nTrain the team.',
  deliverables: [
    { name: 'Ledger', acceptance: 'A trial balance matches.', amount: 12_500, dueOn: '2027-03-01' },
    { name: 'Training', acceptance: '', amount: 1_500, dueOn: null },
  ],
  price: {
    kind: 'fixed',
    currency: 'EUR',
    rate: null,
    cap: null,
    daysToPay: 30,
    purchaseOrder: 'PO-77',
  },
  startsOn: '2027-01-04',
  endsOn: null,
  noticeDays: 14,
  place: 'Berlin and remote',
  workingHours: '',
  people: [{ name: 'Bea Consultant', role: '' }],
  environments: [{ name: 'contoso-test' }, { name: 'contoso-live' }],
  taxStatus: { rule: 'none', determination: 'open', reasons: '', madeBy: '' },
  governingLaw: 'Germany',
  clauses: [{ title: 'Confidentiality', text: 'Both sides keep what they learn to themselves.' }],
  ...changed,
});

/** For tests: a version that one side proposed. */
export const statementForTests = (changed: Partial<PrintedStatement> = {}): PrintedStatement => ({
  number: 2,
  amends: null,
  projectTitle: 'Finance roll-out',
  state: 'proposed',
  proposedAt: '2026-12-01T09:30:00.000Z',
  content: contentForTests(),
  acceptances: [],
  sha256: null,
  site: 'https://direct365.example',
  ...changed,
});

/** For tests: a version that both sides accepted. */
export const acceptedStatementForTests = (
  changed: Partial<PrintedStatement> = {},
): PrintedStatement =>
  statementForTests({
    state: 'accepted',
    acceptances: [
      { side: 'client', name: 'Ana Client', at: '2026-12-03T14:05:00.000Z' },
      { side: 'consultant', name: 'Bea Consultant', at: '2026-12-02T08:00:00.000Z' },
    ],
    sha256: 'ab'.repeat(32),
    ...changed,
  });
