import type { ReactNode } from 'react';
import { termLines } from '#features/hiring/applications/rules/terms-in-words.ts';
import type { OfferStepKind } from '#features/hiring/offers/rules.ts';
import type { Fact } from '../../../contract/entry-views.ts';

export type OfferEvent = Extract<Fact, { kind: OfferStepKind }>;

interface OfferWordsProps {
  event: OfferEvent;
  /** Of the other person. */
  name: string;
  isClient: boolean;
  /** The title, leading to where the offer stands. */
  project: ReactNode;
}

/** What one of the two did with an offer: its terms, and what they wrote with it. */
export function OfferWords({ event, name, isClient, project }: OfferWordsProps) {
  const { kind, terms, words } = event;
  const isByClient = kind === 'offer-made' || kind === 'offer-withdrawn';
  const who = isByClient === isClient ? 'You' : name;
  const done: Record<OfferStepKind, ReactNode> = {
    'offer-made': (
      <>
        {who} offered terms for {project}
      </>
    ),
    'offer-countered': (
      <>
        {who} proposed other terms for {project}
      </>
    ),
    'offer-declined': (
      <>
        {who} declined the offer for {project}
      </>
    ),
    'offer-withdrawn': (
      <>
        {who} took back the offer for {project}
      </>
    ),
    'offer-expired': <>The offer for {project} expired</>,
  };
  return (
    <>
      {done[kind]}
      {terms && <span>: {termLines(terms).join(' · ')}</span>}
      {words && <span className="block whitespace-pre-line">“{words}”</span>}
    </>
  );
}
