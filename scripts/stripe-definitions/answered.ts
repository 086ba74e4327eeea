import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../project-folder.ts';

const callsFolder = join(projectFolder, 'src/emulators/local-stripe/calls');

/** The calls that the local Stripe answers, as they stand in its sources: `'POST /v1/customers/{id}': …`. */
export function answeredCalls(): string[] {
  const texts = readdirSync(callsFolder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(callsFolder, name), 'utf8'));
  const written = texts.flatMap((text) =>
    [...text.matchAll(/^ {2}'((?:GET|POST|DELETE) \/v1\/[^']+)':/gm)].map(([, call = '']) => call),
  );
  // What can be read one by one and in a list is written as one address.
  const read = texts.flatMap((text) =>
    [...text.matchAll(/path: '(\/v1\/[^']+)'/g)].flatMap(([, path]) => [
      `GET ${path}`,
      `GET ${path}/{id}`,
    ]),
  );
  return [...new Set([...written, ...read])];
}

/** The kinds of objects that are in its answers. */
export const objectKinds = [
  'billing_portal.configuration',
  'billing_portal.session',
  'charge',
  'checkout.session',
  'credit_note',
  'customer',
  'customer_balance_transaction',
  'event',
  'invoice',
  'invoice_payment',
  'invoiceitem',
  'item',
  'line_item',
  'payment_intent',
  'payment_method',
  'plan',
  'price',
  'product',
  'refund',
  'setup_intent',
  'subscription',
  'subscription_item',
  'tax_id',
  'test_helpers.test_clock',
  'webhook_endpoint',
];
