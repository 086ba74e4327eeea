import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import type { Appeal } from '../../contract/decision-views.ts';
import { appealOutcomes, decisionKinds } from '../../rules.ts';
import { useAnswerAppeal } from '../hooks/use-moderation.ts';
import { decisionMessages } from '../messages.ts';
import { appealsQuery } from '../queries.ts';
import { reasonsOf } from './decision-card.tsx';
import { ReasonsForm } from './reasons-form.tsx';

/** Appeals that wait for an answer, longest waiting first; nothing where none waits. */
export function Appeals() {
  const query = useQuery(appealsQuery);
  if (query.isLoadingError)
    return <PartFailed what={decisionMessages.appealsFailed} query={query} />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <section aria-labelledby="appeals" className="flex flex-col gap-5">
      <h2 id="appeals" className="text-xl font-semibold text-ink">
        Appeals
      </h2>
      {query.data.map((appeal) => (
        <AppealCard key={appeal.id} appeal={appeal} />
      ))}
    </section>
  );
}

function whoAppeals({ kind, about, person }: Appeal): string {
  if (kind === 'company-suspended' && about) return `An owner of ${about}`;
  return person?.name ?? 'A former user';
}

function AppealCard({ appeal }: { appeal: Appeal }) {
  const [isOpen, setIsOpen] = useState(false);
  const { decide, isDeciding, failed } = useAnswerAppeal(appeal.id, () => setIsOpen(false));
  return (
    <Card>
      <CardTitle level={3} className="wrap-anywhere">
        {`${decisionKinds.label(appeal.kind)}: ${appeal.about || (appeal.person?.name ?? '')}`}
      </CardTitle>
      <DescriptionList
        items={[
          { term: 'Who appeals', details: whoAppeals(appeal) },
          ...(appeal.words ? [{ term: 'What was written', details: appeal.words }] : []),
          ...reasonsOf(appeal),
          { term: 'The appeal', details: appeal.appeal?.text },
          { term: 'To be answered by', details: <DateText value={appeal.answerUntil} /> },
        ]}
      />
      <CardFooter className="sm:justify-end">
        {appeal.can.answer ? (
          <Dialog
            title="Answer the appeal"
            description="The person gets your answer by e-mail. If you take the decision back, what it did is undone."
            trigger={<Button>Answer</Button>}
            open={isOpen}
            onOpenChange={setIsOpen}
          >
            {isOpen && (
              <ReasonsForm
                legend="What do you decide?"
                options={appealOutcomes.options}
                label="The answer"
                button="Send Answer"
                isSending={isDeciding}
                hasFailed={failed !== undefined}
                onSend={(outcome, answer) => decide({ outcome, answer })}
              />
            )}
          </Dialog>
        ) : (
          <p className="text-ink-muted">You made this decision: another admin has to answer.</p>
        )}
      </CardFooter>
    </Card>
  );
}
