import { oc } from '@orpc/contract';

/** Who may call an operation at all; rules about single rows are the policy's. */
export type Access = 'anyone' | 'signed-in' | 'client' | 'approved-client' | 'consultant' | 'admin';

/** What an operation carries beside its route and schemas. */
export interface OperationMeta<Allowed extends Access> extends Record<never, never> {
  /** The proof that the server asks for before it even looks at the input. */
  access: Allowed;
  /** Somebody whose account is suspended may call it, too. */
  whileSuspended?: boolean | undefined;
}

interface OperationOptions<Allowed extends Access> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: Allowed;
  whileSuspended?: true;
  summary: string;
  description?: string;
  successStatus?: number;
}

const whoMayCall: Record<Access, string> = {
  anyone: 'Anyone may call it.',
  'signed-in': 'For people who are signed in.',
  client: 'For clients.',
  'approved-client': 'For approved clients.',
  consultant: 'For consultants.',
  admin: 'For admins.',
};

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function commonRefusals(access: Access) {
  return {
    400: problem('The input does not fit; `errors` names the fields.'),
    ...(access === 'anyone' ? {} : { 401: problem('Sign in first.') }),
    ...(access === 'anyone' || access === 'signed-in' ? {} : { 403: problem('Not allowed.') }),
  };
}

/**
 * Begins the declaration of an operation. `access` is required: an operation that does not say
 * who may call it does not compile.
 */
export function operation<Allowed extends Access>({
  access,
  whileSuspended,
  description,
  ...route
}: OperationOptions<Allowed>) {
  return oc.$meta<OperationMeta<Allowed>>({ access, whileSuspended }).route({
    ...route,
    description: [description, whoMayCall[access]].filter(Boolean).join(' '),
    spec: (current) => ({
      ...current,
      // An operation for anyone needs no session; the others say what happens without the right one.
      ...(access === 'anyone' ? { security: [] } : {}),
      responses: { ...commonRefusals(access), ...current.responses },
    }),
    inputStructure: 'compact',
    outputStructure: 'compact',
  });
}
