import { absentId, type ExampleInputs, type MakeInput, none } from './example-inputs.ts';

const someUser: MakeInput = async (app, rowKind) => ({
  userId: rowKind === 'absent' ? absentId : await app.make.client(),
  reason: 'They asked us by letter.',
});

const ownAddress: MakeInput = async (app, _, self) => {
  if (!self) return { email: 'unknown@example.test' };
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', self)
    .executeTakeFirstOrThrow();
  return { email };
};

/** What is asked of exports and deletions, by people for themselves and by admins for others. */
export const privacyInputs: ExampleInputs = {
  'dataExports.get': none,
  'dataExports.ask': none,
  'deletions.get': none,
  'deletions.ask': ownAddress,
  'deletions.cancel': none,
  'deletions.askFor': someUser,
};
