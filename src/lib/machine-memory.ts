import { totalmem } from 'node:os';

/**
 * The memory that this process can have, in bytes: that of the machine, or less where the system gives it less (as in a
 * container).
 */
export const machineMemory = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
