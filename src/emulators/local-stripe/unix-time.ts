/** Whole seconds since 1970, the way Stripe writes times. */
export const toUnix = (time: Date): number => Math.floor(time.getTime() / 1000);

export const fromUnix = (seconds: number): Date => new Date(seconds * 1000);
