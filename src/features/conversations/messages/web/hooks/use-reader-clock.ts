import { useMemo, useSyncExternalStore } from 'react';
import { type ReaderClock, readerClock } from '../components/reader-clock.ts';

const minute = 60_000;

/** Days change while a page is open, and zones while its reader travels. */
function followDay(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const separator = ' ';

/** Zone and day in one value, which stays the same while they do. */
function here(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return [timeZone, readerClock(timeZone).dayOf(new Date().toISOString())].join(separator);
}

/** The reader's clock. Until the page is hydrated it is in UTC and says so, for the server knows of no other. */
export function useReaderClock(): ReaderClock {
  const zoneAndDay = useSyncExternalStore(followDay, here, () => '');
  return useMemo(() => {
    const [zone, today] = zoneAndDay.split(separator);
    return readerClock(zone || undefined, today);
  }, [zoneAndDay]);
}
