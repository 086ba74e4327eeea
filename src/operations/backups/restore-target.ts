import type { Log } from '#lib/log.ts';
import type { Config } from '#operations/config/config.ts';

/** Where a restore goes: what the settings name. */
export interface RestoreTarget {
  config: Config;
  checkoutDir: string;
  log: Log;
}
