import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { MomentText } from '#ui/primitives/moment-text.tsx';
import type { AccountVetting } from '../../contract.ts';
import { questionMaxLength } from '../../rules.ts';
import { useAsk } from '../hooks/use-vetting.ts';
import { vettingMessages } from '../messages.ts';

interface AccountQuestionsProps {
  userId: string;
  name: string;
  questions: AccountVetting['questions'];
  canAsk: boolean;
}

/** What a user was asked about their account, with the answers, and the way to ask. */
export function AccountQuestions({ userId, name, questions, canAsk }: AccountQuestionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { decide, isDeciding, failed } = useAsk(userId, () => setIsAsking(false));
  const isWaiting = questions.some(({ answeredAt }) => answeredAt === null);
  return (
    <Card>
      <CardTitle level={3}>Questions</CardTitle>
      {questions.length === 0 && <p className="text-ink-muted">Nothing was asked so far.</p>}
      <ul className="flex flex-col gap-5">
        {questions.map((question) => (
          <li key={question.id} className="flex flex-col gap-1">
            <p className="font-medium wrap-anywhere whitespace-pre-line text-ink">
              {question.text}
            </p>
            <p className="text-sm text-ink-muted">
              {question.askedBy ?? 'A former admin'}, <MomentText value={question.askedAt} />
            </p>
            {question.answeredAt ? (
              <>
                <p className="wrap-anywhere whitespace-pre-line">{question.answer}</p>
                <p className="text-sm text-ink-muted">
                  Answered <MomentText value={question.answeredAt} />
                </p>
              </>
            ) : (
              <p>
                <Badge tone="warning">Waits for an answer</Badge>
              </p>
            )}
          </li>
        ))}
      </ul>
      {canAsk && !isWaiting && (
        <CardFooter>
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            <CircleQuestionMark aria-hidden="true" />
            Ask a Question
          </Button>
        </CardFooter>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Ask ${name}`}
        description="The question goes out by e-mail and stands on the person's page, where it is answered. You are notified of the answer by e-mail."
        confirmLabel="Send Question"
        reason={{
          label: 'Question',
          maxLength: questionMaxLength,
          requiredMessage: 'Please write the question.',
        }}
        pending={isDeciding}
        error={failed === undefined ? undefined : vettingMessages.askFailed}
        onConfirm={decide}
      />
    </Card>
  );
}
