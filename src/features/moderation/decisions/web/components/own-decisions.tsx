import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import type { OwnDecision } from '../../contract/decision-views.ts';
import { appealMaxLength } from '../../rules.ts';
import { useAppeal } from '../hooks/use-moderation.ts';
import { decisionMessages } from '../messages.ts';
import { ownDecisionsQuery } from '../queries.ts';
import { DecisionCard } from './decision-card.tsx';

/** What admins have decided about the reader, with the reasons and the way to appeal. */
export function OwnDecisions() {
  const query = useQuery(ownDecisionsQuery);
  if (query.isPending) return null;
  if (!query.data) return <ListFailed title={decisionMessages.ownFailed} query={query} />;
  if (query.data.length === 0) {
    return <p className="text-ink-muted">We have made no decision about you or your content.</p>;
  }
  return query.data.map((decision) => (
    <DecisionCard key={decision.id} decision={decision}>
      {decision.can.appeal && <AppealForm decision={decision} />}
    </DecisionCard>
  ));
}

function AppealForm({ decision }: { decision: OwnDecision }) {
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { decide, isDeciding, failed } = useAppeal(decision.id, () => setIsTried(false));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const appeal = text.trim();
    if (appeal && appeal.length <= appealMaxLength) decide(appeal);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
      {failed !== undefined && <Banner tone="danger">{decisionMessages.failed}</Banner>}
      <p>
        You can appeal until <DateText value={decision.appealUntil} />, free of charge. Another
        admin answers within 14 days. You can also take it to a court or to a certified body for the
        settlement of disputes.
      </p>
      <Field
        label="Your appeal"
        required
        error={isTried && text.trim() === '' ? decisionMessages.appealMissing : undefined}
        counter={{ length: text.length, max: appealMaxLength }}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" pending={isDeciding} className="self-start">
        Appeal
      </Button>
    </form>
  );
}
