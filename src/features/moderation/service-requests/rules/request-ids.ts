import { type ServiceRequestId, serviceRequestIdSchema } from '../ids.ts';
import type { ServiceRequestForm } from './request-form.ts';

/**
 * Gives requests their ids. However often one is sent, it keeps its id and is taken once. What was changed since gets
 * another: the one before may have arrived though no answer came, and under its id the change would be passed over.
 */
export function requestIds(): (request: ServiceRequestForm) => ServiceRequestId {
  let last: { sent: string; id: ServiceRequestId } | undefined;
  return (request) => {
    const sent = JSON.stringify(request);
    if (last?.sent !== sent) {
      last = { sent, id: serviceRequestIdSchema.parse(crypto.randomUUID()) };
    }
    return last.id;
  };
}
