import { createToken, hashAddress, hashToken } from '#features/reviews/references/rules/token.ts';
import type { TestApp } from '../app.ts';
import { absentId, type ExampleInputs, fixed, type MakeInput, none } from './example-inputs.ts';

async function makeReference(app: TestApp, consultantId: string) {
  const token = createToken();
  const email = `${token}@mills.test`.toLowerCase();
  const { id } = await app.db
    .insertInto('consultant_references')
    .values({
      ...{ consultant_id: consultantId, email, email_hash: hashAddress(consultantId, email) },
      ...{ person_name: 'Grace Hopper', company_name: 'Loomworks Mills', state: 'asked' },
      ...{ project: 'Month-end close', person_role: 'Head of finance' },
      ...{ asked_at: app.clock.now(), token_hashes: [hashToken(token)] },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

const ownReference: MakeInput = async (app, rowKind, self) => ({
  referenceId: rowKind === 'absent' || !self ? absentId : (await makeReference(app, self)).id,
});

const byToken =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind) => ({
    token:
      rowKind === 'absent'
        ? createToken()
        : (await makeReference(app, await app.make.consultant())).token,
    ...more,
  });

/** A confirmed reference of a listed consultant; its id. */
export async function makeConfirmedReference(app: TestApp): Promise<string> {
  const { id } = await makeReference(app, await app.make.consultant());
  await app.db
    .updateTable('consultant_references')
    .set({
      state: 'confirmed',
      words: 'Well done.',
      answered_at: app.clock.now(),
      token_hashes: [],
    })
    .where('id', '=', id)
    .execute();
  return id;
}

/** What is asked of references. */
export const referenceInputs: ExampleInputs = {
  'references.listOwn': none,
  'references.ask': fixed({
    ...{ personName: 'Grace Hopper', companyName: 'Loomworks Mills', email: 'grace@mills.test' },
    ...{ project: 'Month-end close', role: 'Head of finance' },
  }),
  'references.withdraw': ownReference,
  'references.getAsked': byToken(),
  'references.confirm': byToken({ words: 'They closed our months.' }),
  'references.decline': byToken(),
};
