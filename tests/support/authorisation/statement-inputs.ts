import { exampleContent } from '../statements-of-work.ts';
import { makeApplication } from './deal-inputs.ts';
import { absentId, type ExampleInputs, type MakeInput, none } from './example-inputs.ts';

/** A deal of which the caller is one side, if it is their own, with or without a proposed version. */
const deal =
  (isProposed: boolean, more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { applicationId: absentId, ...more };
    const applicationId = await makeApplication(app, rowKind, self, 'accepted');
    if (isProposed) {
      await app.db
        .insertInto('statement_versions')
        .values({
          ...{ application_id: applicationId, number: 1, amends: null },
          ...{ content: JSON.stringify(exampleContent), proposed_side: 'client' },
          ...{ proposed_by: null, proposed_at: app.clock.now() },
        })
        .execute();
    }
    return { applicationId, ...more };
  };

/** What is asked of statements of work. */
export const statementInputs: ExampleInputs = {
  'packs.get': deal(true),
  'statements.get': deal(true),
  'statements.listKeys': none,
  'statements.propose': deal(false, { basedOn: 0, content: exampleContent }),
  'statements.accept': deal(true, { number: 1 }),
  'statements.decline': deal(true, { number: 1, reason: 'The end is too early.' }),
};
