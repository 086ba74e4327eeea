import type { UserId } from '#access/user.ts';
import type { StatementContent } from '#features/agreements/statements/rules/content.ts';
import type { TestApp } from './app.ts';
import type { DealInProgress } from './completed-deal.ts';

/** What a statement of work says in tests. */
export const exampleContent: StatementContent = {
  client: {
    ...{ name: 'Mill & Sons GmbH', address: 'Werkstraße 1\n80331 Munich\nGermany' },
    ...{ registrationNumber: 'HRB 1234', vatId: 'DE123456789', contact: 'Olive Mills' },
  },
  supplier: {
    ...{ name: 'Grace Hall Consulting', address: '1 High Street\nLeeds\nUnited Kingdom' },
    ...{ registrationNumber: '', vatId: '', contact: 'Grace Hall' },
  },
  scope: 'Close the month in five days instead of twelve.',
  deliverables: [
    {
      ...{ name: 'Close calendar', acceptance: 'Finance has run one month by it.' },
      ...{ amount: 4000, dueOn: '2026-12-31' },
    },
    { name: 'Handover', acceptance: '', amount: 2000, dueOn: null },
  ],
  price: {
    ...{ kind: 'fixed', currency: 'EUR', rate: null, cap: null },
    ...{ daysToPay: 30, purchaseOrder: 'PO-77' },
  },
  ...{ startsOn: '2026-12-01', endsOn: '2027-02-28', noticeDays: 14 },
  ...{ place: 'Remote', workingHours: '3 days a week' },
  people: [{ name: 'Grace Hall', role: 'Lead consultant' }],
  environments: [{ name: 'Sandbox (mill.example)' }],
  taxStatus: { rule: 'none', determination: 'open', reasons: '', madeBy: '' },
  governingLaw: 'Germany',
  clauses: [{ title: 'Confidentiality', text: 'Both sides keep what they learn to themselves.' }],
};

/** What tests do with statements of work, in the app that is there by then. */
export function statementsIn(app: TestApp) {
  const asked = async (userId: UserId) => (await app.as(userId)).statements;
  const read = async (userId: UserId, { applicationId }: DealInProgress) =>
    (await asked(userId)).get({ applicationId });
  const propose = async (
    userId: UserId,
    { applicationId }: DealInProgress,
    basedOn: number,
    content: Partial<StatementContent> = {},
  ) =>
    (await asked(userId)).propose({
      ...{ applicationId, basedOn },
      content: { ...exampleContent, ...content },
    });
  const accept = async (userId: UserId, { applicationId }: DealInProgress, number: number) =>
    (await asked(userId)).accept({ applicationId, number });
  const decline = async (userId: UserId, { applicationId }: DealInProgress, number: number) =>
    (await asked(userId)).decline({ applicationId, number, reason: 'The end is too early.' });
  return { asked, read, propose, accept, decline };
}
