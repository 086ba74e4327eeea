import { trialMonths } from '#features/billing/subscriptions/rules/plans.ts';
import type { SaidClaims } from '#features/site-operations/site-settings/rules/said-claims.ts';
import { vettingClaim } from './vetting-claim.ts';

export interface Step {
  title: string;
  text: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** How long a review takes, where that can be said. */
const taking = (time: string | null): string => (time ? `which takes ${time}, ` : '');

/** Who the page speaks to, as it stands in its address. */
export type Audience = 'businesses' | 'consultants';

export const businessSteps = ({ said }: SaidClaims): readonly Step[] => [
  {
    title: 'Create your account',
    text: `Sign up with your work address and confirm it. We review new accounts, ${taking(said('accountReview'))}and write to you when yours is approved.`,
  },
  {
    title: 'Post your project',
    text: 'Describe the goal, choose the modules, give a duration and a budget range. Public projects are open to all consultants for applications; with a private one you decide whom to invite. You can post before your account is approved.',
  },
  {
    title: 'Compare consultants',
    text: 'Read applications with cover letters, skills, rates and experience side by side. Approved clients also browse consultant profiles.',
  },
  {
    title: 'Talk directly',
    text: 'You and the consultant speak with each other, without anybody in between. Agree scope, rate and start; the contract is yours.',
  },
  {
    title: 'Accept and start',
    text: 'Accept one application and the project is in progress. Everyone else who applied is notified at once.',
  },
];

export const consultantSteps = ({ figure }: SaidClaims): readonly Step[] => [
  {
    title: 'Create your profile',
    text: 'Show three to eight primary skills with their modules, your certifications, projects, rate and availability. Saving it takes a few minutes, and you can change it at any time.',
  },
  {
    title: 'Get approved',
    text: 'An admin decides about each consultant before clients see them. You hear from us by e-mail.',
  },
  {
    title: 'Subscribe',
    text: `One flat subscription and no commission. The first ${trialMonths} months are free, and you can cancel.`,
  },
  {
    title: 'Apply to projects',
    text: 'Browse open projects, those that fit your profile best first or the newest first, and apply with a cover letter. One application per project, and you hear of the decision by e-mail.',
  },
  {
    title: 'Work and get paid directly',
    text: `Agree the contract with your client. Your invoice goes to them, and you keep ${figure('keptRate')} of your day rate.`,
  },
];

export const businessQuestions = (claims: SaidClaims): readonly Question[] => [
  {
    question: 'What does it cost a business?',
    answer:
      'Posting projects, reading applications and talking to consultants is free, and we take no commission. Only the extra services, such as sourcing or contract drafting, have a price.',
  },
  {
    question: 'Who sees my company details?',
    answer:
      'Consultants see the project. Company and contact details go only to those who have applied. A private project is hidden from all consultants but those its client invites.',
  },
  {
    question: 'Are consultants checked?',
    answer: `${vettingClaim(claims)} The checklist is on this page. Only approved consultants with an active subscription are listed.`,
  },
  {
    question: 'Who is the contract with?',
    answer:
      'With the consultant. We are the place where you meet, neither an employer nor a party to your agreement.',
  },
];

export const consultantQuestions = ({ figure, said }: SaidClaims): readonly Question[] => [
  {
    question: 'What do you take of my rate?',
    answer: said('agencyCommission')
      ? `Nothing. Agencies keep ${said('agencyCommission')} and more of what the client pays; here you pay a subscription and keep ${figure('keptRate')}.`
      : `Nothing. You pay a subscription and keep ${figure('keptRate')}.`,
  },
  {
    question: 'What can I do without a subscription?',
    answer:
      'Create your profile, be approved and browse open projects. Applying, and being listed to clients, needs an active subscription.',
  },
  {
    question: 'Who sees my name?',
    answer:
      'Visitors see your initials. Approved clients see your first name and the initial of your last name; the client who accepts you sees it in full.',
  },
  {
    question: 'Is there something for recommending colleagues?',
    answer: 'Yes. You get one free month for each consultant you refer who starts a paid plan.',
  },
];

/** The same way in three steps, for consultants in a hurry. */
export const consultantSummarySteps = ({ said }: SaidClaims): readonly Step[] => [
  {
    title: 'Create your profile',
    text: 'Sign up, choose your skills and modules, set your rate and say when you are available.',
  },
  {
    title: 'Be approved',
    text: `An admin decides about each consultant, ${taking(said('accountReview'))}and we tell you by e-mail.`,
  },
  {
    title: 'Apply and work',
    text: `Subscribe, with the first ${trialMonths} months free, apply to open projects, and agree the rest with your client.`,
  },
];
