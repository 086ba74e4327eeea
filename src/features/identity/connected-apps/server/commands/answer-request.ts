import { randomUUID } from 'node:crypto';
import type { ProgramScope } from '#access/operation.ts';
import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import * as accountEvents from '#features/identity/accounts/server/jobs.ts';
import { findSignInMeans } from '#features/identity/accounts/server/queries/credentials.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { type AppRequest, appRequestSchema, asksToWrite, hostOf } from '../../rules/app-request.ts';
import { connectionDays, dayMs, mostConnectedApps } from '../../rules/limits.ts';
import { hashRecordId } from '../../rules/record-id.ts';

type Answered<Refusal> = { refused: Refusal } | { refused: null; continueAt: string };

interface Question {
  requestId: string;
  now: Date;
}

/**
 * Lets the app of this request in, for the company that the person acts for, and never with more than it asked for. The
 * person is notified by mail. A repetition gets the same answer.
 */
export async function allowRequest(
  tx: Tx,
  { jobs }: { jobs: JobSender },
  person: SignedIn,
  { requestId, scope: chosen, now }: Question & { scope: ProgramScope },
): Promise<Answered<'REQUEST_NOT_FOUND' | 'TOO_MANY_APPS'>> {
  const request = await lockRequest(tx, { requestId, now });
  if (!request) return { refused: 'REQUEST_NOT_FOUND' };
  const { userId, company } = person;
  const { result, params, prompt } = request;
  if (result) {
    return result.login?.accountId === userId ? goOn(request) : { refused: 'REQUEST_NOT_FOUND' };
  }
  await lockPeople(tx, [userId]);
  const { count } = await tx
    .selectFrom('auth.app_grants')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostConnectedApps) return { refused: 'TOO_MANY_APPS' };
  const { hasSecondFactor } = await findSignInMeans(tx, userId);
  const grantId = randomUUID();
  const scope = asksToWrite(request) ? chosen : 'read';
  await tx
    .insertInto('auth.app_grants')
    .values({
      id: grantId,
      user_id: userId,
      company_id: company?.companyId ?? null,
      client_id: params.client_id,
      host: hostOf(request),
      client_name: prompt.details.clientName,
      resource: params.resource,
      scope,
      after_second_step: hasSecondFactor,
      expires_at: new Date(now.getTime() + connectionDays * dayMs),
      created_at: now,
    })
    .execute();
  await answer(tx, requestId, {
    ...request,
    result: { login: { accountId: userId, remember: false }, consent: { grantId } },
  });
  await recordAudit(tx, {
    actor: person,
    action: 'app-connected',
    subjectId: userId,
    detail: { host: hostOf(request), scope },
  });
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'app-connected' });
  return goOn(request);
}

/** Refuses this request; the app is told so. */
export async function refuseRequest(
  tx: Tx,
  question: Question,
): Promise<Answered<'REQUEST_NOT_FOUND'>> {
  const request = await lockRequest(tx, question);
  if (!request || request.result?.login) return { refused: 'REQUEST_NOT_FOUND' };
  const result = {
    error: 'access_denied',
    error_description: 'The user did not allow it.',
  };
  await answer(tx, question.requestId, { ...request, result });
  return goOn(request);
}

async function lockRequest(tx: Tx, { requestId, now }: Question): Promise<AppRequest | null> {
  const row = await tx
    .selectFrom('auth.app_records')
    .select('payload')
    .where('id_hash', '=', hashRecordId(requestId))
    .where('kind', '=', 'Interaction')
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row ? appRequestSchema.parse(row.payload) : null;
}

async function answer(tx: Tx, requestId: string, request: AppRequest): Promise<void> {
  await tx
    .updateTable('auth.app_records')
    .set({ payload: JSON.stringify(request) })
    .where('id_hash', '=', hashRecordId(requestId))
    .execute();
}

const goOn = ({ returnTo }: AppRequest) => ({
  refused: null,
  continueAt: new URL(returnTo).pathname,
});
