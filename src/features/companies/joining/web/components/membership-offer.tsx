import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { LaterPart } from '#ui/later-part.tsx';
import { membershipOfferQuery } from '../queries.ts';

// Few clients can join a company: the form is fetched for them alone.
const AskToJoin = lazy(async () => ({ default: (await import('./ask-to-join.tsx')).AskToJoin }));

/** Offers to ask for membership of the company whose domain the user's address is at; nothing without one. */
export function MembershipOffer() {
  const query = useQuery(membershipOfferQuery);
  if (query.isLoadingError)
    return <PartFailed what="Whether you can join a company" query={query} />;
  if (!query.data?.offer) return null;
  return (
    <LaterPart>
      <AskToJoin offer={query.data.offer} />
    </LaterPart>
  );
}
