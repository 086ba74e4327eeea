import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { UserId } from '#access/user.ts';
import { contract } from '#app/contract.ts';
import { openTerms } from '#features/hiring/applications/rules/terms.ts';
import { absentCompanyRows, type Question } from '#tests/support/absent-company-rows.ts';
import { absentModerationRows } from '#tests/support/absent-moderation-rows.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';
import { testPublicUrl } from '#tests/support/site.ts';

/*
 * What each operation says of something that does not exist: it speaks of what was asked for, in words that fit the one
 * who asks. An operation that takes an id, and is not in this table, fails the first test.
 */

const absentId = '00000000-0000-4000-8000-000000000000';

const noProject = ['PROJECT_NOT_FOUND', 'This project does not exist.'] as const;
const noOwnProject = ['PROJECT_NOT_FOUND', 'You have no such project.'] as const;
const noProjectToApply = [
  'PROJECT_NOT_FOUND',
  "The project you're trying to apply for could not be found",
] as const;
const noOffer = ['OFFER_NOT_FOUND', 'This offer does not exist.'] as const;
const noApplication = ['APPLICATION_NOT_FOUND', 'This application does not exist.'] as const;
const noInvitation = ['INVITATION_NOT_FOUND', 'This invitation does not exist.'] as const;
const noConsultant = ['CONSULTANT_NOT_FOUND', 'This consultant is not listed.'] as const;
const noInvoice = ['INVOICE_NOT_FOUND', 'This invoice does not exist.'] as const;
const noUser = ['USER_NOT_FOUND', 'This user does not exist.'] as const;
const noCredential = ['CREDENTIAL_NOT_FOUND', 'This credential does not exist.'] as const;

const noFactor = ['FACTOR_NOT_FOUND', 'You have no such factor.'] as const;
const noAppRequest = [
  'REQUEST_NOT_FOUND',
  'This request has expired or was answered. Please start again in the app.',
] as const;
const noThread = ['THREAD_NOT_FOUND', 'This conversation does not exist.'] as const;
const noMessage = ['MESSAGE_NOT_FOUND', 'This message does not exist.'] as const;
const noReply = ['REPLY_NOT_FOUND', 'This reply is no longer waiting.'] as const;
const noFile = ['FILE_NOT_FOUND', 'This file is no longer here. Please choose it again.'] as const;
const noPerson = ['PERSON_NOT_FOUND', 'You cannot write to this person.'] as const;
const someMessage = { messageId: '00000000-0000-4000-8000-000000000001', text: 'Hello.' } as const;
const noCall = ['CALL_NOT_FOUND', 'This call does not exist.'] as const;
const someTimes = {
  startsAt: ['2035-01-01T10:00:00.000Z'],
  minutes: 30,
  zone: 'Europe/Berlin',
} as const;
const noPasskey = ['PASSKEY_NOT_FOUND', 'You have no such passkey.'] as const;
const noWebhook = ['WEBHOOK_NOT_FOUND', 'You have no such webhook.'] as const;
const noSavedSearch = ['SAVED_SEARCH_NOT_FOUND', 'You have no such saved search.'] as const;
const noAnnouncement = ['BLAST_NOT_FOUND', 'This email blast does not exist.'] as const;

