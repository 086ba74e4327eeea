import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toCompanyId } from '#access/company.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import type { MembershipOffer } from '../../contract.ts';
import { joiningMessages, messageForJoiningError } from '../messages.ts';
import { joiningApi, membershipOfferQuery } from '../queries.ts';

/** The company whose domain the user's address is at, and the button to ask its owners. */
export function AskToJoin({ offer }: { offer: MembershipOffer }) {
  const { companyId, companyName, domain, hasAsked } = offer;
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: () => joiningApi.ask({ companyId: toCompanyId(companyId) }),
    onSuccess: async () => {
      notify.success(joiningMessages.asked(companyName));
      await queryClient.invalidateQueries({ queryKey: membershipOfferQuery.queryKey });
    },
    onError: (error) => notify.error('Error', messageForJoiningError(error)),
  });
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
          <Button className="self-start" pending={ask.isPending} onClick={() => ask.mutate()}>
            Ask to join
          </Button>
        </>
      )}
    </Card>
  );
}
