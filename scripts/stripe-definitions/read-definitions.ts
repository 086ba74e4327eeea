import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../project-folder.ts';
import { findType, type Node, readDeclarations } from './declarations.ts';
import { interfaceShape, kindOf, type Shape, shapeOf } from './shapes.ts';

const resources = join(projectFolder, 'node_modules/stripe/esm/resources');

/** The files of the SDK whose calls the local Stripe answers. */
const resourceFiles = [
  'BillingPortal/Configurations',
  'BillingPortal/Sessions',
  'Charges',
  'Checkout/Sessions',
  'CreditNotes',
  'Customers',
  'Events',
  'InvoiceItems',
  'InvoicePayments',
  'Invoices',
  'PaymentIntents',
  'PaymentMethods',
  'Prices',
  'Products',
  'Refunds',
  'SetupIntents',
  'SubscriptionItems',
  'Subscriptions',
  'Tax/Settings',
  'TestHelpers/TestClocks',
  'WebhookEndpoints',
];

export interface StripeDefinitions {
  /** What may be sent, by method and address: `POST /v1/customers/{id}`. */
  calls: Record<string, Shape>;
  /** What each kind of object looks like. */
  objects: Record<string, Shape>;
}

/** Reads out of the SDK's declarations what `wanted` calls take, and what the objects of these `kinds` look like. */
export function readStripeDefinitions(
  wanted: ReadonlySet<string>,
  kinds: ReadonlySet<string>,
): StripeDefinitions {
  const calls: Record<string, Shape> = {};
  const objects: Record<string, Shape> = {};
  for (const name of resourceFiles) {
    const file = readDeclarations(join(resources, `${name}.d.ts`));
    const addresses = readAddresses(join(resources, `${name}.js`));
    for (const method of file.classes.flatMap(({ body }) => body as Node[])) {
      const address = addresses.get(method.key?.value);
      if (!address || !wanted.has(address)) continue;
      const parameter = method.function.params.find((each: Node) => each.pat.value === 'params');
      const place = { file, scope: '', depth: 0 };
      calls[address] = parameter
        ? shapeOf(parameter.pat.typeAnnotation.typeAnnotation, place)
        : { fields: {} };
    }
    for (const [scope, node] of file.types) {
      const kind = node.type === 'TsInterfaceDeclaration' ? kindOf(node) : null;
      if (kind === null || !kinds.has(kind) || kind in objects) continue;
      objects[kind] = interfaceShape(node, { file, scope, depth: 0 });
    }
  }
  addReferenced(objects, kinds);
  return { calls, objects };
}

/** Kinds whose declarations are in files of their own, without calls. */
function addReferenced(objects: Record<string, Shape>, kinds: ReadonlySet<string>): void {
  const files = {
    customer_balance_transaction: ['CustomerBalanceTransactions', 'CustomerBalanceTransaction'],
    subscription_item: ['SubscriptionItems', 'SubscriptionItem'],
    plan: ['Plans', 'Plan'],
    line_item: ['InvoiceLineItems', 'InvoiceLineItem'],
    item: ['LineItems', 'LineItem'],
    tax_id: ['TaxIds', 'TaxId'],
  } as const;
  for (const [kind, [name, type]] of Object.entries(files)) {
    if (!kinds.has(kind) || kind in objects) continue;
    const file = readDeclarations(join(resources, `${name}.d.ts`));
    const found = findType(type, file, '');
    if (!found) throw new Error(`${name} declares no ${type}.`);
    objects[kind] = interfaceShape(found.node, {
      ...found,
      depth: 0,
    });
  }
}

/** `create` → `POST /v1/customers`, read from what the methods of a resource send. */
function readAddresses(path: string): Map<string, string> {
  const found = new Map<string, string>();
  const calls = readFileSync(path, 'utf8').matchAll(
    /^ {4}(\w+)\([^)]*\) \{\s+(?:[^}]*?\n\s+)?return this\._makeRequest\('(\w+)', (?:'([^']+)'|`([^`]+)`)/gm,
  );
  for (const [, name = '', method = '', plain, template] of calls) {
    const address =
      plain ?? (template ?? '').replaceAll(/\$\{encodeURIComponent\((\w+)\)\}/g, '{$1}');
    found.set(name, `${method} ${address}`);
  }
  return found;
}
