import type { UserId } from '#access/user.ts';
import { toApplicationId } from '#features/hiring/applications/ids.ts';
import { type CompletionId, toCompletionId } from '#features/hiring/completions/ids.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import type { TestApp } from './app.ts';

export const everythingDone = {
  handover: 'yes',
  accessReturned: 'yes',
  documents: 'yes',
  pointsSettled: 'yes',
} as const;

/** A review as its author submits it. */
export const bestReview = {
  marks: ['best', 'best', 'better', 'as-agreed'] as ('best' | 'better' | 'as-agreed' | 'below')[],
  again: true,
  words: 'Well done.',
};

/** The client proposes that the deal of a project is completed. Returns the proposal. */
export async function proposeByClient(
  app: TestApp,
  { client, projectId }: { client: UserId; projectId: ProjectId },
): Promise<CompletionId> {
  await (await app.as(client)).projects.complete({ projectId, checklist: everythingDone });
  const { id } = await app.db
    .selectFrom('completions as completion')
    .innerJoin('applications as application', 'application.id', 'completion.application_id')
    .select('completion.id')
    .where('application.project_id', '=', projectId)
    .where('completion.state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return toCompletionId(id);
}

/** The client proposes that the deal of a project is completed, and its consultant confirms it. */
export async function completeDeal(
  app: TestApp,
  deal: { client: UserId; consultant: UserId; projectId: ProjectId },
): Promise<void> {
  const completionId = await proposeByClient(app, deal);
  await (await app.as(deal.consultant)).completions.confirm({ completionId });
}

/** A deal that was completed just now. */
export async function makeCompletedDeal(app: TestApp, title?: string) {
  const deal = await makeDealInProgress(app, title);
  await completeDeal(app, deal);
  return deal;
}

/** A project in progress with its client and the consultant who was accepted. */
export async function makeDealInProgress(app: TestApp, title = 'Close sooner') {
  const client = await app.make.client({ email: `${crypto.randomUUID()}@client.test` });
  const consultant = await app.make.consultant({ email: `${crypto.randomUUID()}@one.test` });
  const projectId = await app.make.project(client, { title });
  const applicationId = toApplicationId(await app.make.application(projectId, consultant));
  await (await app.as(client)).applications.accept({ applicationId });
  return { client, consultant, projectId, applicationId };
}
export type DealInProgress = Awaited<ReturnType<typeof makeDealInProgress>>;
