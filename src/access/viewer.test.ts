import { describe, expect, it } from 'vitest';
import { clientViewer } from '#tests/support/viewers.ts';
import {
  isAdmin,
  isApprovedClient,
  isClient,
  isConsultant,
  isCorrespondent,
  isSignedIn,
  presentSignIn,
  type SignedIn,
  type Viewer,
  visitor,
} from './viewer.ts';

const client: SignedIn = clientViewer;
const people = {
  visitor,
  client,
  'approved client': { ...client, isApproved: true },
  consultant: { ...client, userType: 'consultant' },
  'approved consultant': { ...client, userType: 'consultant', isApproved: true },
  admin: { ...client, isAdmin: true },
} as const satisfies Record<string, Viewer>;

/** The names of the viewers for whom this is true. */
const trueFor = (is: (viewer: Viewer) => boolean): string[] =>
  Object.entries(people)
    .filter(([, viewer]) => is(viewer))
    .map(([name]) => name);

describe('a viewer', () => {
  it.each<[string, (viewer: Viewer) => boolean, string[]]>([
    [
      'is signed in unless they are a visitor',
      isSignedIn,
      ['client', 'approved client', 'consultant', 'approved consultant', 'admin'],
    ],
    ['is a client by their type', isClient, ['client', 'approved client', 'admin']],
    ['is an approved client by both', isApprovedClient, ['approved client']],
    ['is a consultant by their type', isConsultant, ['consultant', 'approved consultant']],
    [
      'writes and receives as a consultant, or as an approved client',
      isCorrespondent,
      ['approved client', 'consultant', 'approved consultant'],
    ],
    ['is an admin by the grant alone', isAdmin, ['admin']],
  ])('%s', (_, is, names) => {
    expect(trueFor(is)).toEqual(names);
  });

  it('is a visitor without a session, whatever else is claimed', () => {
    const forged = {
      ...people.admin,
      userType: 'consultant',
      kind: 'visitor',
    } as unknown as Viewer;
    expect([isSignedIn, isClient, isConsultant, isAdmin].some((is) => is(forged))).toBe(false);
  });
});

describe('the present sign-in', () => {
  it('is that of a session, or of a password that waits for its second factor', () => {
    const session = { id: 'session', assurance: 'aal1', provenAt: new Date() } as const;
    const signIn = { userId: client.userId, sessionId: 'session' };
    expect(presentSignIn({ ...client, session })).toEqual(signIn);
    expect(presentSignIn({ ...visitor, pending: signIn })).toEqual(signIn);
  });

  it('is none of a visitor, nor of the command line', () => {
    expect(presentSignIn(visitor)).toBeUndefined();
    expect(presentSignIn(client)).toBeUndefined();
  });
});
