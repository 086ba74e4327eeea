/** Whole seconds since 1970, the way Stripe writes moments. */
export const toUnix = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export const fromUnix = (seconds: number): Date => new Date(seconds * 1000);
