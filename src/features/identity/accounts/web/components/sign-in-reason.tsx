import { Link } from '@tanstack/react-router';
import { Banner } from '#ui/primitives/banner.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';

interface Reason {
  /** The paths that it is said of. */
  of: RegExp;
  title: string;
  text: string;
  /** Said only above the form for signing in, where those are led who were signed in here before. */
  wasHere?: true;
  /** Shows a visitor who only wants to look around where that needs no account. */
  leadsToDirectory?: true;
}

const reasons: readonly Reason[] = [
  {
    of: /^\/(find-consultants|consultant\/[0-9a-f-]{36}|shortlist)\b/,
    title: 'Searching needs a client account',
    text: 'It is free, and shows names, full profiles and contact details once it is approved. Only looking around? The public directory shows who is here, by skill and by city, without an account.',
    leadsToDirectory: true,
  },
  {
    of: /^\/post-project\b/,
    title: 'Posting a project needs a client account',
    text: 'It is free. As soon as you have signed in you are back at the form.',
  },
  {
    of: /^\/project\/[^/]+\/apply\b/,
    title: 'Projects are open to consultants with an account',
    text: 'It is free to open. As soon as you have signed in you are back at this project.',
  },
  {
    of: /^\/project\/[^/?]+(\?|$)/,
    wasHere: true,
    title: 'Sign in to see this project',
    text: 'As soon as you have signed in you are at the project, whether you posted it or were sent its link.',
  },
  {
    of: /^\/project\/[^/?]+(\?|$)/,
    title: 'You were sent a project',
    text: 'Consultants read it with an account, which is free to open; applying needs an approved profile and a subscription. As soon as you have signed in you are at the project. Did you post it? Sign in with the account that you posted it with.',
  },
  {
    of: /^\/consultant\/portal\?(.*&)?checkout=success\b/,
    title: 'Sign in to see your subscription',
    text: 'Your checkout is finished. As soon as you have signed in, your portal says how your subscription stands.',
  },
  {
    of: /^\/consultant\/portal\b/,
    title: 'The portal needs a consultant account',
    text: 'It is free to open. You find your projects, applications and profile there.',
  },
  {
    of: /^\/subscribe\b/,
    title: 'A subscription belongs to a consultant account',
    text: 'As soon as you have signed in you are back at the plans.',
  },
];

interface SignInReasonProps {
  /** Where they wanted to go. */
  next: string | undefined;
  /** Which form stands open. */
  mode: 'signup' | 'signin';
}

/** Why a visitor who wanted another page is asked to sign up or in; nothing where they came directly. */
export function SignInReason({ next, mode }: SignInReasonProps) {
  const reason = reasons.find(
    ({ of, wasHere }) => next && of.test(next) && (!wasHere || mode === 'signin'),
  );
  if (!reason) return null;
  return (
    <Banner
      tone="info"
      role="note"
      title={reason.title}
      className="mb-6"
      action={
        reason.leadsToDirectory && (
          <Link to="/consultants" className={buttonClassName({ variant: 'secondary', size: 'sm' })}>
            Browse the Directory
          </Link>
        )
      }
    >
      {reason.text}
    </Banner>
  );
}
