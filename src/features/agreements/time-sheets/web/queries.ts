import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import type { timeSheetsContract } from '../contract.ts';
import type { WeekId } from '../ids.ts';

export const timeSheetsApi = featureClient<typeof timeSheetsContract>('timeSheets');

/** The time sheet of a deal. */
export const dealSheetQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'time-sheet', applicationId],
    queryFn: () => timeSheetsApi.get({ applicationId }),
  });

/** One week of a time sheet; null where there is none that the reader may read. */
export const weekQuery = (weekId: string) =>
  queryOptions({
    queryKey: ['applications', 'time-sheet-week', weekId],
    queryFn: async () => {
      try {
        return await timeSheetsApi.getWeek({ weekId: weekId as WeekId });
      } catch (error) {
        // An address that cannot be an id is as unknown as an id that no week has.
        if ([400, 404].includes(asApiProblem(error)?.status ?? 0)) return null;
        throw error;
      }
    },
  });

/** Shows time sheets, and what waits for an answer, as they are now. */
export const refreshTimeSheets = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [['applications', 'time-sheet'], ['applications', 'time-sheet-week'], ['answers']].map(
      (queryKey) => queryClient.invalidateQueries({ queryKey }),
    ),
  );
