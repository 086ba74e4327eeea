import { useQuery } from '@tanstack/react-query';
import { useViewer } from '#features/identity/accounts/web/hooks/use-viewer.ts';
import { endOf } from '../../rules/limits.ts';
import { callWords } from '../messages.ts';
import { callCalendarQuery } from '../queries.ts';

/** Says of a time for a call that the reader, a consultant, is busy then by their own calendar. */
export function useOwnBusyNote(): (instant: Date, minutes: number) => string | undefined {
  const viewer = useViewer();
  const isConsultant = viewer?.kind === 'signed-in' && viewer.userType === 'consultant';
  const { data } = useQuery({ ...callCalendarQuery, enabled: isConsultant });
  const busy = data?.calendar?.busy ?? [];
  return (instant, minutes) => {
    const end = endOf(instant, minutes);
    const isBusy = busy.some(({ from, to }) => new Date(from) < end && instant < new Date(to));
    return isBusy ? callWords.ownBusy : undefined;
  };
}
