import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { FileText, Printer } from 'lucide-react';
import { InvoicePaper } from '#features/billing/subscriptions/web/components/invoice-paper.tsx';
import { invoiceQuery } from '#features/billing/subscriptions/web/queries.ts';
import { requireConsultant } from '#features/identity/accounts/web/guards.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';

export const Route = createFileRoute('/consultant/invoice/$invoiceId')({
  beforeLoad: requireConsultant,
  loader: async ({ context: { queryClient }, params: { invoiceId } }) => {
    try {
      await queryClient.ensureQueryData(invoiceQuery(invoiceId));
    } catch (error) {
      // What is no id names no invoice either.
      if ([400, 404].includes(asApiProblem(error)?.status ?? 500)) throw notFound();
      throw error;
    }
  },
  head: () => ({ meta: [{ title: 'Invoice · Direct365' }] }),
  component: InvoicePage,
});

function InvoicePage() {
  const { invoiceId } = Route.useParams();
  const { data: invoice } = useSuspenseQuery(invoiceQuery(invoiceId));
  return (
    <Container width="form" className="py-8 sm:py-12">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink render={<Link to="/consultant/portal" search={{ tab: 'subscription' }} />}>
          Back to Portal
        </BackLink>
        <div className="flex flex-wrap gap-3">
          {invoice.documentUrl && (
            <a href={invoice.documentUrl} className={buttonClassName({ variant: 'secondary' })}>
              <FileText aria-hidden="true" />
              Download PDF
            </a>
          )}
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print or save
          </Button>
        </div>
      </div>
      <InvoicePaper invoice={invoice} />
    </Container>
  );
}