const questions: Record<string, Question> = {
  'accounts.endSession': {
    as: 'client',
    answer: ['SESSION_NOT_FOUND', 'This device is signed out already.'],
  },
  'factors.rename': {
    as: 'client',
    body: { friendlyName: 'Phone' },
    answer: noFactor,
  },
  'factors.remove': { as: 'client', answer: noFactor },
  'connectedSignIns.disconnect': {
    as: 'client',
    answer: ['CONNECTION_NOT_FOUND', 'This account is not connected.'],
  },
  'connectedSignIns.readSignUp': {
    as: 'client',
    answer: ['SIGN_UP_NOT_FOUND', 'This form has run out. Please sign in with Microsoft again.'],
  },
  'passkeys.rename': { as: 'client', body: { friendlyName: 'Laptop' }, answer: noPasskey },
  'passkeys.remove': { as: 'client', answer: noPasskey },
  'apiKeys.revoke': { as: 'client', answer: ['KEY_NOT_FOUND', 'You have no such key.'] },
  'connectedApps.disconnect': { as: 'client', answer: ['APP_NOT_FOUND', 'You have no such app.'] },
  'connectedApps.getRequest': { as: 'client', answer: noAppRequest },
  'connectedApps.allow': { as: 'client', body: { scope: 'read' }, answer: noAppRequest },
  'connectedApps.refuse': { as: 'client', answer: noAppRequest },
  'factors.challenge': { as: 'client', answer: noFactor },
  'factors.verify': {
    as: 'client',
    body: { challenge_id: absentId, code: '000000' },
    answer: ['CHALLENGE_NOT_FOUND', 'This took too long. Please try again.'],
  },
  'projects.getOwn': { as: 'client', answer: noProject },
  'projects.edit': { as: 'client', body: projectFields, answer: noProject },
  'projects.complete': { as: 'client', answer: noProject },
  'projects.confirmOpen': { as: 'client', answer: noProject },
  'projects.cancel': { as: 'client', body: { reason: '' }, answer: noProject },
  'projects.archive': { as: 'client', answer: noProject },
  'projects.unarchive': { as: 'client', answer: noProject },
  'projects.saveTemplate': { as: 'client', body: { name: 'Close' }, answer: noProject },
  'projects.removeTemplate': { as: 'client', answer: 'done' },
  ...absentCompanyRows,
  'invitations.send': { as: 'client', body: { consultantId: absentId }, answer: noOwnProject },
  'invitations.listProjects': { as: 'client', answer: noConsultant },
  'invitations.listSent': { as: 'client', answer: noOwnProject },
  'invitations.withdraw': { as: 'client', answer: noInvitation },
  'invitations.getReceived': { as: 'consultant', answer: noInvitation },
  'invitations.markRead': { as: 'consultant', answer: noInvitation },
  'invitations.decline': {
    as: 'consultant',
    body: { reason: 'no-capacity' },
    answer: noInvitation,
  },
  'invitations.unmuteClient': { as: 'consultant', answer: noInvitation },
  'applications.getApplyView': { as: 'consultant', answer: noProjectToApply },
  'applications.submit': {
    as: 'consultant',
    body: { coverLetter: 'I have done this before.' },
    answer: noProjectToApply,
  },
  'applications.listReceived': { as: 'client', answer: noOwnProject },
  'applications.getReceived': { as: 'client', answer: noApplication },
  'applications.markRead': { as: 'client', answer: noApplication },
  'applications.accept': { as: 'client', answer: noApplication },
  'applications.decline': { as: 'client', body: { reason: '' }, answer: noApplication },
  'applications.triage': { as: 'client', answer: noApplication },
  'applications.declineStage': { as: 'client', body: { stage: 'no' }, answer: noOwnProject },
  'applications.withdraw': { as: 'consultant', answer: noApplication },
  'applications.tellUndecided': { as: 'client', answer: noApplication },
  'applications.askBack': { as: 'client', answer: noApplication },
  'applications.standAgain': { as: 'consultant', answer: noApplication },
  'applications.undoDeal': { as: 'client', answer: noApplication },
  'applications.keepDeal': { as: 'client', answer: noApplication },
  'offers.list': { as: 'client', answer: noApplication },
  'offers.make': { as: 'client', body: { terms: openTerms }, answer: noApplication },
  'offers.withdraw': { as: 'client', answer: noOffer },
  'offers.accept': { as: 'consultant', answer: noOffer },
  'offers.decline': { as: 'consultant', body: { answer: '' }, answer: noOffer },
  'offers.counter': { as: 'consultant', body: { terms: openTerms }, answer: noOffer },
  'notifications.markRead': {
    as: 'client',
    answer: ['NOTIFICATION_NOT_FOUND', 'You have no such notification.'],
  },
  'savedSearches.rename': { as: 'client', body: { name: 'Leeds' }, answer: noSavedSearch },
  'savedSearches.remove': { as: 'client', answer: 'done' },
  'savedSearches.listFoundConsultants': { as: 'client', answer: noSavedSearch },
  'savedSearches.listFoundProjects': { as: 'consultant', answer: noSavedSearch },
  'pushSubscriptions.remove': {
    as: 'client',
    answer: ['SUBSCRIPTION_NOT_FOUND', 'You have no such browser.'],
  },
  'webhooks.change': { as: 'client', body: { isOn: true }, answer: noWebhook },
  'webhooks.rotateSecret': { as: 'client', answer: noWebhook },
  'webhooks.remove': { as: 'client', answer: noWebhook },
  'webhooks.sendTest': { as: 'client', answer: noWebhook },
  'webhooks.listDeliveries': { as: 'client', answer: noWebhook },
  'webhooks.sendAgain': { as: 'client', answer: noWebhook },
  'threads.get': { as: 'client', answer: noThread },
  'threads.listEntries': { as: 'client', answer: noThread },
  'threads.findWith': { as: 'client', answer: noPerson },
  'threads.markRead': { as: 'client', body: { position: 1 }, answer: noThread },
  'threads.archive': { as: 'client', answer: noThread },
  'threads.unarchive': { as: 'client', answer: noThread },
  'threads.shareContact': { as: 'client', answer: noThread },
  'threads.unshareContact': { as: 'client', answer: noThread },
  'threads.block': { as: 'client', answer: noThread },
  'threads.unblock': { as: 'client', answer: noThread },
  'messages.write': { as: 'client', body: someMessage, answer: noThread },
  'messages.edit': { as: 'client', body: { text: 'Hello.' }, answer: noMessage },
  'messages.delete': { as: 'client', answer: noMessage },
  'mailReplies.listWaiting': { as: 'client', answer: noThread },
  'mailReplies.listWaitingFor': { as: 'client', answer: 'done' },
  'mailReplies.send': { as: 'client', answer: noReply },
  'mailReplies.discard': { as: 'client', answer: noReply },
  'calls.offerTimes': { as: 'client', body: { revision: 1, ...someTimes }, answer: noCall },
  'calls.pick': {
    as: 'client',
    body: { revision: 1, startsAt: '2035-01-01T10:00:00.000Z', zone: 'UTC' },
    answer: noCall,
  },
  'calls.decline': { as: 'client', body: { revision: 1 }, answer: noCall },
  'calls.cancel': { as: 'client', body: { revision: 1 }, answer: noCall },
  'calls.setLink': {
    as: 'client',
    body: { revision: 1, meetingUrl: 'https://zoom.us/j/1' },
    answer: noCall,
  },
  'callHours.get': { as: 'client', answer: noPerson },
  'messageFiles.begin': {
    as: 'client',
    body: { name: 'notes.txt', bytes: 6 },
    answer: noThread,
  },
  'messageFiles.beginFirst': {
    as: 'client',
    body: { name: 'notes.txt', bytes: 6 },
    answer: noPerson,
  },
  'messageFiles.putPart': { as: 'client', body: {}, answer: noFile },
  'messageFiles.finish': { as: 'client', answer: noFile },
  'messageFiles.discard': { as: 'client', answer: noFile },
  'matching.suggestConsultants': { as: 'client', answer: noProject },
  'matching.getApplicantMatch': { as: 'client', answer: noApplication },
  'matching.listApplicantScores': {
    as: 'client',
    query: `?applicationIds[]=${absentId}`,
    answer: noOwnProject,
  },
  'matching.getOwnMatch': { as: 'consultant', answer: noProject },
  'subscriptions.getInvoice': { as: 'consultant', answer: noInvoice },
  'consultants.getConsultant': { as: 'client', answer: noConsultant },
  'reviews.listOfConsultant': { as: 'client', answer: noConsultant },
  'reviews.listOfClient': { as: 'consultant', answer: noProject },
  'consultants.recordView': { as: 'client', answer: noConsultant },
  'shortlists.add': { as: 'client', answer: noConsultant },
  'shortlists.remove': { as: 'client', answer: 'done' },
  'shortlists.saveNote': {
    as: 'client',
    body: { note: 'Good' },
    answer: ['NOT_SHORTLISTED', 'This consultant is not on your shortlist.'],
  },
  ...absentModerationRows,
  'deletions.askFor': { as: 'admin', body: { reason: 'They asked.' }, answer: noUser },
  'users.get': { as: 'admin', answer: noUser },
  'users.getProfile': { as: 'admin', answer: noUser },
  'users.getSubscription': { as: 'admin', answer: noUser },
  'users.listInvoices': { as: 'admin', answer: noUser },
  'users.listProjects': { as: 'admin', answer: noUser },
  'users.listApplications': { as: 'admin', answer: noUser },
  'users.listMails': { as: 'admin', answer: noUser },
  'credentials.withdraw': {
    as: 'consultant',
    answer: ['CREDENTIAL_NOT_FOUND', 'There is no evidence for this certification.'],
  },
  'announcements.get': { as: 'admin', answer: noAnnouncement },
  'announcements.listDeliveries': { as: 'admin', query: '?status=failed', answer: noAnnouncement },
  'announcements.steer': { as: 'admin', body: { act: 'pause' }, answer: noAnnouncement },
  'announcements.repeat': { as: 'admin', body: {}, answer: noAnnouncement },
  'serviceRequests.markAnswered': {
    as: 'admin',
    answer: ['REQUEST_NOT_FOUND', 'This request does not exist.'],
  },
  'impersonations.begin': {
    as: 'admin',
    body: { reason: 'They wrote that they see nothing.' },
    answer: ['USER_NOT_FOUND', 'This user does not exist.'],
  },
  'credentials.verify': {
    as: 'admin',
    body: { revision: 1, method: 'public-record' },
    answer: noCredential,
  },
  'credentials.reject': {
    as: 'admin',
    body: { revision: 1, reason: 'The link leads nowhere.' },
    answer: noCredential,
  },
};

