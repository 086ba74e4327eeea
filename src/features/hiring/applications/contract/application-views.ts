import { z } from 'zod';
import { applicationStatuses } from '#catalogue/enumerations/application.ts';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { preferredDurations } from '#catalogue/enumerations/engagement-length.ts';
import { countries, timezones } from '#catalogue/enumerations/places.ts';
import { projectStatuses } from '#catalogue/enumerations/project.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import {
  cancellationSchema,
  completionSchema,
} from '#features/hiring/completions/contract/completion-view.ts';
import { dealApprovalSchema } from '#features/hiring/deal-approvals/contract/approval-view.ts';
import {
  projectCardSchema,
  projectContactSchema,
} from '#features/hiring/projects/contract/project-views.ts';
import { verifiedCertificationSchema } from '#features/profiles/credentials/contract.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { rejectionCauses, sides } from '../rules/life-cycle.ts';
import { termsViewSchema } from './terms-view.ts';
import { triageShape } from './triage-operations.ts';

/** What has become of an application. */
const decisionShape = {
  status: z.enum(applicationStatuses.values),
  /** Why it was rejected; null when it was not. */
  rejectedBecause: z.enum(rejectionCauses).nullable(),
  /** What the client said about it, in their words; null when they said nothing. */
  decisionReason: z.string().nullable(),
  decidedAt: timestampSchema.nullable(),
  /** What the consultant proposes now; null where they leave everything open. */
  terms: termsViewSchema.nullable(),
  /** The project's questions that were answered, as they were asked. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** What both agreed on with the acceptance; null where no terms were named. */
  agreedTerms: termsViewSchema.nullable(),
  /** Since when the client owes an answer. */
  waitsSince: timestampSchema,
  /** The client has made at least one offer for it. */
  hasOffers: z.boolean(),
  /** Until when an offer of the client's is open; null while there is none. */
  offeredUntil: timestampSchema.nullable(),
  /** When the client last said that nothing is decided yet. */
  undecidedAt: timestampSchema.nullable(),
  /** Who asked when to undo the acceptance; null while that is not asked. */
  undo: z.object({ askedBy: z.enum(sides), askedAt: timestampSchema }).nullable(),
  /** When the client asked a rejected applicant back. */
  askedBackAt: timestampSchema.nullable(),
  /** What was proposed last of the completion of the deal, unless it was taken back; null while nothing was. */
  completion: completionSchema.nullable(),
  /** Of a deal whose project was cancelled: what both sides said of it. */
  cancellation: cancellationSchema.nullable(),
};

/** What a side of a deal can do about its completion. */
const completionActs = {
  complete: z.boolean(),
  answerCompletion: z.boolean(),
  takeCompletionBack: z.boolean(),
};

/** An application as its consultant sees it, with the project it is for. */
export const ownApplicationSchema = z.object({
  id: z.uuid(),
  ...decisionShape,
  coverLetter: z.string(),
  createdAt: timestampSchema,
  project: projectCardSchema,
  /** Whose project it is: whom to write to. */
  clientId: z.uuid(),
  /** The client would accept it, and waits for an approval in their company. It is pending still. */
  isBeingApproved: z.boolean(),
  /** An applicant may know who the client is. */
  contact: projectContactSchema,
  can: z.object({
    withdraw: z.boolean(),
    standAgain: z.boolean(),
    undo: z.boolean(),
    keep: z.boolean(),
    ...completionActs,
    addWord: z.boolean(),
  }),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

/** An application as the client sees it: the person by short name (in full once accepted), and how to reach them. */
export const receivedApplicationSchema = z.object({
  id: z.uuid(),
  projectId: z.uuid(),
  projectTitle: z.string(),
  projectStatus: z.enum(projectStatuses.values),
  ...decisionShape,
  coverLetter: z.string(),
  createdAt: timestampSchema,
  /**
   * The member who accepted or declined it; null where no member of the company did, or the reader did it and needed no
   * approval.
   */
  decidedBy: z.string().nullable(),
  /** The member who approved the acceptance; null where it needed no approval. */
  approvedBy: z.string().nullable(),
  /** What it waits for, or was refused at last; null where it does not wait and was not refused. */
  approval: dealApprovalSchema.nullable(),
  /** Above which total the reader’s acceptance or offer waits for approval, in whole US dollars; null: never. */
  approvalAboveUsd: z.number().int().nullable(),
  /** Pending, and not opened by the client yet. */
  isNew: z.boolean(),
  ...triageShape,
  consultant: z.object({
    userId: z.uuid(),
    name: z.string(),
    /** The account was erased: nothing else is known, and nothing of what follows counts. */
    hasLeft: z.boolean(),
    /**
     * Where the photo is, sharp once the client has accepted the consultant or where they chose so; null without one.
     */
    photoUrl: z.string().nullable(),
    isPhotoSharp: z.boolean(),
    title: z.string(),
    city: z.string(),
    country: z.enum(countries.values),
    timezone: z.enum(timezones.values),
    workArrangement: z.enum(workArrangements.values).nullable(),
    hourlyRateUsd: z.number().int(),
    availability: z.enum(availabilities.values),
    /** The day from which they can take on work, while it is still to come. */
    availableFrom: z.iso.date().nullable(),
    yearsExperience: z.number().int(),
    summary: z.string(),
    experience: z.string(),
    hoursPerWeek: z.number().int(),
    preferredProjectDuration: z.enum(preferredDurations.values),
    primarySkills: z.array(z.string()),
    skillModules: z.array(z.string()),
    secondarySkills: z.array(z.string()),
    portfolioProjects: z.array(z.object({ title: z.string() })),
    certifications: z.array(z.string()),
    verifiedCertifications: z.array(verifiedCertificationSchema),
  }),
  contact: z.object({
    email: z.string(),
    /** E.164. */
    phone: z.string(),
    /** The same as people of the consultant's country write it. */
    phoneText: z.string(),
    linkedinUrl: z.string(),
    websiteUrl: z.string(),
  }),
  can: z.object({
    accept: z.boolean(),
    decline: z.boolean(),
    triage: z.boolean(),
    tellUndecided: z.boolean(),
    askBack: z.boolean(),
    undo: z.boolean(),
    keep: z.boolean(),
    ...completionActs,
  }),
});
export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>;

/** What a consultant needs to know before writing a cover letter. */
export const applyViewSchema = z.object({
  project: projectCardSchema,
  alreadyApplied: z.boolean(),
  /** What the client asks applicants. */
  questions: z.array(z.string()),
  /** The invitation to this project that waits for an answer. */
  invitationId: z.uuid().nullable(),
  /** Why the server would refuse an application now; null when it would not. */
  obstacle: z.enum(['not-approved', 'not-subscribed', 'no-profile']).nullable(),
});
export type ApplyView = z.infer<typeof applyViewSchema>;
