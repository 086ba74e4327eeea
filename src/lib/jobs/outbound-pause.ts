/**
 * Whether anything may leave the product. After a restore nothing may until the operator says so: what waits was
 * waiting when the backup was made, and most of it has gone out since.
 */
export interface OutboundPause {
  isHeld(): Promise<boolean>;
  /** Resolves when nothing is held any more, or rejects when the signal is aborted. */
  untilReleased(signal: AbortSignal): Promise<void>;
}

/** Why something did not go out. */
export const pausedMessage =
  'Everything that goes out is held, because the database was restored from a backup. The operator releases it: npm run admin -- release-held.';

/** Where nothing was ever restored. */
export const neverPaused: OutboundPause = {
  isHeld: async () => false,
  untilReleased: async () => undefined,
};