/**
 * A certification is not a row but an entry of the catalogue: every consultant may give evidence for what their profile
 * claims.
 */
const certification = 'power-bi-data-analyst';

const problemSchema = z.object({ code: z.string(), detail: z.string() });

function operationOf(name: string): AnyContractProcedure {
  const [feature = '', operation = ''] = name.split('.');
  const found = (contract as Record<string, Record<string, unknown>>)[feature]?.[operation];
  if (!isContractProcedure(found)) throw new Error(`The contract has no operation ${name}.`);
  return found;
}

const app = await sharedTestApp();
const people = {
  client: await app.make.client(),
  consultant: await app.make.consultant(),
  admin: await app.make.admin(),
};

async function ask(
  name: string,
  { body = {}, query = '' }: Question,
  asker: UserId,
  id = absentId,
): Promise<Response> {
  const { method = 'GET', path = '/' } = operationOf(name)['~orpc'].route;
  const filled = path
    .replace('{certification}', certification)
    .replace('{position}', '0')
    .replace(/\{\w+\}/g, id);
  const headers = {
    origin: testPublicUrl,
    cookie: await app.cookieOf(asker),
    'content-type': 'application/json',
  };
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
  return app.http.request(`/api${filled}${query}`, { method, headers, ...sent });
}

describe('something that does not exist', () => {
  it('is asked of every operation that takes an id', () => {
    const takingIds = Object.entries(contract).flatMap(([feature, operations]) =>
      Object.keys(operations)
        .map((operation) => `${feature}.${operation}`)
        .filter((name) => /\{\w+Id\}/.test(operationOf(name)['~orpc'].route.path ?? '')),
    );
    expect(Object.keys(questions)).toEqual(expect.arrayContaining(takingIds));
  });

  it.each(Object.entries(questions))('%s speaks of what was asked for', async (name, question) => {
    const response = await ask(name, question, people[question.as]);
    if (question.answer === 'done') {
      expect(response.status).toBe(200);
      return;
    }
    const [code, detail] = question.answer;
    expect(response.status).toBe(404);
    expect(problemSchema.parse(await response.json())).toEqual({ code, detail });
  });
});

