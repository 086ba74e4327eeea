import { useQueryClient } from '@tanstack/react-query';
import type { Ground } from '#features/moderation/decisions/rules.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import type { ReportOutcome } from '../../rules.ts';
import { reportMessages } from '../messages.ts';
import { reportsApi } from '../queries.ts';

interface Finding {
  outcome: ReportOutcome;
  ground: Ground;
  toReporter: string;
  toReported: string;
}

/** Settles a report: both sides are notified. */
export function useSettleReport(reportId: string, onEnd: () => void) {
  const queryClient = useQueryClient();
  return useDecision({
    send: (finding: Finding, call) => reportsApi.settle({ reportId, ...finding }, call),
    done: () => reportMessages.settled,
    refusal: (error) => messageOf(error, 'REPORT_SETTLED', 'REPORT_NOT_FOUND'),
    onEnd,
    refresh: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['reports'] }),
        queryClient.invalidateQueries({ queryKey: ['decisions'] }),
        queryClient.invalidateQueries({ queryKey: ['audit'] }),
      ]),
  });
}
