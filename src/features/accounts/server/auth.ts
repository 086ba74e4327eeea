import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import {
  APIError,
  createAuthMiddleware,
  createEmailVerificationToken,
  isAPIError,
} from 'better-auth/api';
import type { Db, Tx } from '#db/client.ts';
import { hashSessionTokens } from '#lib/auth/hashed-sessions.ts';
import { isEasilyGuessed } from '#lib/auth/password-strength.ts';
import type { Clock } from '#lib/clock.ts';
import type { JobQueue } from '#lib/jobs/job-queue.ts';
import type { Log } from '#lib/log.ts';
import { isSignedIn } from '../policy.ts';
import { passwordMaxLength, passwordMinLength, passwordSchema, signUpSchema } from '../rules.ts';
import * as facts from './jobs.ts';
import { findViewer, sessionLifetimeSeconds } from './viewer.ts';

/** Header in which our own edge, and nobody else, tells the auth library the caller's address. */
export const clientAddressHeader = 'x-direct365-client-address';

const confirmationLifetimeSeconds = 24 * 60 * 60;
const resetLifetimeSeconds = 60 * 60;

export interface Auth {
  /** Answers the requests under /auth/v1. */
  handle(request: Request): Promise<Response>;
  /** The address that confirms this person's e-mail; valid for a day. */
  confirmationLink(person: { userId: string; email: string }): Promise<string>;
}

interface AuthDependencies {
  db: Db;
  jobs: JobQueue;
  clock: Clock;
  log: Log;
  secret: string;
  publicUrl: string;
}

// All we use of the library: inferring the types of its whole API takes the compiler many seconds.
const createLibrary: (options: BetterAuthOptions) => {
  handler(request: Request): Promise<Response>;
} = betterAuth;

/** Sets up the auth library on our database, with the gaps mended that docs/security lists. */
export function createAuth(dependencies: AuthDependencies): Auth {
  const { secret, publicUrl, log } = dependencies;
  const options: BetterAuthOptions = {
    appName: 'Direct365',
    baseURL: publicUrl,
    basePath: '/auth/v1',
    secret,
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
      expiresIn: confirmationLifetimeSeconds,
      sendVerificationEmail: async ({ user }) => {
        await inTransaction(dependencies, (tx) =>
          dependencies.jobs.enqueue(tx, facts.confirmationRequested, { userId: user.id }),
        );
      },
    },
    hooks: { before: beforeEachRequest(dependencies) },
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
    // A refusal is an answer, not a fault; only faults are worth a line.
    onAPIError: {
      onError: (error) => {
        if (!isAPIError(error) || error.statusCode >= 500) log.error({ err: error }, 'auth failed');
      },
    },
    logger: {
      level: 'warn',
      log: (level, message) =>
        log[level === 'error' ? 'error' : 'warn']({ source: 'auth' }, message),
    },
  };
  const auth = createLibrary(options);
  return {
    handle: (request) => auth.handler(request),
    confirmationLink: async ({ userId, email }) => {
      const token = await createEmailVerificationToken(
        secret,
        email,
        undefined,
        confirmationLifetimeSeconds,
        { userId },
      );
      const onward = encodeURIComponent('/auth?mode=signin&confirmed=true');
      return `${publicUrl}/auth/v1/verify-email?token=${token}&callbackURL=${onward}`;
    },
  };
}

const inTransaction = (
  { db }: AuthDependencies,
  work: (tx: Tx) => Promise<unknown>,
): Promise<unknown> => db.transaction().execute(work);

/**
 * The library's adapter on our handle: hashed session tokens, and the fact `account-created`
 * committed with the account itself.
 */
