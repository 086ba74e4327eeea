import type { UserId } from '#access/user.ts';
import type { CertificationId } from '#catalogue/certifications.ts';
import type { Db } from '#db/client.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { refuseField } from '#lib/api/refuse-field.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { credentialsContract, type OwnCredential, type ReviewedCredential } from '../contract.ts';
import type { CredentialId } from '../ids.ts';
import { datedProblem } from '../rules.ts';
import { decideCredential } from './commands/decisions.ts';
import { submitEvidence, withdrawEvidence } from './commands/evidence.ts';
import {
  countWaiting,
  findReviewed,
  listOwnCredentials,
  listReviewed,
} from './queries/credentials.ts';
import { viewOwnCredential, viewReviewed } from './views.ts';

const operations = implementOperations(credentialsContract);

export const credentialsProcedures = {
  listOwn: operations.listOwn.handler(async ({ context: { db, clock, consultant } }) => ({
    credentials: await viewOwn(db, consultant.userId, clock.now()),
  })),

  submit: operations.submit.handler(async ({ context, input, errors }) => {
    const { clock, consultant, db, write } = context;
    const { certification, ...evidence } = input;
    const problem = datedProblem(certification, evidence, clock.now());
    if (problem) return refuseField([problem.field], problem.message);
    const { refused } = await write((tx) =>
      submitEvidence(tx, context, consultant, certification, evidence),
    );
    if (refused) throw errors[refused]();
    return getOwn(db, consultant.userId, certification, clock.now());
  }),

  withdraw: operations.withdraw.handler(async ({ context, input, errors }) => {
    const { clock, consultant, db, write } = context;
    const { refused } = await write((tx) =>
      withdrawEvidence(tx, context, consultant, input.certification),
    );
    if (refused) throw errors[refused]();
    return getOwn(db, consultant.userId, input.certification, clock.now());
  }),

  countWaiting: operations.countWaiting.handler(async ({ context: { db, clock } }) => ({
    waiting: await countWaiting(db, dayOf(clock.now())),
  })),

  listReviewed: operations.listReviewed.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const today = dayOf(context.clock.now());
    const { items, nextCursor } = await listReviewed(context.db, input.state, today, page);
    return { items: items.map((row) => viewReviewed(row, today)), nextCursor };
  }),

  verify: operations.verify.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      decideCredential(tx, context, context.admin, { as: 'verify', ...input }),
    );
    if (refused) throw errors[refused]();
    return getReviewed(context.db, input.credentialId, context.clock.now());
  }),

  reject: operations.reject.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      decideCredential(tx, context, context.admin, { as: 'reject', ...input }),
    );
    if (refused) throw errors[refused]();
    return getReviewed(context.db, input.credentialId, context.clock.now());
  }),
};

async function viewOwn(db: Db, userId: UserId, now: Date): Promise<OwnCredential[]> {
  const own = await listOwnCredentials(db, userId);
  return own.map((each) => viewOwnCredential(each, dayOf(now)));
}

/** One of the own certifications after it was changed; merely a claim when the profile has lost it meanwhile. */
async function getOwn(
  db: Db,
  userId: UserId,
  certification: CertificationId,
  now: Date,
): Promise<OwnCredential> {
  const own = await viewOwn(db, userId, now);
  const found = own.find((each) => each.certification === certification);
  return found ?? viewOwnCredential({ certification, credential: null }, dayOf(now));
}

async function getReviewed(db: Db, id: CredentialId, now: Date): Promise<ReviewedCredential> {
  const row = await findReviewed(db, id);
  if (!row) throw new Error(`There is no credential ${id}.`);
  return viewReviewed(row, dayOf(now));
}
