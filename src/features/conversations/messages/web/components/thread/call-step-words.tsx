import type { Fact } from '../../../contract/entry-views.ts';
import { useReaderClock } from '../../hooks/use-reader-clock.ts';

interface CallStepWordsProps {
  step: Extract<Fact, { callId: string }>;
  /** Of the other person. */
  name: string;
}

/** What one of the two did with a call, with its time on the reader's clock. */
export function CallStepWords({ step, name }: CallStepWordsProps) {
  const clock = useReaderClock();
  const { kind, isOwn, startsAt, endsAt } = step;
  const who = isOwn ? 'You' : name;
  const span = startsAt && endsAt && clock.spanInWords(startsAt, endsAt);
  switch (kind) {
    case 'call-fixed':
      return `${who} picked ${span}`;
    case 'call-moved':
      return `${who} moved the call to ${span}`;
    case 'call-times-offered':
      return span
        ? `${who} proposed other times for the call on ${span}`
        : `${who} proposed other times`;
    case 'call-declined':
      return span
        ? `${who} took none of the other times: the call stays on ${span}`
        : `${who} declined the call`;
    case 'call-cancelled':
      return span ? `${who} cancelled the call on ${span}` : `${who} took back the proposed times`;
  }
}
