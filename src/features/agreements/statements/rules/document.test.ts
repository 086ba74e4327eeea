import { describe, expect, it } from 'vitest';
import { exampleContent } from '#tests/support/statements-of-work.ts';
import type { PrintedDocument } from '../../lib/documents/printed-document.ts';
import { documentOf } from './document.ts';
import { acceptedStatementForTests, statementForTests } from './printed-statement-fixture.ts';

const sectionOf = ({ sections }: PrintedDocument, title: string) =>
  sections.find((section) => section.title.endsWith(`. ${title}`))?.parts;

/** The facts and rows of a section as lines of text. */
const linesOf = (document: PrintedDocument, title: string): string[] =>
  (sectionOf(document, title) ?? []).flatMap((part) => {
    if (part.kind === 'text') return part.text.split('\n');
    if (part.kind === 'facts') return part.facts.map(({ name, value }) => `${name}: ${value}`);
    return [part.columns.map((column) => column.title), ...part.rows].map((row) => row.join(' | '));
  });

describe('the document of a statement of work', () => {
  const document = documentOf(statementForTests());

  it('numbers its sections, and leaves out those without content', () => {
    expect(document.sections.map(({ title }) => title)).toEqual([
      '1. Project',
      '2. Client',
      '3. Supplier',
      '4. Scope of work',
      '5. Deliverables',
      '6. Price and payment',
      '7. Time and place',
      '8. People',
      '9. Environments',
      '10. Status of the supplier',
      '11. Confidentiality',
      '12. Governing law',
      '13. Acceptance',
    ]);
  });

  it('writes amounts with the code of their currency, and days in full', () => {
    expect(linesOf(document, 'Deliverables')).toEqual([
      'Deliverable | Done when | Due | Amount',
      'Close calendar | Finance has run one month by it. | 31 December 2026 | EUR\u00a04,000',
      'Handover |  |  | EUR\u00a02,000',
    ]);
    expect(linesOf(document, 'Price and payment')).toEqual([
      'Price: Fixed price',
      'Total: EUR\u00a06,000',
      'Payment: Within 30 days of the invoice',
      'Purchase order: PO-77',
    ]);
  });

  it('says what a rate is for, and where it ends', () => {
    const price = { ...exampleContent.price, kind: 'daily' as const, rate: 900, cap: 45_000 };
    const content = { ...exampleContent, price, deliverables: [] };
    const daily = documentOf(statementForTests({ content }));
    expect(linesOf(daily, 'Price and payment').slice(1, 3)).toEqual([
      'Rate: EUR\u00a0900 per day',
      'Cap: EUR\u00a045,000',
    ]);
    expect(sectionOf(daily, 'Deliverables')).toBeUndefined();
  });

  it('names the determination, its reasons and who made it where a rule applies', () => {
    const taxStatus = {
      ...({ rule: 'ir35', determination: 'outside' } as const),
      ...{ reasons: 'Own tools', madeBy: 'Ana Client' },
    };
    const under = documentOf(statementForTests({ content: { ...exampleContent, taxStatus } }));
    expect(linesOf(under, 'Status of the supplier')).toEqual([
      'Rule: IR35 (United Kingdom)',
      'Determination: Works on their own account',
      'Reasons: Own tools',
      'Determined by: Ana Client',
    ]);
    expect(linesOf(document, 'Status of the supplier')).toEqual(['Rule: No rule applies']);
  });

  it('says on every page what a version counts for, until both sides accepted it', () => {
    expect(document.notice).toBe('Not accepted yet');
    expect(documentOf(statementForTests({ state: 'replaced' })).notice).toContain('Not accepted');
    expect(documentOf(statementForTests({ state: 'declined' })).notice).toContain('Not accepted');
    expect(documentOf(acceptedStatementForTests()).notice).toBeNull();
  });

  it('names who has accepted and whose acceptance is missing', () => {
    const acceptances = [
      { side: 'client' as const, name: 'Ana Client', at: '2026-12-03T14:05:00.000Z' },
    ];
    expect(linesOf(documentOf(statementForTests({ acceptances })), 'Acceptance')).toEqual([
      'For | Accepted by | At',
      'Mill & Sons GmbH | Ana Client | 3 December 2026, 14:05 UTC',
      'Grace Hall Consulting | Not accepted yet | ',
    ]);
  });

  it('bears the checksum of the signed text on every page, and the address that checks it', () => {
    const accepted = documentOf(acceptedStatementForTests());
    expect(accepted.footer).toBe(`SHA-256 ${'ab'.repeat(32)}`);
    expect(linesOf(accepted, 'Signature')).toContain(
      'To check the file: https://direct365.example/verify',
    );
    expect(document.footer).toBeNull();
    expect(sectionOf(document, 'Signature')).toBeUndefined();
  });

  it('bears the date of its last change, whatever the day of printing', () => {
    expect(document.date).toEqual(new Date('2026-12-01T09:30:00.000Z'));
    const accepted = documentOf(acceptedStatementForTests());
    expect(accepted.date).toEqual(new Date('2026-12-03T14:05:00.000Z'));
  });

  it('names the version that a change order changes', () => {
    const changed = documentOf(statementForTests({ number: 3, amends: 1 }));
    expect(changed.title).toBe('Statement of work: change order');
    expect(linesOf(changed, 'Project')).toContain('Changes: Version 1, which both sides accepted');
  });
});
