import type { VirusScanner } from '#lib/scanning/virus-scanner.ts';

/** What conversations use beside the services of all. */
export interface MessagesServices {
  /** Undefined where the operator has set none: then files are offered, and are not said to be scanned. */
  scanner: VirusScanner | undefined;
}
