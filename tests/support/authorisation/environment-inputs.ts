import { makeApplication } from './deal-inputs.ts';
import { absentId, type ExampleInputs, type MakeInput } from './example-inputs.ts';

const sandbox = {
  ...{ tenant: 'mills.test', environment: 'Sandbox 2' },
  ...({ kind: 'sandbox', role: 'System Customizer' } as const),
};
const day = '2026-01-05';

const deal =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => ({
    applicationId:
      rowKind === 'absent' ? absentId : await makeApplication(app, rowKind, self, 'accepted'),
    ...more,
  });

/** An entry in the access list of a deal of which the caller is one side, if it is their own. */
const entry =
  (state: 'asked' | 'granted', more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { accessId: absentId, ...more };
    const { kind, role, ...environment } = sandbox;
    const { id } = await app.db
      .insertInto('environment_access')
      .values({
        application_id: await makeApplication(app, rowKind, self, 'accepted'),
        ...{ ...environment, kind, access_role: role, state, changed_at: app.clock.now() },
        granted_on: state === 'granted' ? day : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { accessId: id, ...more };
  };

/** What is asked of the access lists of deals. */
export const environmentInputs: ExampleInputs = {
  'environmentAccess.list': deal(),
  'environmentAccess.ask': deal(sandbox),
  'environmentAccess.grant': deal({ ...sandbox, grantedOn: day }),
  'environmentAccess.grantAsked': entry('asked', { grantedOn: day }),
  'environmentAccess.review': entry('granted', { reviewedOn: day }),
  'environmentAccess.sayReturned': entry('granted'),
  'environmentAccess.markReturned': entry('granted', { returnedOn: day }),
  'environmentAccess.remove': entry('asked'),
};
