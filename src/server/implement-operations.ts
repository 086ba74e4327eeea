import type { AnySchema, ContractProcedure, ErrorMap } from '@orpc/contract';
import { implement, ORPCError, type ProcedureImplementer } from '@orpc/server';
import { type AssuranceNeed, meetsNeed } from '#access/assurance.ts';
import { type CompanyRight, hasRight } from '#access/company.ts';
import { type Access, mayBeLookedAt, type OperationMeta, scopeFor } from '#access/operation.ts';
import {
  type Impersonating,
  isAdmin,
  isApprovedClient,
  isClient,
  isConsultant,
  isCorrespondent,
  isSignedIn,
  type PendingSignIn,
  type Viewer,
} from '#access/viewer.ts';
import type { Reader } from '#db/replicas/replicas.ts';
import type { Write } from '#db/write.ts';
import { type SpanStart, traced } from '#lib/tracing/spans.ts';
import type { RequestContext } from './request-context.ts';

/** Signed out: 401. Signed in without the role: 403. */
function refuse(viewer: Viewer): never {
  if (isSignedIn(viewer)) {
    throw new ORPCError('FORBIDDEN', { message: "You don't have permission to do this." });
  }
  throw new ORPCError('UNAUTHORIZED', { message: 'Please sign in.' });
}

/** A member reads what their company has; for changing it their role has to allow that. */
function requireRight(viewer: Viewer, right: CompanyRight): void {
  if (!isSignedIn(viewer) || viewer.company === null || hasRight(viewer.company, right)) return;
  throw new ORPCError('ROLE_NOT_ALLOWED', {
    status: 403,
    message: `Your role at ${viewer.company.companyName} does not allow this. An owner can change your role.`,
  });
}

/** The session was made too long ago for this; its person proves again who they are, and goes on. */
function requireAssurance({ viewer, clock }: RequestContext, need: AssuranceNeed): void {
  // Most operations need no more, and are asked often.
  if (need === 'any' || !isSignedIn(viewer) || viewer.session === null) return;
  // Their person has proven it when they made the key of a program, and allowed it by its scope.
  if (need === 'fresh' && viewer.program) return;
  if (meetsNeed(need, viewer.session, clock.now())) return;
  throw new ORPCError('SIGN_IN_AGAIN', {
    status: 403,
    message: 'Please confirm that it is you first.',
  });
}

/** The person and session of a sign-in, whether or not its second step is done. */
function signInOf(viewer: Viewer): PendingSignIn {
  if (!isSignedIn(viewer)) return viewer.pending ?? refuse(viewer);
  return viewer.session ? { userId: viewer.userId, sessionId: viewer.session.id } : refuse(viewer);
}

/** The caller's current impersonation; null without one. */
function impersonationOf(viewer: Viewer): Impersonating | null {
  return viewer.lookingIn ?? (isSignedIn(viewer) ? null : refuse(viewer));
}

/** An admin who impersonates a user changes nothing of theirs, and learns none of their secrets. */
function refuseImpersonation(): never {
  throw new ORPCError('LOOKING_IN', {
    status: 403,
    message: 'You are impersonating a user (read-only). Stop impersonating to make changes.',
  });
}

/** What may be answered by a replica has nothing to write, also where there is none. */
const writeNowhere: Write = async () => {
  throw new Error('An operation that reads from replicas may not write.');
};

/** What the caller knows of, so that no answer is older. */
const readerOf = ({ viewer, lastWrite }: RequestContext): Reader => ({
  lastWrite,
  ...(isSignedIn(viewer) && { personId: viewer.userId }),
});

/** What writes beside what was asked for writes nothing either. */
const writeNothing: Write = async () => refuseImpersonation();

/** A program calls what the contract leaves open to programs, as far as its token allows. */
function refuseProgram(viewer: Viewer, procedure: Parameters<typeof scopeFor>[0]): void {
  if (!isSignedIn(viewer) || !viewer.program) return;
  const needed = scopeFor(procedure);
  if (needed === null) {
    throw new ORPCError('NOT_FOR_PROGRAMS', {
      status: 403,
      message: 'Programs cannot do this: sign in with a browser.',
    });
  }
  if (needed === 'write' && viewer.program.scope !== 'write') {
    throw new ORPCError('INSUFFICIENT_SCOPE', {
      status: 403,
      message: 'This token only reads. Changing something needs one with the scope write.',
    });
  }
}

