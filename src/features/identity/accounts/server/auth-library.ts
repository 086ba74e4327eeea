import { AsyncLocalStorage } from 'node:async_hooks';
import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { isSignedIn } from '#access/viewer.ts';
import type { WritableDb } from '#db/client.ts';
import { hashSessionTokens } from '#lib/auth/hashed-sessions.ts';
import { askWithTakenEmail, findByWholeEmails } from '#lib/auth/library-emails.ts';
import type { PasswordHashing } from '#lib/auth/password-hashing.ts';
import { cookieValue, sessionCookieName } from '#lib/auth/session-token.ts';
import type { Services } from '#server/services.ts';
import { safeNextPath } from '../rules/next-path.ts';
import { passwordMaxLength, passwordMinLength } from '../rules/password.ts';
import { refusalOfPassword } from '../rules/password-refusal.ts';
import { sessionLifetimeSeconds } from '../rules/session-lifetime.ts';
import { tableNames } from './auth-tables.ts';
import { renewPasswordHash } from './commands/replace-password-hash.ts';
import { endOtherSessions } from './commands/sessions.ts';
import * as events from './jobs.ts';
import { findSignInMeans } from './queries/credentials.ts';
import { findViewer } from './viewer.ts';

/** Header in which our own edge hands the auth library the caller's address; requests from outside cannot set it. */
export const clientAddressHeader = 'x-direct365-client-address';

const resetLifetimeSeconds = 60 * 60;

export interface LibraryDependencies
  extends Pick<Services, 'write' | 'jobs' | 'clock' | 'log' | 'keys'> {
  db: WritableDb;
  passwords: PasswordHashing;
  publicUrl: string;
}

// All we use of the library: inferring the types of its whole API takes the compiler many seconds.
const createLibrary: (options: BetterAuthOptions) => {
  handler(request: Request): Promise<Response>;
} = betterAuth;

/**
 * Sets up the auth library on our database, with the gaps mended that docs/security lists: answers the requests under
 * /auth/v1.
 */
export function createAuthLibrary(
  dependencies: LibraryDependencies,
): (request: Request) => Promise<Response> {
  const { keys, publicUrl, log } = dependencies;
  const options: BetterAuthOptions = {
    appName: 'Direct365',
    baseURL: publicUrl,
    basePath: '/auth/v1',
    secret: keys.librarySecret,
    trustedOrigins: [publicUrl],
    database: (resolved: BetterAuthOptions) => adapterOn(dependencies, resolved),
    ...tableNames,
    // A copy of the table must not open a password reset.
    verification: { ...tableNames.verification, storeIdentifier: 'hashed' },
    session: { ...tableNames.session, expiresIn: sessionLifetimeSeconds, updateAge: 24 * 60 * 60 },
    emailAndPassword: emailAndPassword(dependencies),
    emailVerification: {
      sendOnSignUp: false,
      sendOnSignIn: false,
      autoSignInAfterVerification: false,
      sendVerificationEmail: async ({ user }) => {
        const { write, jobs } = dependencies;
        await write((tx) => jobs.enqueue(tx, events.confirmationRequested, { userId: user.id }));
      },
    },
    hooks: { before: beforeEachRequest(dependencies), after: afterEachRequest(dependencies) },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({ data: { ...session, provenAt: dependencies.clock.now() } }),
        },
      },
    },
    // Attempts are counted by our own edge: per account, per address and per IPv6 /64, in the database.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'direct365',
      useSecureCookies: publicUrl.startsWith('https://'),
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    telemetry: { enabled: false },
    // Refusals are answers of its own; faults are thrown, and logged where all others are.
    onAPIError: { throw: true },
    logger: {
      level: 'warn',
      log: (level, message, ...details) => {
        const fault = details.find((detail) => detail instanceof Error);
        const call = calls.getStore();
        if (fault && call) call.fault = fault;
        else log[level === 'error' ? 'error' : 'warn']({ source: 'auth', err: fault }, message);
      },
    },
  };
  const auth = createLibrary(options);
  return (request) =>
    calls.run({}, async () => {
      // The library would tell of a sign-in whose second step is still to come.
      if (new URL(request.url).pathname.endsWith('/get-session')) {
        const viewer = await findViewer(
          dependencies,
          request.headers.get('cookie'),
          dependencies.clock.now(),
        );
        if (!isSignedIn(viewer)) return Response.json(null);
      }
      const response = await askWithTakenEmail(signedNow(dependencies, request), auth.handler);
      const fault = calls.getStore()?.fault;
      if (!fault) return response;
      if (response.status >= 500) throw fault;
      log.error({ source: 'auth', err: fault }, 'auth failed');
      return response;
    });
}

/** What the library says of a fault while it answers one call: it keeps the cause to its log. */
const calls = new AsyncLocalStorage<{ fault?: Error }>();

/**
 * The library knows the present secret alone: a cookie that another of ours has signed is shown to it as it would be
 * signed now.
 */
