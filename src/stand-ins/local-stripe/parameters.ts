import { z } from 'zod';
import { type ApiProblem, invalid } from './api-problem.ts';
import { type FormTree, parseFormBody } from './form-body.ts';

const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const webAddress = z.url({ protocol: /^https?$/ });
const unixSeconds = z.coerce.number().int().positive();
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** `items[0]`, `items[1]` … arrive as an object with numbers for names. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.record(z.string(), z.unknown()).transform(Object.values).pipe(z.array(item).length(1));

export const customerParameters = z.strictObject({
  email: z.string().max(512).nullable().default(null),
  name: z.string().max(256).nullable().default(null),
  metadata,
});

export const checkoutParameters = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string().max(200).nullable().default(null),
  line_items: listOf(
    z.strictObject({
      quantity: z.coerce.number().int().positive().default(1),
      price_data: z.strictObject({
        currency: z.string().regex(/^[a-z]{3}$/),
        unit_amount: z.coerce.number().int().min(0).max(99_999_999),
        recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
        product_data: z.strictObject({ name: z.string().min(1) }),
      }),
    }),
  ),
  subscription_data: z
    .strictObject({
      description: z.string().max(500).nullable().default(null),
      metadata,
      trial_end: unixSeconds.nullable().default(null),
    })
    .prefault({}),
  payment_method_collection: z.enum(['always']).default('always'),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }).optional(),
  success_url: webAddress,
  cancel_url: webAddress.nullable().default(null),
  metadata,
});
export type CheckoutParameters = z.infer<typeof checkoutParameters>;

export const subscriptionChanges = z.strictObject({ cancel_at_period_end: flag });

export const balanceParameters = z.strictObject({
  amount: z.coerce.number().int().min(-99_999_999).max(99_999_999),
  currency: z.string().regex(/^[a-z]{3}$/),
  description: z.string().max(350).nullable().default(null),
  metadata,
});

export const refundParameters = z.strictObject({
  payment_intent: z.string(),
  reason: z.enum(['duplicate']).nullable().default(null),
  metadata,
});

export const noParameters = z.strictObject({});

export const portalParameters = z.strictObject({
  customer: z.string(),
  return_url: webAddress,
});

export const listParameters = z.object({
  customer: z.string().optional(),
  subscription: z.string().optional(),
  invoice: z.string().optional(),
  status: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
});
export type ListParameters = z.infer<typeof listParameters>;

/** Reads a form-encoded body or query; what does not fit is refused in Stripe's words. */
export function readParameters<Schema extends z.ZodType>(
  schema: Schema,
  encoded: string,
): z.infer<Schema> {
  const tree = parseFormBody(encoded);
  const result = schema.safeParse(tree);
  if (result.success) return result.data;
  throw toProblem(result.error, tree);
}

function toProblem(error: z.ZodError, tree: FormTree): ApiProblem {
  const [issue] = error.issues;
  if (!issue) return invalid('Invalid request');
  if (issue.code === 'unrecognized_keys') {
    const name = bracketed([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  const name = bracketed(issue.path);
  return hasValueAt(tree, issue.path)
    ? invalid(`Invalid ${name}: ${issue.message}`, name, 'parameter_invalid')
    : invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
}

const bracketed = ([head, ...tail]: PropertyKey[]): string =>
  `${String(head ?? '')}${tail.map((step) => `[${String(step)}]`).join('')}`;

function hasValueAt(tree: FormTree, path: PropertyKey[]): boolean {
  let found: string | FormTree | undefined = tree;
  for (const step of path) {
    found = typeof found === 'object' ? found[String(step)] : undefined;
  }
  return found !== undefined;
}
