import { everythingDone } from './completed-deal.ts';
import { someDraft } from './invoice-drafts.ts';
import { exampleContent } from './statements-of-work.ts';

const absentId = '00000000-0000-4000-8000-000000000000';
const otherId = '00000000-0000-4000-8000-000000000001';

export type Role = 'client' | 'consultant' | 'admin';
/** Taking off what is not on a list is done already. */
type Answer = readonly [code: string, detail: string] | 'done';
/** What is asked about something that does not exist. */
export interface Question {
  as: Role;
  /** What is sent besides the id. */
  body?: object;
  /** What stands behind the path. */
  query?: string;
  answer: Answer;
}

const noMember = ['MEMBER_NOT_FOUND', 'The company has no such member.'] as const;
const noCompany = ['COMPANY_NOT_FOUND', 'This company does not exist.'] as const;
const noMemberInvitation = [
  'INVITATION_NOT_FOUND',
  'There is no such invitation to your address.',
] as const;

const noDomain = ['DOMAIN_NOT_FOUND', 'Your company has not named this domain.'] as const;
const noRequest = ['REQUEST_NOT_FOUND', 'There is no such request.'] as const;
const noApproval = ['APPROVAL_NOT_FOUND', 'There is no such question.'] as const;
const noCompletion = ['COMPLETION_NOT_FOUND', 'This proposal does not exist.'] as const;

const noAccess = ['ACCESS_NOT_FOUND', 'This entry does not exist.'] as const;
const noDeal = ['APPLICATION_NOT_FOUND', 'This application does not exist.'] as const;
const someEnvironment = { tenant: 'a', environment: 'b', kind: 'sandbox', role: 'c' };
const someDay = '2026-01-05';
const noWeek = ['WEEK_NOT_FOUND', 'This week does not exist.'] as const;
const someDelivery = { name: 'Handover', deliveredAt: '2026-01-12T09:00:00.000Z' };
const someTime = { submittedAt: '2026-01-12T09:00:00.000Z' };

const noReviews = {
  as: 'client',
  answer: ['REVIEW_NOT_FOUND', 'There is no completed deal to review.'],
} as const;
const noSupplier = {
  as: 'client',
  answer: ['APPLICATION_NOT_FOUND', 'There is no deal with a consultant here.'],
} as const;
const noStatement = ['APPLICATION_NOT_FOUND', 'There is no such deal here.'] as const;
const someReview = { marks: Array(4).fill('best'), again: true, words: 'Well done.' };

