import { derivedId } from '#lib/jobs/derived-id.ts';

const demoNamespace = '5d1f7f0e-3f0c-4b55-9c1b-0d365d365365';

/** The id of a person of the demo: the same in every database. */
export const personIdOf = (email: string): string => derivedId(demoNamespace, `person ${email}`);

export const projectIdOf = (clientId: string, title: string): string =>
  derivedId(clientId, `project ${title}`);

export const referralIdOf = (referrerId: string, refereeId: string): string =>
  derivedId(referrerId, `referral ${refereeId}`);

export const applicationIdOf = (projectId: string, consultantId: string): string =>
  derivedId(projectId, `application ${consultantId}`);

export const threadIdOf = (clientId: string, consultantId: string): string =>
  derivedId(clientId, `thread with ${consultantId}`);

export const messageIdOf = (threadId: string, position: number): string =>
  derivedId(threadId, `message ${position}`);

export const savedSearchIdOf = (userId: string, name: string): string =>
  derivedId(userId, `saved search ${name}`);

export const invitationIdOf = (projectId: string, consultantId: string): string =>
  derivedId(projectId, `invitation ${consultantId}`);

export const completionIdOf = (applicationId: string): string =>
  derivedId(applicationId, 'completion');

export const referenceIdOf = (consultantId: string, email: string): string =>
  derivedId(consultantId, `reference ${email}`);

export const reviewIdOf = (completionId: string, side: string): string =>
  derivedId(completionId, `review ${side}`);
