import type { UserId } from '#access/user.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { toCompletionId } from '#features/hiring/completions/ids.ts';
import type { TestApp } from './app.ts';
import { everythingDone } from './completed-deal.ts';

/** One side of a deal proposes that it is completed, and says of the other's proposal what is missing. */
export async function talkOfCompletion(
  app: TestApp,
  { of, other, applicationId }: { of: UserId; other: UserId; applicationId: string },
  says: (what: string) => string,
): Promise<void> {
  const [own, others] = [(await app.as(of)).completions, (await app.as(other)).completions];
  const deal = { applicationId: applicationId as ApplicationId };
  const first = await own.propose({
    ...deal,
    checklist: {
      ...{ ...everythingDone, accessReturned: 'no' },
      ...{ openPoints: says('open'), environments: [says('environment')] },
    },
  });
  await others.sayMissing({ completionId: toCompletionId(first.id), missing: 'A chapter.' });
  const second = await others.propose({ ...deal, checklist: everythingDone });
  await own.sayMissing({ completionId: toCompletionId(second.id), missing: says('missing') });
}
