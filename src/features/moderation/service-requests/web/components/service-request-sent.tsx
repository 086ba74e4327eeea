import { useEffect, useRef } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import type { ServiceRequestForm } from '../../rules/request-form.ts';
import { serviceNames } from '../../rules/services.ts';

/** In the place of the form once a request is there: what comes next. Takes the focus of the button that is gone. */
export function ServiceRequestSent({ request }: { request: ServiceRequestForm }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <Banner tone="success" title="We have your request">
        <span className="wrap-anywhere">
          {serviceNames[request.service]}, for {request.name}. A person answers at {request.email}{' '}
          with what we would do, by when, and what it costs.
        </span>
      </Banner>
    </div>
  );
}
