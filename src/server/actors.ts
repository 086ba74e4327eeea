import type { AnyContractProcedure } from '@orpc/contract';
import { type ImplementerInternalWithMiddlewares, implement, ORPCError } from '@orpc/server';
import {
  isAdmin,
  isApprovedClient,
  isClient,
  isConsultant,
  isSignedIn,
  type Viewer,
} from '#access/viewer.ts';
import type { RequestContext } from './request-context.ts';

/** Signed out: 401. Signed in as somebody else: 403. */
function refuse(viewer: Viewer): never {
  if (isSignedIn(viewer)) {
    throw new ORPCError('FORBIDDEN', { message: 'Your account may not do this.' });
  }
  throw new ORPCError('UNAUTHORIZED', { message: 'Please sign in.' });
}

function prove<Proven extends Viewer>(
  viewer: Viewer,
  is: (viewer: Viewer) => viewer is Proven,
): Proven {
  return is(viewer) ? viewer : refuse(viewer);
}

type FlatContract = Record<string, AnyContractProcedure>;

/** A contract whose operations are implemented by handlers that receive `Proof` in their context. */
type ActingAs<
  Contract extends FlatContract,
  Proof extends object,
> = ImplementerInternalWithMiddlewares<Contract, RequestContext, RequestContext & Proof>;

/**
 * The only way to implement a contract: every operation names who may call it, and receives that person
 * under the name of the role. The proof comes before the input is parsed.
 */
export function actors<Contract extends FlatContract>(contract: Contract) {
  function acting<Proof extends object>(
    proof: (viewer: Viewer) => Proof,
  ): ActingAs<Contract, Proof> {
    const api = implement<FlatContract>(contract)
      .$context<RequestContext>()
      .use(({ context, next }) => next({ context: proof(context.viewer) as Record<never, never> }));
    // TypeScript cannot follow the library's conditional types through a generic contract.
    return api as unknown as ActingAs<Contract, Proof>;
  }
  return {
    asAnyone: acting(() => ({})),
    asSignedIn: acting((viewer) => ({ person: prove(viewer, isSignedIn) })),
    asClient: acting((viewer) => ({ client: prove(viewer, isClient) })),
    asApprovedClient: acting((viewer) => ({ client: prove(viewer, isApprovedClient) })),
    asConsultant: acting((viewer) => ({ consultant: prove(viewer, isConsultant) })),
    asAdmin: acting((viewer) => ({ admin: prove(viewer, isAdmin) })),
  };
}