function signedNow({ keys, publicUrl }: LibraryDependencies, request: Request): Request {
  const name = sessionCookieName(publicUrl);
  const cookies = request.headers.get('cookie');
  const given = cookieValue(cookies, name);
  const session = given === null ? null : keys.readSession(given);
  if (!cookies || !session || session.isAsSigned) return request;
  const others = cookies.split(';').filter((part) => part.split('=')[0]?.trim() !== name);
  const headers = new Headers(request.headers);
  headers.set('cookie', [...others, `${name}=${session.signAnew()}`].join(';'));
  return new Request(request, { headers });
}

/** The library's adapter on our handle, with hashed session tokens. */
function adapterOn({ db }: LibraryDependencies, options: BetterAuthOptions) {
  const adapterFor = (handle: WritableDb) =>
    hashSessionTokens(
      findByWholeEmails(kyselyAdapter(handle.withSchema('auth'), { type: 'postgres' })(options)),
    );
  const pooled = adapterFor(db);
  // The library's own work, which may not be run twice: no `write`, for that tries again.
  const transaction: typeof pooled.transaction = (work) =>
    db.transaction().execute((tx) => work(adapterFor(tx)));
  return { ...pooled, transaction };
}

function emailAndPassword({
  write,
  jobs,
  passwords,
}: LibraryDependencies): NonNullable<BetterAuthOptions['emailAndPassword']> {
  return {
    enabled: true,
    // Signing up is ours: `commands/sign-up.ts`.
    disableSignUp: true,
    requireEmailVerification: true,
    autoSignIn: false,
    minPasswordLength: passwordMinLength,
    maxPasswordLength: passwordMaxLength,
    password: passwords,
    resetPasswordTokenExpiresIn: resetLifetimeSeconds,
    revokeSessionsOnPasswordReset: true,
    onPasswordReset: async ({ user }) => {
      await write((tx) =>
        jobs.enqueue(tx, events.accountSecured, { userId: user.id, change: 'password-reset' }),
      );
    },
    sendResetPassword: async ({ user, token, url }) => {
      const next = nextOfReset(url);
      await write((tx) =>
        jobs.enqueue(tx, events.passwordResetRequested, { userId: user.id, token, next }),
      );
    },
  };
}

const nowhere = 'https://site.invalid';

/**
 * Where to go on to after a new password, in the form that the library hands on: a path of ours, whatever the wish
 * says.
 */
export const resetRedirect = (next: string): string => `/?${new URLSearchParams({ next })}`;

/** The wish in the link that the library would send. */
function nextOfReset(url: string): string {
  const redirect = URL.parse(new URL(url).searchParams.get('callbackURL') ?? '', nowhere);
  return safeNextPath(redirect?.searchParams.get('next') ?? undefined) ?? '';
}

function beforeEachRequest({ db, write, keys, publicUrl, clock }: LibraryDependencies) {
  return createAuthMiddleware(async (context) => {
    if (context.path === '/reset-password') {
      await checkReset(context.context.internalAdapter, context.body);
    }
    if (context.path === '/sign-out') {
      // The library ends one session; signing out here means everywhere.
      const viewer = await findViewer(
        { db, keys, publicUrl },
        context.headers?.get('cookie'),
        clock.now(),
      );
      // An admin who impersonates a user signs themselves out.
      const userId = isSignedIn(viewer) ? viewer.userId : viewer.lookingIn?.adminId;
      if (userId) {
        await write((tx) => endOtherSessions(tx, userId, undefined));
      }
    }
    return undefined;
  });
}

/** Only a sign-in brings the password that an old hash is made anew of. */
function afterEachRequest(dependencies: LibraryDependencies) {
  return createAuthMiddleware(async (context) => {
    const signedIn = context.context.newSession;
    if (context.path !== '/sign-in/email' || !signedIn) return undefined;
    const { success, data } = signInSchema.safeParse(context.body);
    if (success) await renewOldHash(dependencies, signedIn.user.id, data.password);
    return undefined;
  });
}

async function renewOldHash(
  { db, write, clock, passwords }: LibraryDependencies,
  userId: string,
  password: string,
): Promise<void> {
  const { passwordHash } = await findSignInMeans(db, userId);
  if (!passwordHash || !passwords.isOutdated(passwordHash)) return;
  const newHash = await passwords.hash(password);
  const replacement = { userId, replacedHash: passwordHash, newHash, now: clock.now() };
  await write((tx) => renewPasswordHash(tx, replacement));
}

const signInSchema = z.object({ password: z.string() });

/**
 * A new password must not resemble its user's own address or names. An unconfirmed address has no password to reset:
 * the sign-up may not be its owner's.
 */
async function checkReset(
  library: {
    findVerificationValue(identifier: string): Promise<{ value: string } | null>;
    findUserById(id: string): Promise<unknown>;
  },
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const found = await library.findVerificationValue(`reset-password:${token}`);
  const user = found && resetUserSchema.parse(await library.findUserById(found.value));
  if (!user?.emailVerified) {
    throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN', message: 'Invalid token' });
  }
  const refused = refusalOfPassword(newPassword, user);
  if (refused) throw new APIError('BAD_REQUEST', { ...refused });
}

const resetUserSchema = z
  .object({
    email: z.string(),
    emailVerified: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
  })
  .nullable();
