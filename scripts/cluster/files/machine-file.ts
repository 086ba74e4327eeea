import type { Description } from '../description.ts';
import type { Secrets } from '../secrets.ts';

/** A file of a machine. */
export interface MachineFile {
  /** Absolute, as seen from the machine. */
  path: string;
  text: string;
  /** Whether it is to be run. */
  isProgram?: boolean;
}

/** What the files of a machine are made of. */
export interface Cluster {
  description: Description;
  secrets: Secrets;
  /**
   * What stands before every path of a machine: nothing on a machine of its own, a folder where several are tried on
   * one. There nothing is root's either.
   */
  rootOf: (machine: string) => string;
}
