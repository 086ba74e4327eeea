import { dayInWords } from '#lib/calendar-days.ts';
import type { Fact, Part, PrintedDocument, Section } from '../../lib/documents/printed-document.ts';
import { type Deliverable, type Party, type StatementContent, totalOf } from './content.ts';
import { determinations, priceKinds, taxRules } from './wording.ts';

/** A version of a statement of work, as its documents show it. */
export interface PrintedStatement {
  number: number;
  /** The number of the accepted version that it changes. */
  amends: number | null;
  projectTitle: string;
  state: 'proposed' | 'replaced' | 'declined' | 'accepted';
  /** As ISO 8601. */
  proposedAt: string;
  content: StatementContent;
  acceptances: readonly { side: 'client' | 'consultant'; name: string; at: string }[];
  /** Of the signed text; null until it is signed. */
  sha256: string | null;
  /** The address of the site. */
  site: string;
}

/** What the PDF and the Word file of a version say. */
export function documentOf(statement: PrintedStatement): PrintedDocument {
  const { number, projectTitle, acceptances, sha256, proposedAt } = statement;
  const lastChange = acceptances.map(({ at }) => at).reduce(later, proposedAt);
  return {
    title: titleOf(statement),
    header: `Statement of work, version ${number} · ${projectTitle}`,
    notice: notices[statement.state],
    footer: sha256 && `SHA-256 ${sha256}`,
    date: new Date(lastChange),
    sections: withParts([
      { title: 'Project', parts: facts(projectFacts(statement)) },
      ...sectionsOf(statement.content),
      { title: 'Acceptance', parts: acceptanceParts(statement) },
      { title: 'Signature', parts: signatureParts(statement) },
    ]).map(({ title, parts }, index) => ({ title: `${index + 1}. ${title}`, parts })),
  };
}

const notices: Readonly<Record<PrintedStatement['state'], string | null>> = {
  proposed: 'Not accepted yet',
  replaced: 'Not accepted: a newer version replaced it',
  declined: 'Not accepted: it was declined',
  accepted: null,
};

const later = (one: string, other: string): string => (one > other ? one : other);

const titleOf = ({ amends }: PrintedStatement): string =>
  amends === null ? 'Statement of work' : 'Statement of work: change order';

/** What a version says itself, part by part. What is empty is left out. */
export function sectionsOf(content: StatementContent): Section[] {
  const { taxStatus, clauses, governingLaw } = content;
  return withParts([
    { title: 'Client', parts: facts(partyFacts(content.client)) },
    { title: 'Supplier', parts: facts(partyFacts(content.supplier)) },
    { title: 'Scope of work', parts: [{ kind: 'text', text: content.scope }] },
    { title: 'Deliverables', parts: deliverableParts(content) },
    { title: 'Price and payment', parts: facts(priceFacts(content)) },
    { title: 'Time and place', parts: facts(timeFacts(content)) },
    { title: 'People', parts: peopleParts(content) },
    { title: 'Environments', parts: texts(content.environments.map(({ name }) => name)) },
    {
      title: 'Status of the supplier',
      parts: facts([
        ['Rule', taxRules.label(taxStatus.rule)],
        [
          'Determination',
          taxStatus.rule === 'none' ? '' : determinations.label(taxStatus.determination),
        ],
        ['Reasons', taxStatus.reasons],
        ['Determined by', taxStatus.madeBy],
      ]),
    },
    ...clauses.map(({ title, text }): Section => ({ title, parts: [{ kind: 'text', text }] })),
    { title: 'Governing law', parts: texts(governingLaw ? [governingLaw] : []) },
  ]);
}

const withParts = (sections: readonly Section[]): Section[] =>
  sections.filter(({ parts }) => parts.length > 0);

const projectFacts = ({ projectTitle, number, amends, proposedAt }: PrintedStatement): Named[] => [
  ['Project', projectTitle],
  ['Version', String(number)],
  ['Changes', amends === null ? '' : `Version ${amends}, which both sides accepted`],
  ['Proposed on', dayInWords(proposedAt)],
];

