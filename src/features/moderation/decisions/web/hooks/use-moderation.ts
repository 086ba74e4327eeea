import { useQueryClient } from '@tanstack/react-query';
import type { ReviewId } from '#features/reviews/reviews/ids.ts';
import type { RedactedPart } from '#features/reviews/reviews/rules.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import type { DecisionId } from '../../ids.ts';
import type { AppealOutcome, Ground } from '../../rules.ts';
import { decisionMessages } from '../messages.ts';
import { decisionsApi } from '../queries.ts';

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['decisions'] }),
      queryClient.invalidateQueries({ queryKey: ['audit'] }),
      queryClient.invalidateQueries({ queryKey: ['reviews'] }),
      queryClient.invalidateQueries({ queryKey: ['reports'] }),
      queryClient.invalidateQueries({ queryKey: ['users'] }),
    ]);
};

/** Lets others read a held review. */
export const useReleaseReview = (id: string, onEnd: () => void) =>
  useDecision({
    send: (_: undefined, call) => decisionsApi.releaseReview({ reviewId: id as ReviewId }, call),
    done: () => decisionMessages.released,
    refusal: (error) => messageOf(error, 'REVIEW_DECIDED', 'REVIEW_NOT_FOUND'),
    onEnd,
    refresh: useRefresh(),
  });

/** Removes a review, with the reasons for its author. */
export const useRemoveReview = (id: string, onEnd: () => void) =>
  useDecision({
    send: (decision: { ground: Ground; reason: string }, call) =>
      decisionsApi.removeReview({ reviewId: id as ReviewId, ...decision }, call),
    done: () => decisionMessages.removed,
    refusal: (error) => messageOf(error, 'REVIEW_DECIDED', 'REVIEW_NOT_FOUND'),
    onEnd,
    refresh: useRefresh(),
  });

/** Takes passages out of a review or the answer to it, with the reason for who wrote it. */
export const useRedactReview = (id: string, onEnd: () => void) =>
  useDecision({
    send: (redaction: { part: RedactedPart; passages: string[]; reason: string }, call) =>
      decisionsApi.redactReview({ reviewId: id as ReviewId, ...redaction }, call),
    done: () => decisionMessages.redacted,
    refusal: (error) => messageOf(error, 'PASSAGE_NOT_FOUND', 'REVIEW_NOT_FOUND'),
    onEnd,
    refresh: useRefresh(),
  });

/** Answers an appeal. */
export const useAnswerAppeal = (id: string, onEnd: () => void) =>
  useDecision({
    send: (answer: { outcome: AppealOutcome; answer: string }, call) =>
      decisionsApi.answerAppeal({ decisionId: id as DecisionId, ...answer }, call),
    done: () => decisionMessages.answered,
    refusal: (error) => messageOf(error, 'APPEAL_ANSWERED', 'DECISION_NOT_FOUND', 'OWN_DECISION'),
    onEnd,
    refresh: useRefresh(),
  });

/** Appeals against a decision. */
export const useAppeal = (id: string, onEnd: () => void) =>
  useDecision({
    send: (text: string, call) => decisionsApi.appeal({ decisionId: id as DecisionId, text }, call),
    done: () => decisionMessages.appealed,
    refusal: (error) => messageOf(error, 'APPEAL_CLOSED', 'DECISION_NOT_FOUND'),
    onEnd,
    refresh: useRefresh(),
  });
