import { createRouterClient } from '@orpc/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { type Access, operation } from '#access/operation.ts';
import {
  type AdminViewer,
  type ApprovedClientViewer,
  type ClientViewer,
  type ConsultantViewer,
  type SignedIn,
  type Viewer,
  visitor,
} from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { type Reader, withoutReplicas } from '#db/replicas/replicas.ts';
import { clientViewer } from '#tests/support/viewers.ts';
import { implementOperations } from './implement-operations.ts';
import type { RequestContext } from './request-context.ts';

const declared = <Allowed extends Access>(access: Allowed) =>
  operation({ method: 'POST', path: `/${access}`, access, summary: access })
    .input(z.strictObject({ amount: z.number() }))
    .output(z.string());

const contract = {
  forAnyone: declared('anyone'),
  forSignedIn: declared('signed-in'),
  forClients: declared('client'),
  forApprovedClients: declared('approved-client'),
  forConsultants: declared('consultant'),
  forAdmins: declared('admin'),
};
const operations = implementOperations(contract);
const router = {
  forAnyone: operations.forAnyone.handler(() => 'done'),
  forSignedIn: operations.forSignedIn.handler(({ context }) => context.person.email),
  forClients: operations.forClients.handler(({ context }) => context.client.email),
  forApprovedClients: operations.forApprovedClients.handler(({ context }) => context.client.email),
  forConsultants: operations.forConsultants.handler(({ context }) => context.consultant.email),
  forAdmins: operations.forAdmins.handler(({ context }) => context.admin.email),
};

const person: SignedIn = clientViewer;
const callers: Readonly<Record<string, Viewer>> = {
  visitor,
  client: person,
  'approved client': { ...person, isApproved: true },
  consultant: { ...person, userType: 'consultant' },
  admin: { ...person, isAdmin: true },
};

/** The operations answer out of the context alone. */
const clientOf = (viewer: Viewer) =>
  createRouterClient(router, { context: { viewer } as unknown as RequestContext });

async function answerOf(
  name: keyof typeof router,
  viewer: Viewer,
  input: unknown = { amount: 1 },
): Promise<string> {
  try {
    return await clientOf(viewer)[name](input as { amount: number });
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('the proof is taken from what the contract says of access', () => {
  const yes = clientViewer.email;
  it.each([
    [
      'visitor',
      'done',
      'UNAUTHORIZED',
      'UNAUTHORIZED',
      'UNAUTHORIZED',
      'UNAUTHORIZED',
      'UNAUTHORIZED',
    ],
    ['client', 'done', yes, yes, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    ['approved client', 'done', yes, yes, yes, 'FORBIDDEN', 'FORBIDDEN'],
    ['consultant', 'done', yes, 'FORBIDDEN', 'FORBIDDEN', yes, 'FORBIDDEN'],
    ['admin', 'done', yes, yes, 'FORBIDDEN', 'FORBIDDEN', yes],
  ])('for a %s', async (caller, ...expected) => {
    const viewer = callers[caller];
    if (!viewer) throw new Error(`There is no ${caller}.`);
    const names = Object.keys(router) as (keyof typeof router)[];
    const answers = await Promise.all(names.map((name) => answerOf(name, viewer)));
    expect(answers).toEqual(expected);
  });

  it('before the input is parsed', async () => {
    expect(await answerOf('forAdmins', visitor, { unknown: true })).toBe('UNAUTHORIZED');
    expect(await answerOf('forAnyone', visitor, { unknown: true })).toBe('BAD_REQUEST');
  });
});

describe('a handler', () => {
  it('receives the caller as what the contract lets in', () => {
    operations.forSignedIn.handler(({ context }) => {
      expectTypeOf(context.person).toEqualTypeOf<SignedIn>();
      return '';
    });
    operations.forClients.handler(({ context }) => {
      expectTypeOf(context.client).toEqualTypeOf<ClientViewer>();
      return '';
    });
    operations.forApprovedClients.handler(({ context }) => {
      expectTypeOf(context.client).toEqualTypeOf<ApprovedClientViewer>();
      return '';
    });
    operations.forConsultants.handler(({ context }) => {
      expectTypeOf(context.consultant).toEqualTypeOf<ConsultantViewer>();
      return '';
    });
    operations.forAdmins.handler(({ context }) => {
      expectTypeOf(context.admin).toEqualTypeOf<AdminViewer>();
      return '';
    });
    expect(Object.keys(router)).toEqual(Object.keys(contract));
  });

  it('that needs another caller does not compile', () => {
    const decide = (_: AdminViewer) => 'decided';
    const suggest = (_: ApprovedClientViewer) => 'suggested';
    // @ts-expect-error consultants are no admins
    operations.forConsultants.handler(({ context }) => decide(context.consultant));
    // @ts-expect-error the contract allows unapproved clients
    operations.forClients.handler(({ context }) => suggest(context.client));
    // @ts-expect-error an operation for anyone proves no role
    operations.forAnyone.handler(({ context }) => decide(context.admin));
    // @ts-expect-error an operation for all signed-in users proves no role
    operations.forSignedIn.handler(({ context }) => decide(context.person));
    expect(operations.forAdmins.handler(({ context }) => decide(context.admin))).toBeDefined();
  });

  it('of an operation that does not say who may call it does not compile', () => {
    // @ts-expect-error `access` is missing
    const unsaid = operation({ method: 'GET', path: '/unsaid', summary: 'Unsaid' });
    expect(unsaid['~orpc'].meta.access).toBeUndefined();
  });
});

describe('an operation that reads from replicas', () => {
  const readings = {
    read: operation({
      method: 'GET',
      path: '/read',
      access: 'client',
      summary: 'Read',
      reads: 'replica',
    }).output(z.string()),
  };
  const declaredReads = implementOperations(readings);
  const onReplica = { name: 'replica' } as unknown as Db;
  const readers: Reader[] = [];
  const replicas = {
    ...withoutReplicas(onReplica),
    read: <Result>(reader: Reader, work: (db: Db) => Promise<Result>) => {
      readers.push(reader);
      return work(onReplica);
    },
  };
  const lastWrite = { timeline: 1, lsn: 7n };
  const ask = (procedure: typeof readRouter.read, viewer: Viewer) =>
    createRouterClient(
      { read: procedure },
      { context: { viewer, lastWrite, replicas } as unknown as RequestContext },
    ).read();
  const readRouter = {
    read: declaredReads.read.handler(({ context }) =>
      context.db === onReplica ? 'from the replica' : 'from the primary',
    ),
    write: declaredReads.read.handler(async ({ context }) => {
      await context.write(async () => undefined);
      return 'written';
    }),
  };

  it('gets what its caller may read from, by who they are and what they wrote', async () => {
    expect(await ask(readRouter.read, person)).toBe('from the replica');
    expect(readers).toEqual([{ lastWrite, personId: clientViewer.userId }]);
  });

  it('is refused before anything is read', async () => {
    readers.length = 0;
    await expect(ask(readRouter.read, visitor)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(readers).toEqual([]);
  });

  it('cannot write', async () => {
    await expect(ask(readRouter.write, person)).rejects.toThrow('may not write');
  });

  it('only compiles when it is asked with GET', () => {
    const unsafe = { path: '/unsafe', access: 'client', summary: 'Unsafe' } as const;
    // @ts-expect-error what is sent to be changed is read on the primary
    const posted = operation({ ...unsafe, method: 'POST', reads: 'replica' });
    expect(posted['~orpc'].route.method).toBe('POST');
  });
});
