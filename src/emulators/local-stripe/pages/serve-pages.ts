import { Hono } from 'hono';
import { brandProperties } from '#lib/brand-colours.ts';
import { readTypefaceFile, typefaceFileNames, typefaceProperties } from '#lib/brand-typeface.ts';
import { sameId } from '../refunds.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { type InvoiceDocument, invoicePage } from './invoice-page.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { contentPolicy, notFound, type PageSettings } from './page-answers.ts';
import { portalRoutes } from './portal-routes.ts';

/**
 * The style sheet of the local Stripe's pages, served from an address of its own: the product's colours and typeface,
 * so that a demo is of one piece.
 */
const pageStyle = `${brandProperties}
${typefaceProperties}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.6 var(--font-sans); }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.note { margin: 0 0 1.5rem; padding: .75rem 1rem; background: var(--warning-soft); border: 1px solid var(--warning-line); border-radius: .5rem; }
.problem { margin: 0 0 1rem; padding: .75rem 1rem; background: var(--surface); border: 2px solid var(--ink); border-radius: .5rem; font-weight: 600; }
.card { padding: 1.5rem; margin-bottom: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; }
.card > :last-child { margin-bottom: 0; }
input { accent-color: var(--primary); }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.024em; font-weight: 600; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; line-height: 1.3; font-weight: 600; }
p { margin: 0 0 1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 0 0 1.25rem; }
dt { color: var(--ink-muted); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .75rem; }
fieldset { flex: 1 1 100%; min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: .5rem; font-weight: 600; }
.choice { display: flex; gap: .75rem; align-items: baseline; min-height: 2.75rem; padding: .5rem .75rem; margin-bottom: .5rem; border: 1px solid var(--line); border-radius: .5rem; cursor: pointer; }
.choice:has(:checked) { border-color: var(--primary); }
.choice small { color: var(--ink-muted); }
.field { display: block; flex: 1 1 100%; margin-bottom: .5rem; }
.field span { display: block; font-weight: 600; }
.field input, .field select { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: var(--ink); background: var(--canvas); border: 1px solid var(--line-strong); border-radius: .5rem; }
button, .button { min-height: 2.75rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; cursor: pointer; text-decoration: none;
  color: var(--ink); background: transparent; border: 1px solid var(--line-strong); border-radius: .5rem; }
button.main { color: var(--on-primary); background: var(--primary); border-color: var(--primary); }
a { color: var(--primary-ink); }
a.back { display: inline-block; padding: .5rem 0; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; margin-bottom: 1rem; }
th, td { padding: .5rem .5rem .5rem 0; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; }
th:last-child, td:last-child { text-align: right; padding-right: 0; }
td button { padding: .5rem .75rem; white-space: nowrap; }
td form { justify-content: flex-end; }
tfoot td, tfoot th { border-bottom: 0; }
.parties { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1rem; margin-bottom: 1.25rem; }
.parties p { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
@media print { .note, .back, .button { display: none; } body { background: none; } .card { border: 0; padding: 0; } }
`;

const mostNotes = 20;

/** Invoices to read, to print and to file. Who knows the address may see one, as at Stripe. */
function invoiceRoutes({ store, account }: PageSettings): Hono {
  const app = new Hono();

  const findDocument = async (id: string): Promise<InvoiceDocument | null> => {
    const found = await store.find('invoice', id);
    if (!found || found.body.status === 'draft') return null;
    const notes = await store.list('credit_note', { matching: { invoice: id }, limit: mostNotes });
    return {
      invoice: found.body,
      account,
      refunded: (await store.find('refund', sameId(id, 're'))) !== null,
      creditNotes: notes.map(({ body }) => body).filter(({ status }) => status === 'issued'),
    };
  };

  app.get('/invoices/:id', async (c) => {
    const document = await findDocument(c.req.param('id'));
    return document ? c.html(invoicePage(document)) : notFound(c, account);
  });

  app.get('/invoices/:id/pdf', async (c) => {
    const document = await findDocument(c.req.param('id'));
    if (!document) return notFound(c, account);
    const name = document.invoice.number ?? document.invoice.id;
    return c.body(invoicePdf(document), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="invoice-${name}.pdf"`,
    });
  });

  return app;
}

/** The pages that customers see at Stripe: checkout, billing portal, invoices. They need no JavaScript. */
export function createPages(settings: PageSettings): Hono {
  const { account, ready } = settings;
  const app = new Hono();

  app.use(async (c, next) => {
    await ready();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    // Addresses of these pages are secrets; and without an origin the forms would look foreign.
    c.header('referrer-policy', 'same-origin');
    c.header('content-security-policy', contentPolicy([]));
    await next();
  });

  app.get('/style.css', (c) =>
    c.body(pageStyle, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
    }),
  );
  for (const name of typefaceFileNames) {
    app.get(`/${name}`, async (c) =>
      c.body(await readTypefaceFile(name), 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=86400',
      }),
    );
  }
  app.route('/', checkoutRoutes(settings));
  app.route('/', portalRoutes(settings));
  app.route('/', invoiceRoutes(settings));
  app.notFound((c) => notFound(c, account));
  return app;
}
