import { Link } from '@tanstack/react-router';
import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Check,
  CircleCheckBig,
  CircleX,
  Contact,
  Handshake,
  type LucideIcon,
  Send,
  Undo2,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Fact } from '../../../contract/entry-views.ts';
import type { Correspondent } from '../../../contract/thread-views.ts';
import { useReaderClock } from '../../hooks/use-reader-clock.ts';
import { type OfferEvent, OfferWords } from './offer-words.tsx';

/** Of an application and its project. */
type ProjectEvent = Exclude<Extract<Fact, { applicationId: string }>, OfferEvent>;

const icons: Record<Fact['kind'], LucideIcon> = {
  'application-submitted': Send,
  'application-accepted': Check,
  'application-rejected': X,
  'application-withdrawn': Undo2,
  'deal-undone': Undo2,
  'offer-made': Handshake,
  'offer-countered': Handshake,
  'offer-declined': X,
  'offer-withdrawn': Undo2,
  'offer-expired': CircleX,
  'project-completed': CircleCheckBig,
  'project-cancelled': CircleX,
  'contact-shared': Contact,
  'call-fixed': CalendarCheck,
  'call-moved': CalendarCheck,
  'call-times-offered': CalendarClock,
  'call-declined': CalendarX,
  'call-cancelled': CalendarX,
};

interface EventLineProps {
  event: Fact;
  other: Correspondent;
  /** When it happened, in words. */
  time: ReactNode;
}

/** What happened between the two, as a line among what they wrote. */
export function EventLine({ event, other, time }: EventLineProps) {
  const Icon = icons[event.kind];
  return (
    <p className="mx-auto flex max-w-prose items-start justify-center gap-2 px-2 py-1 text-sm text-ink-muted">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <EventWords event={event} other={other} />{' '}
        <span className="whitespace-nowrap">· {time}</span>
      </span>
    </p>
  );
}

function EventWords({ event, other: { userType, name } }: Omit<EventLineProps, 'time'>) {
  if ('callId' in event) return <CallStepWords step={event} name={name} />;
  if (event.kind === 'contact-shared') return sharedWords(event.isOwn, event.by ?? name);
  const isClient = userType === 'consultant';
  if ('words' in event) {
    const Project = isClient ? ClientsProject : ConsultantsProject;
    return (
      <OfferWords
        event={event}
        name={name}
        isClient={isClient}
        project={<Project event={event} />}
      />
    );
  }
  const Words = isClient ? ClientsWords : ConsultantsWords;
  return <Words event={event} name={name} />;
}

interface WordsProps {
  event: ProjectEvent;
  name: string;
}

const ClientsProject = ({ event }: { event: ProjectEvent | OfferEvent }) => (
  <Link to="/application/$applicationId" params={{ applicationId: event.applicationId }}>
    {event.project.title}
  </Link>
);

const ConsultantsProject = ({ event }: { event: ProjectEvent | OfferEvent }) => (
  <Link to="/consultant/portal" search={{ tab: 'projects', view: 'applications' }}>
    {event.project.title}
  </Link>
);

/** What a client reads. */
function ClientsWords({ event, name }: WordsProps) {
  const project = <ClientsProject event={event} />;
  switch (event.kind) {
    case 'application-submitted':
      return (
        <>
          {name} applied for {project}
        </>
      );
    case 'application-accepted':
      return (
        <>
          You accepted {name} for {project}
        </>
      );
    case 'application-rejected':
      return {
        declined: (
          <>
            You declined {name} for {project}
          </>
        ),
        'another-accepted': <>You accepted another consultant for {project}</>,
        'project-cancelled': <>You cancelled {project}</>,
        'nobody-answered': (
          <>
            You did not answer {name} on {project} for 30 days, so it has ended
          </>
        ),
        'project-unconfirmed': <>{project} was closed, because it was not confirmed as open</>,
        undone: <>You have both undone the acceptance for {project}</>,
      }[event.because];
    case 'deal-undone':
      return <>You have both undone the acceptance for {project}. It is open again</>;
    case 'application-withdrawn':
      return (
        <>
          {name} withdrew the application for {project}
        </>
      );
    case 'project-completed':
      return <>You marked {project} as completed</>;
    case 'project-cancelled':
      return <>You cancelled {project}</>;
  }
}

/** What a consultant reads. */
function ConsultantsWords({ event, name }: WordsProps) {
  const project = <ConsultantsProject event={event} />;
  switch (event.kind) {
    case 'application-submitted':
      return <>You applied for {project}</>;
    case 'application-accepted':
      return (
        <>
          {name} accepted you for {project}
        </>
      );
    case 'application-rejected':
      return {
        declined: (
          <>
            {name} declined your application for {project}
          </>
        ),
        'another-accepted': (
          <>
            {name} chose another consultant for {project}
          </>
        ),
        'project-cancelled': (
          <>
            {name} cancelled {project}
          </>
        ),
        'nobody-answered': (
          <>Your application for {project} has ended: it was not answered for 30 days</>
        ),
        'project-unconfirmed': <>{project} was closed: it was not confirmed as open</>,
        undone: <>You have both undone the acceptance for {project}</>,
      }[event.because];
    case 'deal-undone':
      return <>You have both undone the acceptance for {project}</>;
    case 'application-withdrawn':
      return <>You withdrew your application for {project}</>;
    case 'project-completed':
      return <>{project} was completed</>;
    case 'project-cancelled':
      return (
        <>
          {name} cancelled {project}
        </>
      );
  }
}

const sharedWords = (isOwn: boolean, name: string): string =>
  isOwn ? 'You shared your contact details' : `${name} shared their contact details`;

interface CallStepWordsProps {
  step: Extract<Fact, { callId: string }>;
  /** Of the other person. */
  name: string;
}

/** What one of the two did with a call, with its time on the reader's clock. */
function CallStepWords({ step, name }: CallStepWordsProps) {
  const clock = useReaderClock();
  const { kind, isOwn, startsAt, endsAt } = step;
  const who = isOwn ? 'You' : (step.by ?? name);
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
