import type { Question } from './absent-company-rows.ts';

const noReference = ['REFERENCE_NOT_FOUND', 'There is no such reference.'] as const;
const noReview = ['REVIEW_NOT_FOUND', 'This review does not exist.'] as const;
const noDecision = ['DECISION_NOT_FOUND', 'This decision does not exist.'] as const;
const someReport = { cause: 'untrue', text: 'It is not true.' } as const;
const noConsultant = ['CONSULTANT_NOT_FOUND', 'This consultant is not listed.'] as const;
const noProject = ['PROJECT_NOT_FOUND', 'This project does not exist.'] as const;
const noThread = ['THREAD_NOT_FOUND', 'This conversation does not exist.'] as const;
const noUser = ['USER_NOT_FOUND', 'This user does not exist.'] as const;

/** What operations of approvals, vetting, reports, references and decisions say of something that does not exist. */
export const absentModerationRows: Record<string, Question> = {
  'approvals.approve': {
    as: 'admin',
    body: { openItems: [] },
    answer: ['ACCOUNT_NOT_FOUND', 'This account does not exist.'],
  },
  'approvals.undoApproval': {
    as: 'admin',
    answer: ['ACCOUNT_NOT_FOUND', 'This account does not exist.'],
  },
  'approvals.refuse': {
    as: 'admin',
    body: { reason: 'A test.' },
    answer: ['ACCOUNT_NOT_FOUND', 'This account does not exist.'],
  },
  'approvals.suspend': {
    as: 'admin',
    body: { reason: 'A test.' },
    answer: ['ACCOUNT_NOT_FOUND', 'This account does not exist.'],
  },
  'approvals.lift': {
    as: 'admin',
    answer: ['ACCOUNT_NOT_FOUND', 'This account does not exist.'],
  },
  'vetting.get': { as: 'admin', answer: noUser },
  'vetting.tick': { as: 'admin', body: { isTicked: true }, answer: noUser },
  'vetting.ask': { as: 'admin', body: { text: 'Who are you?' }, answer: noUser },
  'vetting.confirmClaims': {
    as: 'admin',
    body: { changedAt: '2026-11-22T00:00:00.000Z' },
    answer: noUser,
  },
  'vetting.answer': {
    as: 'client',
    body: { text: 'Yes.' },
    answer: ['QUESTION_NOT_FOUND', 'This question does not exist.'],
  },
  'reports.reportConsultant': { as: 'client', body: someReport, answer: noConsultant },
  'reports.reportProject': { as: 'consultant', body: someReport, answer: noProject },
  'reports.reportThread': { as: 'client', body: someReport, answer: noThread },
  'reports.reportReview': { as: 'client', body: someReport, answer: noReview },
  'reports.reportReference': {
    ...{ as: 'client', body: someReport },
    answer: ['REFERENCE_NOT_FOUND', 'This reference does not exist.'],
  },
  'references.withdraw': { as: 'consultant', answer: noReference },
  'references.listOfConsultant': { as: 'client', answer: noConsultant },
  'decisions.releaseReview': { as: 'admin', answer: noReview },
  'decisions.removeReview': {
    ...{ as: 'admin', body: { ground: 'terms', reason: 'It names a person.' }, answer: noReview },
  },
  'decisions.redactReview': {
    as: 'admin',
    body: { passages: ['Jo Rivers'], reason: 'It names a person.' },
    answer: noReview,
  },
  'decisions.listOfUser': { as: 'admin', answer: noUser },
  'decisions.appeal': { as: 'client', body: { text: 'It is fine.' }, answer: noDecision },
  'decisions.answerAppeal': {
    ...{ as: 'admin', body: { outcome: 'upheld', answer: 'It stands.' }, answer: noDecision },
  },
  'reports.settle': {
    as: 'admin',
    body: { outcome: 'dismissed', toReporter: 'Nothing.', toReported: 'Nothing.' },
    answer: ['REPORT_NOT_FOUND', 'This report does not exist.'],
  },
};
