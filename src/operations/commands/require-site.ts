import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#operations/config/config.ts';
import { findDataFolder } from '../doctor/reach-database.ts';
import { CommandRefused } from './command-line.ts';

/**
 * Refuses a command where no site has run with these settings. It would start an empty site and report on that. An
 * operator who forgot the settings of the real site would read that there is no admin, or would back up nothing.
 */
export function requireSite(config: Config, checkoutDir: string): void {
  if (config.databaseUrl) return;
  const folder = findDataFolder(config, checkoutDir);
  if (folder && existsSync(join(folder, 'postgres'))) return;
  throw new CommandRefused(
    `No site has run with these settings, or another user keeps its data: there is no database to be seen in ${resolve(checkoutDir, config.dataDir ?? 'data')}. Give the command the settings of the site (DATABASE_URL or DATA_DIR), and run it as the site's user.`,
  );
}