/** What operations on companies and members say of something that does not exist. */
export const absentCompanyRows: Readonly<Record<string, Question>> = {
  'projects.handOver': {
    as: 'client',
    body: { userId: absentId },
    answer: ['PROJECT_NOT_FOUND', 'This project does not exist.'],
  },
  'dealApprovals.approve': { as: 'client', answer: noApproval },
  'dealApprovals.refuse': { as: 'client', body: { reason: '' }, answer: noApproval },
  'dealApprovals.takeBack': { as: 'client', answer: noApproval },
  'completions.confirm': { as: 'client', answer: noCompletion },
  'completions.sayMissing': { as: 'client', body: { missing: 'All.' }, answer: noCompletion },
  'completions.takeBack': { as: 'client', answer: noCompletion },
  'milestones.list': { as: 'client', answer: noStatement },
  'milestones.deliver': {
    as: 'consultant',
    body: { name: 'Handover', note: '' },
    answer: noStatement,
  },
  'milestones.accept': { as: 'client', body: someDelivery, answer: noStatement },
  'milestones.return': {
    as: 'client',
    body: { ...someDelivery, reason: 'No.' },
    answer: noStatement,
  },
  'timeSheets.get': { as: 'client', answer: noDeal },
  'timeSheets.set': { as: 'client', body: { unit: 'hours', cap: null }, answer: noDeal },
  'timeSheets.saveWeek': {
    as: 'consultant',
    body: { startsOn: someDay, entries: [] },
    answer: noDeal,
  },
  'timeSheets.getWeek': { as: 'client', answer: noWeek },
  'timeSheets.submit': { as: 'consultant', answer: noWeek },
  'timeSheets.approve': { as: 'client', body: someTime, answer: noWeek },
  'timeSheets.return': { as: 'client', body: { ...someTime, reason: 'No.' }, answer: noWeek },
  'invoiceDrafts.make': { as: 'consultant', body: someDraft, answer: noDeal },
  'environmentAccess.list': { as: 'client', answer: noDeal },
  'environmentAccess.ask': { as: 'consultant', body: someEnvironment, answer: noDeal },
  'environmentAccess.grant': {
    as: 'client',
    body: { ...someEnvironment, grantedOn: someDay },
    answer: noDeal,
  },
  'environmentAccess.grantAsked': {
    as: 'client',
    body: { grantedOn: someDay },
    answer: noAccess,
  },
  'environmentAccess.review': { as: 'client', body: { reviewedOn: someDay }, answer: noAccess },
  'environmentAccess.sayReturned': { as: 'consultant', answer: noAccess },
  'environmentAccess.markReturned': {
    as: 'client',
    body: { returnedOn: someDay },
    answer: noAccess,
  },
  'environmentAccess.remove': { as: 'client', answer: noAccess },
  'completions.propose': {
    as: 'client',
    body: { checklist: everythingDone },
    answer: ['APPLICATION_NOT_FOUND', 'This application does not exist.'],
  },
  'packs.get': { as: 'client', answer: noStatement },
  'statements.get': { as: 'client', answer: noStatement },
  'statements.propose': {
    as: 'client',
    body: { basedOn: 0, content: exampleContent },
    answer: noStatement,
  },
  'statements.accept': { as: 'client', body: { number: 1 }, answer: noStatement },
  'statements.decline': {
    as: 'client',
    body: { number: 1, reason: 'A test.' },
    answer: noStatement,
  },
  'suppliers.getOfDeal': noSupplier,
  'suppliers.readBankDetails': noSupplier,
  'reviews.getOfDeal': noReviews,
  'reviews.saveDraft': { ...noReviews, body: someReview },
  'reviews.submit': { ...noReviews, body: someReview },
  'reviews.reply': {
    as: 'client',
    body: { reply: 'Thank you.' },
    answer: ['REVIEW_NOT_FOUND', 'This review does not exist.'],
  },
  'applications.addCancellationWord': {
    as: 'consultant',
    body: { word: 'Half is done.' },
    answer: ['APPLICATION_NOT_FOUND', 'This application does not exist.'],
  },
  'companies.choose': {
    as: 'client',
    answer: ['COMPANY_NOT_FOUND', 'You are no member of this company.'],
  },
  'companies.get': { as: 'admin', answer: noCompany },
  'companies.previewMerge': { as: 'admin', body: { into: otherId }, answer: noCompany },
  'companies.merge': { as: 'admin', body: { into: otherId, reason: 'A test.' }, answer: noCompany },
  'companies.suspend': { as: 'admin', body: { reason: 'A test.' }, answer: noCompany },
  'companies.reinstate': { as: 'admin', answer: noCompany },
  'members.changeRole': { as: 'client', body: { role: 'viewer' }, answer: noMember },
  'members.transfer': { as: 'client', answer: noMember },
  'members.remove': { as: 'client', answer: noMember },
  'members.closeCompany': {
    as: 'client',
    body: { name: 'Anything' },
    answer: ['COMPANY_NOT_FOUND', 'You do not act for this company.'],
  },
  'joining.checkDomain': { as: 'client', answer: noDomain },
  'joining.removeDomain': { as: 'client', answer: noDomain },
  'joining.acceptRequest': { as: 'client', body: { role: 'viewer' }, answer: noRequest },
  'joining.declineRequest': { as: 'client', answer: noRequest },
  'joining.ask': {
    as: 'client',
    answer: ['COMPANY_NOT_FOUND', 'There is no company that you can ask with your address.'],
  },
  'joining.vouchForDomain': {
    as: 'admin',
    body: { domain: 'mills.test' },
    answer: ['COMPANY_NOT_FOUND', 'This company does not exist.'],
  },
  'members.withdraw': {
    as: 'client',
    answer: ['INVITATION_NOT_FOUND', 'There is no such invitation.'],
  },
  'members.getInvitation': { as: 'client', answer: noMemberInvitation },
  'members.accept': { as: 'client', answer: noMemberInvitation },
  'members.decline': { as: 'client', answer: noMemberInvitation },
};
