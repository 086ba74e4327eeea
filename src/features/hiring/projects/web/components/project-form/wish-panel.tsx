import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { notSure } from '#catalogue/project-requirements.ts';
import type { BriefView } from '#features/hiring/requirement-parser/contract.ts';
import { BriefSummary } from '#features/hiring/requirement-parser/web/components/brief-summary.tsx';
import { ProviderOffer } from '#features/hiring/requirement-parser/web/components/provider-offer.tsx';
import { WishForm } from '#features/hiring/requirement-parser/web/components/wish-form.tsx';
import { isAskedField, wishMessages } from '#features/hiring/requirement-parser/web/messages.ts';
import type { ProjectFormState } from '../../hooks/use-project-form.ts';
import type { Wish } from '../../hooks/use-wish.ts';
import { filledLines } from './brief-words.ts';

type Question = BriefView['questions'][number];

/** The client's own words above the form, what they have filled, and what is still open. */
export function WishPanel({ form, wish }: { form: ProjectFormState; wish: Wish }) {
  const values = useWatch({ control: form.control });
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [readings, setReadings] = useState(0);
  // What has come of it is read out, and is where one goes on from.
  useEffect(() => {
    if (readings > 0) headingRef.current?.focus();
  }, [readings]);

  async function handleRead() {
    if (await wish.read()) setReadings((count) => count + 1);
  }

  const isOpen = ({ field }: Question): boolean => {
    if (field === 'place' && values.workArrangement === 'remote') return false;
    const value = values[field];
    return value === undefined || value === null || value.length === 0;
  };

  return (
    <WishForm
      text={wish.text}
      onTextChange={wish.setText}
      action="/post-project"
      onRead={() => void handleRead()}
      isReading={wish.isBusy}
      error={wish.error}
    >
      {wish.brief && (
        <BriefSummary
          filled={filledLines(wish.fillings)}
          questions={questionsOf(wish.brief).filter(isOpen)}
          headingRef={headingRef}
          onAnswer={(field) => form.setFocus(field)}
          onNotSure={() => form.setValue('modules', [notSure], { shouldValidate: true })}
        >
          {wish.brief.provider && <Provider wish={wish} host={wish.brief.provider} />}
        </BriefSummary>
      )}
    </WishForm>
  );
}

/** What the text left open, and what it answered: that is asked again once the answer is taken back. */
function questionsOf({ questions, fields, modules }: BriefView): Question[] {
  const answered = Object.entries(fields).flatMap(([field, said]) => (said ? [field] : []));
  if (modules.length > 0) answered.push('modules');
  return [
    ...questions,
    ...answered
      .filter(isAskedField)
      .map((field) => ({ field, reason: 'not-said' as const, words: [] })),
  ];
}

function Provider({ wish, host }: { wish: Wish; host: string }) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed' | number>('idle');

  async function handleAsk() {
    setState('asking');
    setState((await wish.askProvider()) ?? 'failed');
  }

  const added = typeof state === 'number' ? state : undefined;
  return (
    <ProviderOffer
      host={host}
      onAsk={() => void handleAsk()}
      isAsking={state === 'asking'}
      outcome={added === undefined ? undefined : outcomeOf(added)}
      error={state === 'failed' ? wishMessages.providerFailed : undefined}
    />
  );
}

function outcomeOf(added: number): string {
  if (added === 0) return wishMessages.providerNothing;
  return `It suggested ${added} more ${added === 1 ? 'value' : 'values'}, marked in the form.`;
}
