import { exampleContent } from '#tests/support/statements-of-work.ts';
import type { PrintedStatement } from './document.ts';

/** For tests: a version that one side proposed. */
export const statementForTests = (changed: Partial<PrintedStatement> = {}): PrintedStatement => ({
  number: 2,
  amends: null,
  projectTitle: 'Finance roll-out',
  state: 'proposed',
  proposedAt: '2026-12-01T09:30:00.000Z',
  content: exampleContent,
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
