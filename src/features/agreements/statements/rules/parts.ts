import { dayInWords } from '#lib/calendar-days.ts';
import type { Deliverable, Party, StatementContent } from './content.ts';
import { totalOf } from './content.ts';
import { determinations, priceKinds, taxRules } from './wording.ts';

/** One fact of a statement of work, in words. */
export interface Fact {
  term: string;
  /** Several lines, maybe; never empty. */
  text: string;
}

/** What a statement of work says of one matter. */
export interface Part {
  title: string;
  facts: Fact[];
}

const day = (value: string | null): string => (value ? dayInWords(value) : '');

/** Whole units of a currency, with its code: `EUR 4,000`. */
export const money = (amount: number, currency: string): string =>
  `${currency} ${amount.toLocaleString('en-US')}`;

const amountOr = (amount: number | null, currency: string): string =>
  amount === null ? '' : money(amount, currency);

const partyFacts = (side: string, party: Party): [string, string][] => [
  [side, party.name],
  [`Address of the ${side.toLowerCase()}`, party.address],
  [`Registration number of the ${side.toLowerCase()}`, party.registrationNumber],
  [`VAT id of the ${side.toLowerCase()}`, party.vatId],
  [`Contact of the ${side.toLowerCase()}`, party.contact],
];

const deliverableText = (deliverable: Deliverable, currency: string): string =>
  [
    deliverable.amount === null ? '' : `Amount: ${money(deliverable.amount, currency)}`,
    deliverable.dueOn ? `Due on ${day(deliverable.dueOn)}` : '',
    deliverable.acceptance ? `Done when: ${deliverable.acceptance}` : '',
  ]
    .filter(Boolean)
    .join('\n') || 'No amount, no day and no criteria';

/** What a statement of work says, part by part, in words. What is empty is left out. */
export function partsOf(content: StatementContent): Part[] {
  const { client, supplier, price, taxStatus } = content;
  const { currency } = price;
  const total = totalOf(content);
  const parts: [string, [string, string][]][] = [
    ['Parties', [...partyFacts('Client', client), ...partyFacts('Supplier', supplier)]],
    ['Work', [['Scope', content.scope]]],
    [
      'Deliverables',
      content.deliverables.map((each) => [each.name, deliverableText(each, currency)]),
    ],
    [
      'Price',
      [
        ['Kind of price', priceKinds.label(price.kind)],
        ['Rate', amountOr(price.rate, currency)],
        [
          price.kind === 'fixed' ? 'Total' : 'The most without a new agreement',
          amountOr(total, currency),
        ],
        ['Currency', currency],
        ['Payment', `Within ${price.daysToPay} days of the invoice`],
        ['Purchase order', price.purchaseOrder],
      ],
    ],
    [
      'Time and place',
      [
        ['Start', day(content.startsOn)],
        ['End', day(content.endsOn)],
        ['Notice', content.noticeDays === null ? '' : `${content.noticeDays} days`],
        ['Place', content.place],
        ['Working hours', content.workingHours],
      ],
    ],
    ['People', content.people.map(({ name, role }) => [name, role || 'No role named'])],
    ['Environments', [['Environments', content.environments.map(({ name }) => name).join('\n')]]],
    [
      'Tax status',
      [
        ['Rule', taxRules.label(taxStatus.rule)],
        [
          'Determination',
          taxStatus.rule === 'none' ? '' : determinations.label(taxStatus.determination),
        ],
        ['Reasons', taxStatus.reasons],
        ['Determined by', taxStatus.madeBy],
      ],
    ],
    [
      'Clauses',
      [
        ...content.clauses.map(({ title, text }): [string, string] => [title, text]),
        ['Governing law', content.governingLaw],
      ],
    ],
  ];
  return parts
    .map(([title, facts]) => ({
      title,
      facts: facts.filter(([, text]) => text !== '').map(([term, text]) => ({ term, text })),
    }))
    .filter(({ facts }) => facts.length > 0);
}

/** A fact that two versions say differently. Empty: it is not there. */
export interface Change {
  part: string;
  term: string;
  before: string;
  after: string;
}

/** What two versions say differently, in the order of the statement. */
export function changesBetween(before: StatementContent, after: StatementContent): Change[] {
  const [old, fresh] = [factsOf(before), factsOf(after)];
  const gone = old.filter((fact) => !fresh.some((other) => isSame(fact, other)));
  return [
    ...fresh.map((fact) => ({
      ...{ part: fact.part, term: fact.term, after: fact.text },
      before: old.find((other) => isSame(fact, other))?.text ?? '',
    })),
    ...gone.map(({ part, term, text }) => ({ part, term, before: text, after: '' })),
  ].filter(({ before: one, after: other }) => one !== other);
}

type PlacedFact = Fact & { part: string; nth: number };

// Two clauses may have one title: the first is compared with the first.
const factsOf = (content: StatementContent): PlacedFact[] =>
  partsOf(content).flatMap(({ title: part, facts }) =>
    facts.map((fact, index) => ({
      ...{ ...fact, part },
      nth: facts.slice(0, index).filter(({ term }) => term === fact.term).length,
    })),
  );

const isSame = (one: PlacedFact, other: PlacedFact): boolean =>
  one.part === other.part && one.term === other.term && one.nth === other.nth;

/**
 * By how much a version changes what the work costs, in whole units of the currency. Null where one of the two names no
 * total, or another currency.
 */
export function priceEffect(before: StatementContent, after: StatementContent): number | null {
  const [old, fresh] = [totalOf(before), totalOf(after)];
  if (old === null || fresh === null || before.price.currency !== after.price.currency) return null;
  return fresh - old;
}
