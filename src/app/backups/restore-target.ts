import type { Config } from '#lib/env/config.ts';
import type { Log } from '#lib/log.ts';

/** Where a restore goes: what the settings name. */
export interface RestoreTarget {
  config: Config;
  checkoutDir: string;
  log: Log;
}
