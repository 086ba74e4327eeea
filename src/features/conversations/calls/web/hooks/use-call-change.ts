import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import type { Call } from '../../contract/call-views.ts';
import { callWords } from '../messages.ts';

interface OnceCall {
  context: { idempotencyKey: string };
}

interface ChangeOptions<Change> {
  send: (change: Change, call: OnceCall) => Promise<Call>;
  words: { title: string; description: string };
  onEnd: () => void;
}

/**
 * Changes a call, once whatever is clicked. What is refused is said in the form, and the calls are shown as they are
 * now.
 */
export function useCallChange<Change>({ send, words, onEnd }: ChangeOptions<Change>) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['calls'] }),
      queryClient.invalidateQueries({ queryKey: ['answers', 'waiting'] }),
      queryClient.invalidateQueries({ queryKey: ['threads'] }),
    ]);
  const { tryToDecide, isDeciding } = useDecision<Change, Call>({
    send,
    done: () => words,
    refusal: (error) => messageOf(error, 'CALL_CHANGED', 'CALL_NOT_FOUND', 'PERSON_NOT_FOUND'),
    onEnd,
    refresh,
  });
  async function change(given: Change): Promise<void> {
    setProblem(undefined);
    try {
      await tryToDecide(given);
    } catch (error) {
      setProblem(
        messageOf(
          error,
          'TIME_TAKEN',
          'TIME_NOT_AHEAD',
          'TOO_MANY_CALLS',
          'TOO_MANY_MESSAGES',
          'TOO_MANY_THREADS',
          'TOO_MANY_CHANGES',
          'PERSON_AWAY',
          'PERSON_BLOCKED',
          'NOT_APPROVED',
        ) ?? callWords.failed,
      );
    }
  }
  return { change: (given: Change) => void change(given), isChanging: isDeciding, problem };
}
