import type { UserId } from '#access/user.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { openTerms, type Terms } from '#features/hiring/applications/rules/terms.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import type { TestApp } from './app.ts';

/** Terms above the limit of the company, and at it. */
export const dear: Terms = { ...openTerms, fixedPriceUsd: 24_000 };
export const fair: Terms = { ...openTerms, fixedPriceUsd: 20_000 };

export interface LimitedCase {
  owner: UserId;
  /** May hire. */
  dana: UserId;
  /** For finance. */
  lee: UserId;
  consultant: UserId;
  companyId: string;
  projectId: ProjectId;
  applicationId: ApplicationId;
}

/** A company with a limit of 20,000 dollars, to whose project Ada has applied on these terms. */
export async function limitedCompany(
  app: TestApp,
  terms: Terms | null = dear,
): Promise<LimitedCase> {
  const email = () => `${crypto.randomUUID()}@company.test`;
  const owner = await app.make.client({ email: email() });
  const dana = await app.make.colleague(owner, 'hiring', {
    ...{ firstName: 'Dana', lastName: 'Cole', email: email() },
  });
  const lee = await app.make.colleague(owner, 'finance', {
    ...{ firstName: 'Lee', lastName: 'Frost', email: email() },
  });
  const { companies } = await app.as(owner);
  const { companyId } = await companies.setApprovalLimit({ aboveUsd: 20_000 });
  const projectId = await app.make.project(owner, { title: 'Close sooner' });
  const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
  const { applications } = await app.as(consultant);
  const { id } = await applications.submit({ projectId, coverLetter: 'Me.', terms });
  return { owner, dana, lee, consultant, companyId, projectId, applicationId: id as ApplicationId };
}

/** The words of a user's unread notifications. */
export async function unreadWordsOf(app: TestApp, who: UserId): Promise<string[]> {
  const { items } = await (await app.as(who)).notifications.list({ show: 'unread' });
  return items.map(({ words }) => words);
}

/** An application as a consultant sees it; undefined where it is not theirs. */
export async function ownApplicationOf(app: TestApp, { consultant, applicationId }: LimitedCase) {
  const { items } = await (await app.as(consultant)).applications.listOwn({});
  return items.find(({ id }) => id === applicationId);
}
