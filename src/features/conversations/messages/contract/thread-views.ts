import { z } from 'zod';
import { userTypeSchema } from '#access/user.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';

/**
 * The other person of a thread, as the one who asks may know them. For a consultant it is the member of the company who
 * is in charge of the conversation.
 */
export const correspondentSchema = z.object({
  userId: z.uuid(),
  userType: userTypeSchema,
  /**
   * First name and last initial; the full name once an application was accepted between both, or they have shared it.
   */
  name: z.string(),
  initials: z.string(),
  /** The photo of a consultant, blurred unless there is a right to the sharp one; null without one, and for clients. */
  avatar: z.string().nullable(),
  isAvatarSharp: z.boolean(),
  /** What a consultant is; empty for clients. */
  title: z.string(),
  /** The company of a client, for consultants who have applied to them; otherwise empty. */
  company: z.string(),
  /** A consultant whose profile clients can open now: `/consultant/{userId}`. False for clients. */
  isListed: z.boolean(),
});
export type Correspondent = z.infer<typeof correspondentSchema>;

/** How to reach a user. Parts that they have not filled in are empty. */
const contactShape = {
  /** The full name. */
  name: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string(),
  /** The same as people of that country write it. */
  phoneText: z.string(),
  company: z.string(),
  websiteUrl: z.string(),
  linkedinUrl: z.string(),
};

/** Why contact details are visible: their owner pressed the button, or an application was accepted between both. */
export const contactCauses = ['shared', 'accepted'] as const;

/**
 * Why the one who asks cannot write now. They are a consultant who is not approved, their side has blocked the other
 * one, or the other person cannot be reached. The account of the latter is suspended, or no longer approved. `role`: a
 * member of the company whose role lets them read.
 */
export const writeObstacles = ['not-approved', 'blocked', 'away', 'role'] as const;
export type WriteObstacle = (typeof writeObstacles)[number];

/** A thread as one who takes part in it sees it in the list. */
export const threadItemSchema = z.object({
  id: z.uuid(),
  other: correspondentSchema,
  /** How many messages of the other person have not been read; in bold while above 0. */
  unread: z.number().int(),
  lastMessage: z.object({
    /** The first 200 characters, in one line; empty when it was deleted. */
    text: z.string(),
    isOwn: z.boolean(),
    /** Who wrote it, where that is neither the one who asks nor `other`; else null. */
    by: z.string().nullable(),
    isDeleted: z.boolean(),
    sentAt: timestampSchema,
  }),
  isArchived: z.boolean(),
  /** The caller, or their company, has blocked the other side. A blocked side does not learn of it. */
  isBlocked: z.boolean(),
});
export type ThreadItem = z.infer<typeof threadItemSchema>;

/** A thread as one who takes part in it sees it when it is opened. */
export const threadSchema = threadItemSchema.extend({
  /**
   * Everything up to this position was read: the mark "New" goes above the first message of the other person after it.
   */
  readPosition: z.number().int(),
  /** How to reach the other person; null while there is no right to it. */
  otherContact: z.object({ ...contactShape, because: z.enum(contactCauses) }).nullable(),
  /** What the other person sees, or would see, of the one who asks; `because` is null while they see nothing. */
  ownContact: z.object({ ...contactShape, because: z.enum(contactCauses).nullable() }),
  obstacle: z.enum(writeObstacles).nullable(),
});
export type Thread = z.infer<typeof threadSchema>;

/** A user to write to, with the thread there may be with them already. */
export const addresseeSchema = z.object({
  /** Null before the first message. */
  threadId: z.uuid().nullable(),
  other: correspondentSchema,
  obstacle: z.enum(writeObstacles).nullable(),
});
export type Addressee = z.infer<typeof addresseeSchema>;
