import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UserType } from '#access/user.ts';
import { connectedSignInsApi, offeredQuery } from '../queries.ts';
import { MicrosoftButton } from './microsoft-button.tsx';

interface MicrosoftSignInProps {
  /** A path on this site to go on to. */
  next: string | undefined;
  /** The side of the marketplace that a new account would be for, where the page knows. */
  userType?: UserType | undefined;
  /** What stands above it. */
  children?: ReactNode;
}

/** Signs in or up with Microsoft; nothing where this site does not offer that. */
export function MicrosoftSignIn({ next, userType, children }: MicrosoftSignInProps) {
  // Where it cannot be loaded there are the other ways.
  const { data } = useQuery(offeredQuery);
  if (!data?.microsoft) return null;
  const wish = { ...(next ? { next } : {}), ...(userType ? { userType } : {}) };
  return (
    <>
      {children}
      <MicrosoftButton
        isWide
        label="Sign in with Microsoft"
        ask={() => connectedSignInsApi.begin(wish)}
      />
    </>
  );
}
