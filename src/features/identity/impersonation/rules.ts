/** How long an admin impersonates a user, unless it is ended before. */
export const impersonationMinutes = 15;

/** The most that is kept of the reason. */
export const impersonationReasonMaxLength = 500;

/** When an impersonation that begins now ends by itself. */
export const endOfImpersonation = (now: Date): Date =>
  new Date(now.getTime() + impersonationMinutes * 60_000);
