import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DecisionButtons } from '#ui/primitives/decision-buttons.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { useKeptRows } from '#ui/primitives/kept-rows.ts';
import type { SuppressionView } from '../../contract.ts';
import { mailPreferencesApi, suppressedQuery } from '../queries.ts';

const causes: Record<SuppressionView['cause'], string> = {
  bounced: 'Mails came back',
  complained: 'Called spam',
};

/**
 * Addresses that announcements do not go to, newest first, each with the reason and a way back. Nothing while there is
 * none.
 */
export function SuppressedAddresses() {
  const query = useQuery(suppressedQuery);
  const { data } = query;
  const lift = useLift();
  const rows = useKeptRows(data?.items ?? [], ({ address }) => address);
  if (query.isError && !data) return <PartFailed what="The suppressed addresses" query={query} />;
  if (!data || data.total === 0) return null;
  return (
    <Disclosure
      summary={
        data.total === 1
          ? 'One address that takes no mail'
          : `${data.total.toLocaleString('en-US')} addresses that take no mail`
      }
    >
      <p className="text-sm text-ink-muted">
        Announcements skip them. Mails about a person's own account still go there.
        {data.total > data.items.length && ` The newest ${data.items.length} are listed.`}
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {rows.map(({ item: { address, cause, detail, suppressedAt }, isGone }) => (
          <li key={address} className="flex flex-wrap items-start justify-between gap-3 py-3">
            <div className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
              <p className="font-medium text-ink">{address}</p>
              <p className="text-sm text-ink-muted">
                {causes[cause]} on <DateText value={suppressedAt} />
                {detail && ` · ${detail}`}
              </p>
            </div>
            <DecisionButtons
              decided={isGone ? 'Mails go there again' : null}
              isOwn={lift.variables === address}
            >
              <Button
                variant="secondary"
                size="sm"
                pending={lift.isPending && lift.variables === address}
                onClick={() => lift.mutate(address)}
              >
                Let mails go there again
                <span className="sr-only">: {address}</span>
              </Button>
            </DecisionButtons>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function useLift() {
  const queryClient = useQueryClient();
  return useMutation({
    // Needs no key for its intent: lifted twice is lifted once.
    mutationFn: (address: string) => mailPreferencesApi.liftSuppression({ address }),
    onSuccess: ({ address }) => notify.success('Mails go there again', address),
    onError: (error) =>
      notify.error('Error', asApiProblem(error)?.message ?? 'That did not work. Please try again.'),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['mail-preferences'] }),
        queryClient.invalidateQueries({ queryKey: ['mail-blasts'] }),
      ]),
  });
}