/** An account that is suspended or is being deleted has no rights, whatever it was approved for. */
function refuseSuspended(viewer: Viewer): void {
  if (!isSignedIn(viewer)) return;
  if (viewer.accountState === 'leaving') {
    throw new ORPCError('ACCOUNT_LEAVING', {
      status: 403,
      message: 'Your account is being deleted. The page /account/your-data says how to keep it.',
    });
  }
  if (viewer.accountState !== 'suspended') return;
  if (viewer.company?.isSuspended) {
    throw new ORPCError('COMPANY_SUSPENDED', {
      status: 403,
      message: 'Your company is suspended. The page /account/suspended says why.',
    });
  }
  throw new ORPCError('ACCOUNT_SUSPENDED', {
    status: 403,
    message: 'Your account is suspended. The page /account/suspended says why.',
  });
}

function prove<Proven extends Viewer>(
  viewer: Viewer,
  is: (viewer: Viewer) => viewer is Proven,
): Proven {
  return is(viewer) ? viewer : refuse(viewer);
}

/** What a handler receives beside the context of the request: the caller, under the name of the role. */
const proofs = {
  anyone: () => ({}),
  'signing-in': (viewer: Viewer) => ({ signIn: signInOf(viewer) }),
  'signed-in': (viewer: Viewer) => ({ person: prove(viewer, isSignedIn) }),
  'looking-in': (viewer: Viewer) => ({ lookingIn: impersonationOf(viewer) }),
  client: (viewer: Viewer) => ({ client: prove(viewer, isClient) }),
  'approved-client': (viewer: Viewer) => ({ client: prove(viewer, isApprovedClient) }),
  consultant: (viewer: Viewer) => ({ consultant: prove(viewer, isConsultant) }),
  correspondent: (viewer: Viewer) => ({ correspondent: prove(viewer, isCorrespondent) }),
  admin: (viewer: Viewer) => ({ admin: prove(viewer, isAdmin) }),
} satisfies Record<Access, (viewer: Viewer) => object>;

type Proof<Allowed extends Access> = ReturnType<(typeof proofs)[Allowed]>;

type AnyOperation = ContractProcedure<AnySchema, AnySchema, ErrorMap, OperationMeta<Access>>;
type OperationsContract = Record<string, AnyOperation>;

/** An operation that waits for its handler. The handler receives the proof that the operation's `access` asks for. */
type Unimplemented<Operation extends AnyOperation, Context extends RequestContext> =
  Operation extends ContractProcedure<
    infer Input,
    infer Output,
    infer Errors,
    OperationMeta<infer Allowed>
  >
    ? ProcedureImplementer<
        Context,
        Context & Proof<Allowed>,
        Input,
        Output,
        Errors,
        OperationMeta<Allowed>
      >
    : never;

/** An operation as a span; what it was asked with and what it answered is not in it. */
const spanOf = (path: readonly string[]): SpanStart => ({
  name: path.join('.'),
  kind: 'internal',
  attributes: { 'direct365.operation': path.join('.') },
});

/** A rejection is an answer: the caller has no permission, or the input is wrong. */
const isRefusal = (error: unknown): boolean => error instanceof ORPCError && error.status < 500;

/**
 * The only way to implement a contract. Who may call an operation is said by its `access`. The proof is taken from
 * there, before the input is parsed, and a handler that needs another one does not compile. `Own` is what the feature's
 * own operations may use beside the services of all (`server/services.ts` of the feature).
 */
export function implementOperations<
  Contract extends OperationsContract,
  Own extends object = Record<never, never>,
>(contract: Contract) {
  const operations = implement<OperationsContract>(contract)
    .$context<RequestContext>()
    .use(({ context, next, procedure, path }) => {
      const answer = async () => {
        const { access, assurance, right, whileSuspended, reads } = procedure['~orpc'].meta;
        const isReadOnly = context.viewer.lookingIn !== undefined && access !== 'looking-in';
        if (isReadOnly && !mayBeLookedAt(procedure)) refuseImpersonation();
        refuseProgram(context.viewer, procedure);
        if (access !== 'anyone' && !whileSuspended) refuseSuspended(context.viewer);
        const proof = proofs[access](context.viewer);
        requireRight(context.viewer, right);
        requireAssurance(context, assurance);
        if (reads === 'replica') {
          return context.replicas.read(readerOf(context), async (db) =>
            next({ context: { ...proof, db, write: writeNowhere } }),
          );
        }
        return next({ context: isReadOnly ? { ...proof, write: writeNothing } : proof });
      };
      return traced(() => spanOf(path), answer, isRefusal);
    });
  // TypeScript cannot follow the library's conditional types through a generic contract.
  return operations as unknown as {
    [Name in keyof Contract]: Unimplemented<Contract[Name], RequestContext & Own>;
  };
}