/** Some operations are for every visitor, every signed-in user, or both sides: no caller is refused. */
const isForSome = ([name]: [string, Question]): boolean =>
  !['anyone', 'signed-in', 'signing-in', 'correspondent'].includes(
    operationOf(name)['~orpc'].meta.access,
  );

describe('anyone who may not', () => {
  it.each(Object.entries(questions).filter(isForSome))(
    '%s says no more than that',
    async (name, question) => {
      const other = people[question.as === 'client' ? 'consultant' : 'client'];
      const response = await ask(name, question, other);
      expect(response.status).toBe(403);
      expect(problemSchema.parse(await response.json())).toEqual({
        code: 'FORBIDDEN',
        detail: "You don't have permission to do this.",
      });
    },
  );

  it.each([
    [{ profile: false }, 'PROFILE_REQUIRED', 'Please create your consultant profile first.'],
    [{ approved: false }, 'NOT_APPROVED', 'Your account is waiting for approval.'],
    [{ subscribed: false }, 'SUBSCRIPTION_REQUIRED', 'Applying needs an active subscription.'],
  ] as const)('apply yet hears what to do first: %o', async (options, code, detail) => {
    const projectId = await app.make.project(people.client);
    const consultant = await app.make.consultant(options);
    const body = { coverLetter: 'I have done this before.' };
    const question: Question = { as: 'consultant', body, answer: [code, detail] };
    const response = await ask('applications.submit', question, consultant, projectId);
    expect(response.status).toBe(403);
    expect(problemSchema.parse(await response.json())).toEqual({ code, detail });
  });
});
