import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DecisionButtons } from '#ui/primitives/decision-buttons.tsx';
import { PhoneLink } from '#ui/primitives/phone-link.tsx';
import type { ServiceRequestView } from '../../contract.ts';
import { serviceNames } from '../../rules/services.ts';
import { serviceRequestMessages } from '../messages.ts';
import { serviceRequestsApi } from '../queries.ts';

interface ReceivedRequestCardProps {
  request: ServiceRequestView;
  /** It was answered since it was listed. */
  isGone: boolean;
}

/** A request with all that its answer needs. */
export function ReceivedRequestCard({ request, isGone }: ReceivedRequestCardProps) {
  const { name, company, email, phone, service, message, createdAt, answeredAt } = request;
  const mark = useMarkAnswered(request);
  const subject = encodeURIComponent(serviceNames[service]);
  return (
    <Card>
      <div>
        <CardTitle level={3} className="wrap-anywhere">
          {[name, company].filter(Boolean).join(', ')}
        </CardTitle>
        <p className="text-sm text-ink-muted">
          {serviceNames[service]}, asked for on <DateText value={createdAt} />
          {answeredAt && (
            <>
              , answered on <DateText value={answeredAt} />
            </>
          )}
        </p>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{message}</p>
      <CardFooter>
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
          className="wrap-anywhere"
        >
          {email}
        </a>
        {phone && <PhoneLink number={phone} />}
        {!answeredAt && (
          <DecisionButtons
            decided={mark.isSuccess || isGone ? 'Answered' : null}
            isOwn={mark.isSuccess}
          >
            <Button variant="secondary" pending={mark.isPending} onClick={() => mark.mutate()}>
              Mark as Answered
            </Button>
          </DecisionButtons>
        )}
      </CardFooter>
    </Card>
  );
}

function useMarkAnswered({ id }: ServiceRequestView) {
  const queryClient = useQueryClient();
  return useMutation({
    // Needs no key for its intent: marked twice is marked once.
    mutationFn: () => serviceRequestsApi.markAnswered({ requestId: id }),
    onSuccess: () => {
      notify.success(serviceRequestMessages.answered);
    },
    onError: () => notify.error('Error', serviceRequestMessages.notMarked),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['service-requests'] }),
  });
}
