import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ServiceRequestForm as ServiceRequest } from '#features/moderation/service-requests/rules/request-form.ts';
import {
  isServiceId,
  type ServiceId,
} from '#features/moderation/service-requests/rules/services.ts';
import { ServiceRequestForm } from '#features/moderation/service-requests/web/components/service-request-form.tsx';
import { ServiceRequestSent } from '#features/moderation/service-requests/web/components/service-request-sent.tsx';
import { readParameters } from '#lib/api/read-parameters.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { Card } from '#ui/primitives/card.tsx';
import { Container } from '#ui/primitives/container.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';

interface OrderSearch {
  service?: ServiceId;
}

export const Route = createFileRoute('/business-services/order')({
  validateSearch: ({ service }): OrderSearch =>
    readParameters<OrderSearch>(['service'], isServiceId(service) ? { service } : {}),
  head: () => ({ meta: [{ title: 'Order a service · Direct365' }] }),
  component: OrderServicePage,
});

function OrderServicePage() {
  const { service = 'interviews' } = Route.useSearch();
  const { viewer } = Route.useRouteContext();
  const [sent, setSent] = useState<ServiceRequest>();
  const sender =
    viewer.kind === 'signed-in'
      ? { name: `${viewer.firstName} ${viewer.lastName}`.trim(), email: viewer.email }
      : { name: '', email: '' };
  return (
    <Container width="form" className="py-10 sm:py-14">
      <PageHeader
        title="Order a service"
        lead="A few lines are enough. A person reads them and answers with what we would do, by when, and what it costs."
        back={
          <BackLink render={<Link to="/business-services" />}>Back to Business Services</BackLink>
        }
      />
      {sent ? (
        <ServiceRequestSent request={sent} />
      ) : (
        <Card>
          <ServiceRequestForm service={service} sender={sender} onSent={setSent} />
        </Card>
      )}
    </Container>
  );
}
