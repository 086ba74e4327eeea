import { z } from 'zod';
import { daySchema } from '#lib/api/day.ts';
import { typedLine, typedText } from '#lib/api/plain-text.ts';
import { currencyCodes } from '#lib/money/currencies.ts';
import { determinations, priceKinds, taxRules } from './wording.ts';

const tooLong = (max: number) => `Please use at most ${max} characters`;
const line = (max: number) => typedLine().max(max, tooLong(max));
const text = (max: number) => typedText().max(max, tooLong(max));
const needed = (max: number, missing: string) => line(max).min(1, missing);
/** Whole units of the statement's currency. */
const amount = z.number().int().min(0).max(100_000_000);

/** One of the two who agree, as the statement names them. */
const partySchema = z.strictObject({
  name: needed(200, 'Please enter the legal name'),
  address: text(500),
  registrationNumber: line(50),
  vatId: line(30),
  /** Who answers for this side, by name. */
  contact: line(200),
});
export type Party = z.output<typeof partySchema>;

const deliverableSchema = z.strictObject({
  name: needed(200, 'Please say what is delivered'),
  /** When it counts as done. */
  acceptance: text(1000),
  /** Its share of a fixed price. */
  amount: amount.nullable(),
  dueOn: daySchema().nullable(),
});
export type Deliverable = z.output<typeof deliverableSchema>;

const priceSchema = z.strictObject({
  kind: z.enum(priceKinds.values, 'Please choose one'),
  currency: z.enum(currencyCodes),
  /** An hour or a day; null for a fixed price, which is the sum of its deliverables. */
  rate: amount.nullable(),
  /** The most that is billed at a rate without a new agreement. */
  cap: amount.nullable(),
  daysToPay: z.number().int().min(0).max(180),
  purchaseOrder: line(60),
});
export type Price = z.output<typeof priceSchema>;

const taxStatusSchema = z.strictObject({
  rule: z.enum(taxRules.values),
  determination: z.enum(determinations.values),
  reasons: text(2000),
  /** Who made the determination, for the client. */
  madeBy: line(200),
});

const clauseSchema = z.strictObject({
  title: needed(120, 'Please enter a title'),
  text: text(4000).min(1, 'Please enter the text'),
});

/** What a proposal begins with: what is missing for a statement of work may be missing. */
export const draftSchema = z.strictObject({
  client: partySchema,
  supplier: partySchema,
  scope: text(60_000).min(1, 'Please describe the work'),
  /** Each by its own name, which also names its milestone. */
  deliverables: z
    .array(deliverableSchema)
    .max(40)
    .refine(
      (all) => new Set(all.map(({ name }) => name)).size === all.length,
      'Please give each deliverable its own name',
    ),
  price: priceSchema,
  startsOn: daySchema().nullable(),
  endsOn: daySchema().nullable(),
  noticeDays: z.number().int().min(0).max(365).nullable(),
  place: line(200),
  workingHours: line(200),
  /** Who does the work, and in which role. */
  people: z
    .array(z.strictObject({ name: needed(200, 'Please enter a name'), role: line(200) }))
    .max(20),
  environments: z
    .array(z.strictObject({ name: needed(200, 'Please enter the environment') }))
    .max(40),
  taxStatus: taxStatusSchema,
  governingLaw: line(200),
  clauses: z.array(clauseSchema).max(20),
});
export type StatementContent = z.output<typeof draftSchema>;

/** What a statement of work says. Amounts are whole units of its currency; days have no zone. */
export const contentSchema = draftSchema
  .refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'The end is before the start',
  })
  .refine(({ price }) => price.kind === 'fixed' || price.rate !== null, {
    path: ['price', 'rate'],
    error: 'Please enter the rate',
  })
  .refine(
    ({ price, deliverables }) =>
      price.kind !== 'fixed' || deliverables.some(({ amount }) => (amount ?? 0) > 0),
    {
      path: ['deliverables'],
      error: 'A fixed price is the sum of the deliverables: please enter an amount',
    },
  );
/**
 * What the work costs in whole units of the currency: the sum of the deliverables, or the most at a rate. Null for a
 * rate without a most.
 */
export function totalOf({ price, deliverables }: StatementContent): number | null {
  if (price.kind !== 'fixed') return price.cap;
  return deliverables.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
