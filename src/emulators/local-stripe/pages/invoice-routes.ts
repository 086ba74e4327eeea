import { Hono } from 'hono';
import { sameId } from '../refunds.ts';
import { type InvoiceDocument, invoicePage } from './invoice-page.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { notFound, type PageSettings } from './page-answers.ts';

const mostNotes = 20;

/** Invoices to read, to print and to file. Who knows the address may see one, as at Stripe. */
export function invoiceRoutes({ store, account }: PageSettings): Hono {
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