const partyFacts = (party: Party): Named[] => [
  ['Legal name', party.name],
  ['Address', party.address],
  ['Registration number', party.registrationNumber],
  ['VAT ID', party.vatId],
  ['Contact', party.contact],
];

function deliverableParts({ deliverables, price }: StatementContent): Part[] {
  if (deliverables.length === 0) return [];
  const hasAmounts = deliverables.some(({ amount }) => amount !== null);
  const row = ({ name, acceptance, dueOn, amount }: Deliverable) => [
    name,
    acceptance,
    dueOn ? dayInWords(dueOn) : '',
    ...(hasAmounts ? [amount === null ? '' : money(amount, price.currency)] : []),
  ];
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Deliverable', share: 4 },
        { title: 'Done when', share: 5 },
        { title: 'Due', share: 3 },
        ...(hasAmounts ? [{ title: 'Amount', share: 3, isAmount: true }] : []),
      ],
      rows: deliverables.map(row),
    },
  ];
}

function priceFacts(content: StatementContent): Named[] {
  const { price } = content;
  const total = totalOf(content);
  const unit = price.kind === 'daily' ? 'day' : 'hour';
  return [
    ['Price', priceKinds.label(price.kind)],
    ['Rate', price.rate === null ? '' : `${money(price.rate, price.currency)} per ${unit}`],
    [price.kind === 'fixed' ? 'Total' : 'Cap', total === null ? '' : money(total, price.currency)],
    ['Payment', `Within ${days(price.daysToPay)} of the invoice`],
    ['Purchase order', price.purchaseOrder],
  ];
}

const timeFacts = (content: StatementContent): Named[] => [
  ['Start', content.startsOn ? dayInWords(content.startsOn) : ''],
  ['End', content.endsOn ? dayInWords(content.endsOn) : ''],
  ['Notice period', content.noticeDays === null ? '' : days(content.noticeDays)],
  ['Place', content.place],
  ['Working hours', content.workingHours],
];

const peopleParts = ({ people }: StatementContent): Part[] =>
  facts(people.map(({ name, role }) => [name, role || 'No role given']));

function acceptanceParts({ acceptances, content, state }: PrintedStatement): Part[] {
  const sides = { client: content.client.name, consultant: content.supplier.name };
  const open = state === 'proposed' ? 'Not accepted yet' : 'Not accepted';
  const rows = (['client', 'consultant'] as const).map((side) => {
    const by = acceptances.find((acceptance) => acceptance.side === side);
    return [sides[side], by?.name ?? open, by ? timeInWords(by.at) : ''];
  });
  const columns = [
    { title: 'For', share: 3 },
    { title: 'Accepted by', share: 3 },
    { title: 'At', share: 3 },
  ];
  return [{ kind: 'table', columns, rows }];
}

function signatureParts({ sha256, site }: PrintedStatement): Part[] {
  if (!sha256) return [];
  return texts([
    'The site signed the text of this version with its key. The signed file (.jws) is the original; this document was made from it.',
    `To check the file: ${new URL('/verify', site).href}`,
    `SHA-256 of the signed text: ${sha256}`,
  ]);
}

type Named = readonly [name: string, value: string];

/** Names with their values; without those that have none. */
function facts(named: readonly Named[]): Part[] {
  const given: Fact[] = named
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name, value }));
  return given.length > 0 ? [{ kind: 'facts', facts: given }] : [];
}

const texts = (lines: readonly string[]): Part[] =>
  lines.length > 0 ? [{ kind: 'text', text: lines.join('\n') }] : [];

const inGroups = new Intl.NumberFormat('en-GB');
/** Whole units, by the code of the currency: signs such as $ stand for several. */
export const money = (amount: number, currency: string): string =>
  `${currency}\u00a0${inGroups.format(amount)}`;

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
const timeInWords = (at: string): string => `${dayInWords(at)}, ${time.format(new Date(at))} UTC`;
