import { exampleContent } from '../statements-of-work.ts';
import { makeApplication } from './deal-inputs.ts';
import { absentId, type ExampleInputs, type MakeInput } from './example-inputs.ts';

const deliveredAt = '2026-01-12T09:00:00.000Z';
const { name } = exampleContent.deliverables[0] ?? { name: '' };

/** A deal of which the caller is one side, if it is their own, with or without a delivered milestone. */
const deal =
  (isDelivered: boolean, more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => {
    if (rowKind === 'absent') return { applicationId: absentId, ...more };
    const applicationId = await makeApplication(app, rowKind, self, 'accepted');
    await app.db
      .insertInto('statement_versions')
      .values({
        ...{ application_id: applicationId, number: 1, amends: null, state: 'accepted' },
        ...{ content: JSON.stringify(exampleContent), proposed_side: 'client', signed: 'a.b.c' },
        ...{ proposed_by: null, proposed_at: app.clock.now(), closed_at: app.clock.now() },
      })
      .execute();
    if (isDelivered) {
      await app.db
        .insertInto('milestones')
        .values({
          ...{ application_id: applicationId, name, state: 'delivered', note: '' },
          ...{ amount: 4000, currency: 'EUR', delivered_at: new Date(deliveredAt) },
        })
        .execute();
    }
    return { applicationId, ...more };
  };

/** What is asked of milestones. */
export const milestoneInputs: ExampleInputs = {
  'milestones.list': deal(true),
  'milestones.deliver': deal(false, { name, note: 'It is in the shared folder.' }),
  'milestones.accept': deal(true, { name, deliveredAt }),
  'milestones.return': deal(true, { name, deliveredAt, reason: 'A chapter is missing.' }),
};
