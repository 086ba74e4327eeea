import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { OwnReference } from '../../contract.ts';
import type { ReferenceId } from '../../ids.ts';
import { referencesMax } from '../../rules/periods.ts';
import { referenceMessages, stateWords } from '../messages.ts';
import { ownReferencesQuery, referencesApi } from '../queries.ts';
import { AskForm } from './ask-form.tsx';

/** The references of a consultant, and the way to ask for one. */
export function OwnReferences() {
  const query = useQuery(ownReferencesQuery);
  const [isAsking, setIsAsking] = useState(false);
  if (query.isLoadingError) return <PartFailed what="Your references" query={query} />;
  const items = query.data?.items ?? [];
  const active = items.filter(({ state }) => state === 'asked' || state === 'confirmed');
  return (
    <Card>
      <CardTitle level={2}>References</CardTitle>
      <p className="text-ink-muted">
        Up to {referencesMax} former clients can confirm by e-mail that they worked with you.
        Approved clients read it on your profile, marked as a reference. It does not count in your
        rating.
      </p>
      {items.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {items.map((reference) => (
            <OwnReferenceItem key={reference.id} reference={reference} />
          ))}
        </ul>
      )}
      {isAsking ? (
        <AskForm onEnd={() => setIsAsking(false)} />
      ) : (
        active.length < referencesMax && (
          <Button className="self-start" variant="secondary" onClick={() => setIsAsking(true)}>
            Ask a Former Client
          </Button>
        )
      )}
    </Card>
  );
}

function OwnReferenceItem({ reference }: { reference: OwnReference }) {
  const { personName, companyName, project, state, askedAt, words, isRemoved } = reference;
  const queryClient = useQueryClient();
  const { decide, isDeciding } = useDecision({
    send: (_: undefined, call) =>
      referencesApi.withdraw({ referenceId: reference.id as ReferenceId }, call),
    done: () => referenceMessages.withdrawn,
    refusal: (error) => messageOf(error, 'REFERENCE_NOT_FOUND') ?? referenceMessages.withdrawFailed,
    onEnd: () => undefined,
    refresh: () => queryClient.invalidateQueries({ queryKey: ownReferencesQuery.queryKey }),
  });
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere text-ink">
          {personName ?? 'A former client'}
        </span>
        <Badge tone={state === 'confirmed' ? 'success' : 'neutral'}>{stateWords[state]}</Badge>
        {isRemoved && <Badge tone="warning">Removed by an admin</Badge>}
      </p>
      <p className="text-sm wrap-anywhere text-ink-muted">
        {[companyName, project].filter(Boolean).join(' · ')} · Asked on <DateText value={askedAt} />
      </p>
      {words && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      {(state === 'asked' || state === 'confirmed') && (
        <Button
          className="self-start"
          variant="ghost"
          size="sm"
          pending={isDeciding}
          onClick={() => decide(undefined)}
          aria-label={`Withdraw the reference of ${personName ?? 'a former client'}`}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}
