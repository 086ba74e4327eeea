import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

const inWords = (value: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...{ timeZone, timeZoneName: 'short' },
  }).format(new Date(value));

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * A moment on the reader's clock, with its zone: `21 November 2026 at 14:05 GMT+1`. In UTC until the page is hydrated,
 * for the server knows of no other clock.
 */
export function LocalMomentText({ value }: { value: string }) {
  const zone = useSyncExternalStore(noChange, ownZone, () => 'UTC');
  return <time dateTime={value}>{inWords(value, zone)}</time>;
}
