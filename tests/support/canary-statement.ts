import type { UserId } from '#access/user.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import type { TestApp } from './app.ts';
import { exampleContent } from './statements-of-work.ts';

/** One side of a deal declines a version of its statement of work and proposes another, which both accept. */
export async function signStatement(
  app: TestApp,
  { of, other, applicationId: id }: { of: UserId; other: UserId; applicationId: string },
  says: (what: string) => string,
): Promise<void> {
  const applicationId = id as ApplicationId;
  const [own, others] = [(await app.as(of)).statements, (await app.as(other)).statements];
  await others.propose({ applicationId, basedOn: 0, content: exampleContent });
  await own.decline({ applicationId, number: 1, reason: says('declined') });
  const content = { ...exampleContent, scope: says('scope') };
  await own.propose({ applicationId, basedOn: 1, content });
  await own.accept({ applicationId, number: 2 });
  await others.accept({ applicationId, number: 2 });
}

/** The consultant of a deal delivers a milestone, and its client returns it; one of the two says something of it. */
export async function deliverMilestone(
  app: TestApp,
  { of, other, applicationId: id }: { of: UserId; other: UserId; applicationId: string },
  says: (what: string) => string,
): Promise<void> {
  const applicationId = id as ApplicationId;
  const [own, others] = [await app.as(of), await app.as(other)];
  const isClient = (await own.statements.get({ applicationId })).side === 'client';
  const [client, consultant] = isClient ? [own, others] : [others, own];
  const name = exampleContent.deliverables[0]?.name ?? '';
  const note = isClient ? '' : says('delivery');
  await consultant.milestones.deliver({ applicationId, name, note });
  const { items } = await client.milestones.list({ applicationId });
  await client.milestones.return({
    ...{ applicationId, name, deliveredAt: items[0]?.deliveredAt ?? '' },
    reason: isClient ? says('returned') : 'No.',
  });
}
