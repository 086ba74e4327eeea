import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toCompanyId } from '#access/company.ts';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { joiningMessages, messageForJoiningError } from '../messages.ts';
import { joiningApi, membershipOfferQuery } from '../queries.ts';

/** Offers to ask for membership of the company whose domain the user's address is at; nothing without one. */
export function MembershipOffer() {
  const query = useQuery(membershipOfferQuery);
  const { data } = query;
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: (companyId: string) => joiningApi.ask({ companyId: toCompanyId(companyId) }),
    onSuccess: async () => {
      const { title, description } = joiningMessages.asked(data?.offer?.companyName ?? '');
      notify.success(title, description);
      await queryClient.invalidateQueries({ queryKey: membershipOfferQuery.queryKey });
    },
    onError: (error) => notify.error('Error', messageForJoiningError(error)),
  });
  if (query.isLoadingError)
    return <PartFailed what="Whether you can join a company" query={query} />;
  if (!data?.offer) return null;
  const { companyId, companyName, domain, hasAsked } = data.offer;
  return (
    <Card>
      <CardTitle>{companyName} is on Direct365</CardTitle>
      {hasAsked ? (
        <p>You have asked to become a member. An owner of the company will answer.</p>
      ) : (
        <>
          <p>
            Your address is at {domain}, a domain of {companyName}. Ask its owners to let you act
            for it with your colleagues.
          </p>
          <Button
            className="self-start"
            pending={ask.isPending}
            onClick={() => ask.mutate(companyId)}
          >
            Ask to join
          </Button>
        </>
      )}
    </Card>
  );
}