function adapterOn({ db, jobs }: AuthDependencies, options: BetterAuthOptions) {
  const adapterFor = (handle: Db) =>
    hashSessionTokens(kyselyAdapter(handle.withSchema('auth'), { type: 'postgres' })(options));
  const pooled = adapterFor(db);
  const transaction: typeof pooled.transaction = (work) =>
    db.transaction().execute(async (tx) => {
      const { create, ...adapter } = adapterFor(tx);
      const announcing: typeof create = async (request) => {
        const created = await create(request);
        if (request.model === 'user') {
          const { id } = created as unknown as { id: string };
          await jobs.enqueue(tx, facts.accountCreated, { userId: id });
        }
        return created as never;
      };
      return work({ ...adapter, create: announcing });
    });
  return { ...pooled, transaction };
}

function emailAndPassword(
  dependencies: AuthDependencies,
): NonNullable<BetterAuthOptions['emailAndPassword']> {
  const { jobs } = dependencies;
  return {
    enabled: true,
    requireEmailVerification: true,
    autoSignIn: false,
    minPasswordLength: passwordMinLength,
    maxPasswordLength: passwordMaxLength,
    resetPasswordTokenExpiresIn: resetLifetimeSeconds,
    revokeSessionsOnPasswordReset: true,
    sendResetPassword: async ({ user, token }) => {
      await inTransaction(dependencies, (tx) =>
        jobs.enqueue(tx, facts.passwordResetRequested, { userId: user.id, token }),
      );
    },
    onExistingUserSignUp: async ({ user }) => {
      await inTransaction(dependencies, (tx) =>
        jobs.enqueue(tx, facts.knownAddressSignedUp, { userId: user.id }),
      );
    },
  };
}

function beforeEachRequest({ db, secret, publicUrl, clock }: AuthDependencies) {
  return createAuthMiddleware(async (context) => {
    if (context.path === '/sign-up/email') {
      return { context: { ...context, body: checkedSignUp(context.body) } };
    }
    if (context.path === '/reset-password') checkPassword(context.body?.newPassword, []);
    if (context.path === '/sign-out') {
      // The library ends one session; signing out here means everywhere.
      const viewer = await findViewer(
        { db, authSecret: secret, publicUrl },
        context.headers?.get('cookie'),
        clock.now(),
      );
      if (isSignedIn(viewer)) {
        await db.deleteFrom('auth.sessions').where('user_id', '=', viewer.userId).execute();
      }
    }
    return undefined;
  });
}

const signUpRequestSchema = signUpSchema.strict();

/** The body of a sign-up, checked whole; the browser may set the user type here and never again. */
function checkedSignUp(body: unknown): Record<string, string> {
  const parsed = signUpRequestSchema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new APIError('BAD_REQUEST', {
      code: 'INVALID_INPUT',
      message: issue?.message ?? 'The form is not complete.',
    });
  }
  const { email, password, firstName, lastName, userType } = parsed.data;
  checkPassword(password, [email, firstName, lastName]);
  return {
    email,
    password,
    userType,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`.trim() || email.replace(/@.*/, ''),
  };
}

function checkPassword(password: unknown, personal: readonly string[]): void {
  const parsed = passwordSchema.safeParse(password);
  if (!parsed.success) {
    throw new APIError('BAD_REQUEST', {
      code: 'INVALID_PASSWORD',
      message: parsed.error.issues[0]?.message ?? 'Please choose another password.',
    });
  }
  if (isEasilyGuessed(parsed.data, personal)) {
    throw new APIError('BAD_REQUEST', {
      code: 'EASILY_GUESSED_PASSWORD',
      message: 'This password is easy to guess. Try a few unrelated words.',
    });
  }
}

const tableNames = {
  user: {
    modelName: 'users',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    additionalFields: {
      userType: { type: 'string', required: true, input: true, fieldName: 'user_type' },
      firstName: { type: 'string', required: true, input: true, fieldName: 'first_name' },
      lastName: { type: 'string', required: true, input: true, fieldName: 'last_name' },
    },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  account: {
    modelName: 'accounts',
    fields: {
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    },
  },
  verification: {
    modelName: 'verifications',
    fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
} as const satisfies Pick<BetterAuthOptions, 'user' | 'session' | 'account' | 'verification'>;
