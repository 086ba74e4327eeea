import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiProblem, messageOf } from '#lib/api/problem.ts';
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
  const [busyTimes, setBusyTimes] = useState<readonly string[]>([]);
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
      setBusyTimes(busyTimesIn(error));
      setProblem(
        messageOf(
          error,
          'TIME_TAKEN',
          'TIME_NOT_AHEAD',
          'NOT_FREE',
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
  return {
    change: (given: Change) => void change(given),
    isChanging: isDeciding,
    problem,
    busyTimes,
  };
}

/** The times that were refused because the consultant is busy then. */
function busyTimesIn(error: unknown): readonly string[] {
  const data = asApiProblem(error)?.data;
  const isList = typeof data === 'object' && data !== null && 'times' in data;
  return isList && Array.isArray(data.times) ? data.times.map(String) : [];
}
