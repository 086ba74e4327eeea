interface Decided {
  decidedBy: string | null;
  appealUntil: Date;
  appealedAt: Date | null;
  answeredAt: Date | null;
}

/** The author appeals once, while there is time. */
export const canAppeal = ({ appealedAt, appealUntil }: Decided, now: Date): boolean =>
  appealedAt === null && now < appealUntil;

/** Another admin than the one who decided answers an appeal, once. */
export const canAnswer = (
  { decidedBy, appealedAt, answeredAt }: Decided,
  adminId: string,
): boolean => appealedAt !== null && answeredAt === null && decidedBy !== adminId;
