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

/** What operations on companies and members say of something that does not exist. */
export const absentCompanyRows: Readonly<Record<string, Question>> = {
  'projects.handOver': {
    as: 'client',
    body: { userId: absentId },
    answer: ['PROJECT_NOT_FOUND', 'This project does not exist.'],
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
  'members.withdraw': {
    as: 'client',
    answer: ['INVITATION_NOT_FOUND', 'There is no such invitation.'],
  },
  'members.getInvitation': { as: 'client', answer: noMemberInvitation },
  'members.accept': { as: 'client', answer: noMemberInvitation },
  'members.decline': { as: 'client', answer: noMemberInvitation },
};
