import { oc } from '@orpc/contract';
import type { AssuranceNeed } from './assurance.ts';
import type { CompanyRight } from './company.ts';

/** Who may call an operation at all; rules about single rows are the policy's. */
export type Access =
  | 'anyone'
  /** A signed-in user, or a user who has yet to give the second factor. */
  | 'signing-in'
  | 'signed-in'
  /** A signed-in user, also an admin who is impersonating a user. */
  | 'looking-in'
  | 'client'
  | 'approved-client'
  | 'consultant'
  /** A user who may have conversations: an approved client, or a consultant. */
  | 'correspondent'
  | 'admin';

/** What an operation carries beside its route and schemas. */
export interface OperationMeta<Allowed extends Access> extends Record<never, never> {
  /** The proof that the server asks for before it even looks at the input. */
  access: Allowed;
  /** How sure the server has to be of the caller. */
  assurance: AssuranceNeed;
  /** What the role of a client has to allow in their company; a consultant has no role. */
  right: CompanyRight;
  /** Suspended users may call it, too. */
  whileSuspended?: boolean | undefined;
  /** About a user's sign-in or private conversations: not even an admin who impersonates them may read it. */
  neverLookedAt?: boolean | undefined;
  /** Programs with an access token may call it, too: for reading any token, for else one that may write. */
  programs?: boolean | undefined;
  /** Its answer may be some seconds old: it is read from a replica of the database where there is one. */
  reads?: 'replica' | undefined;
}

/** Only what never writes may be read from a replica. */
type Reading =
  | { method: 'GET'; reads?: 'replica' }
  | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; reads?: never };

type OperationOptions<Allowed extends Access> = Reading & {
  path: `/${string}`;
  access: Allowed;
  /** Without it, admins' operations need a strong session and others any. */
  assurance?: AssuranceNeed;
  /** Without it, what changes something for a company needs the right to hire, and all else the right to read. */
  right?: CompanyRight;
  whileSuspended?: true;
  neverLookedAt?: true;
  /**
   * Without it an operation is closed to programs. Operations of admins, and those about sign-in, are never open to
   * them.
   */
  programs?: true;
  summary: string;
  description?: string;
  successStatus?: number;
};

const whoMayCall: Record<Access, string> = {
  anyone: 'Anyone may call it.',
  'signing-in': 'For people who are signed in, or have only the second step before them.',
  'signed-in': 'For people who are signed in.',
  'looking-in': 'For people who are signed in, also while they impersonate a user.',
  client: 'For clients.',
  'approved-client': 'For approved clients.',
  consultant: 'For consultants.',
  correspondent: 'For approved clients and consultants.',
  admin: 'For admins.',
};

const whatRoleItNeeds: Record<CompanyRight, string> = {
  read: '',
  hire: 'A client’s role has to be owner or hiring.',
  approve: 'A client’s role has to be owner or finance.',
  time: 'A client’s role has to be owner, hiring or finance.',
  details: 'A client’s role has to be owner or finance.',
  suppliers: 'A client’s role has to be owner, hiring or finance.',
  agreements: 'A client’s role has to be owner, hiring or finance.',
  sign: 'A client’s role has to be owner or finance.',
  payments: 'A client’s role has to be owner or finance.',
  manage: 'A client’s role has to be owner.',
};

/** Operations in which a client acts for their company. */
const forCompany: readonly Access[] = ['client', 'approved-client', 'correspondent'];

/** A member who may only read changes nothing of the company's, unless an operation says otherwise. */
const usualRight = (access: Access, method: string): CompanyRight =>
  forCompany.includes(access) && method !== 'GET' ? 'hire' : 'read';

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const whatItNeeds: Record<AssuranceNeed, string> = {
  any: '',
  strong: 'It needs a second factor, or a sign-in of the last minutes: else `SIGN_IN_AGAIN`.',
  fresh: 'It needs a sign-in of the last minutes: else `SIGN_IN_AGAIN`.',
};

function commonRefusals(access: Access, assurance: AssuranceNeed, programs?: true) {
  const mayBeForbidden =
    programs ||
    assurance !== 'any' ||
    !['anyone', 'signing-in', 'signed-in', 'looking-in'].includes(access);
  return {
    400: problem('The input does not fit; `errors` names the fields.'),
    ...(access === 'anyone' ? {} : { 401: problem('Sign in first.') }),
    ...(mayBeForbidden ? { 403: problem('Not allowed.') } : {}),
  };
}

interface Declared {
  '~orpc': { route: { method?: string | undefined }; meta: OperationMeta<Access> };
}

/**
 * Whether an admin may call it while impersonating a user. It only reads, concerns neither the user's sign-in nor their
 * conversations, and needs no fresh confirmation of identity.
 */
export function mayBeLookedAt({ '~orpc': { route, meta } }: Declared): boolean {
  const { access, assurance, neverLookedAt = false } = meta;
  return route.method === 'GET' && access !== 'signing-in' && assurance === 'any' && !neverLookedAt;
}

/** What a program's token has to allow for a call; `write` includes reading. */
export const programScopes = ['read', 'write'] as const;
export type ProgramScope = (typeof programScopes)[number];

/** What a token has to allow for this operation; null for one that no program calls. */
export function scopeFor({ '~orpc': { route, meta } }: Declared): ProgramScope | null {
  if (!meta.programs) return null;
  return route.method === 'GET' ? 'read' : 'write';
}

/** How a call may be proven, for the OpenAPI document; undefined leaves it with what is said for all. */
function securityOf(access: Access, scope: ProgramScope | null) {
  if (access === 'anyone') return scope ? [{}, { program: [scope] }] : [];
  return scope ? [{ session: [] }, { program: [scope] }] : undefined;
}

/**
 * Begins the declaration of an operation. `access` is required: an operation that does not say
 * who may call it does not compile.
 */
export function operation<Allowed extends Access>({
  access,
  assurance = access === 'admin' ? 'strong' : 'any',
  right,
  whileSuspended,
  neverLookedAt,
  programs,
  reads,
  description,
  ...route
}: OperationOptions<Allowed>) {
  const needed = right ?? usualRight(access, route.method);
  const meta = { access, assurance, right: needed, whileSuspended, neverLookedAt, programs, reads };
  const security = securityOf(access, scopeFor({ '~orpc': { route, meta } }));
  return oc.$meta<OperationMeta<Allowed>>(meta).route({
    ...route,
    description: [description, whoMayCall[access], whatRoleItNeeds[needed], whatItNeeds[assurance]]
      .filter(Boolean)
      .join(' '),
    spec: (current) => ({
      ...current,
      // An operation for anyone needs no session; the others say what happens without the right one.
      ...(security ? { security } : {}),
      responses: { ...commonRefusals(access, assurance, programs), ...current.responses },
    }),
    inputStructure: 'compact',
    outputStructure: 'compact',
  });
}
