import { useReaderClock } from '../../hooks/use-reader-clock.ts';

/** When something was said: the time of the day that it stands under, and all of it for anyone who asks. */
export function SpokenMoment({ moment }: { moment: string }) {
  const clock = useReaderClock();
  return (
    <time dateTime={moment} title={clock.inFull(moment)} className="tabular-nums">
      {clock.timeOf(moment)}
    </time>
  );
}
