import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { parseRetention, type RetentionRule } from '#operations/backups/files/retention.ts';

/** Where scheduled backups go, how often, and which are kept. */
export interface BackupSettings {
  folder: string;
  everyHours: number;
  keep: RetentionRule;
}

/** The variables of scheduled backups. */
export const backupVariables = {
  BACKUP_DIR: z
    .string()
    .refine(isAbsolute, { error: 'must be the whole path of a folder, from /' })
    .optional(),
  BACKUP_EVERY_HOURS: z.coerce
    .number({ error: 'must be a number' })
    .min(1, { error: 'must be between 1 and 720' })
    .max(720, { error: 'must be between 1 and 720' })
    .default(24),
  BACKUP_KEEP: z
    .string()
    .default('7d 4w 12m')
    .transform((text, context) => {
      const rule = parseRetention(text);
      if (rule) return rule;
      context.addIssue({
        code: 'custom',
        message: 'must say how many days, weeks and months keep a backup, like 7d 4w 12m',
      });
      return z.NEVER;
    }),
};

const environmentSchema = z.object(backupVariables);

/** The settings that the checked variables make; undefined without a folder. */
export function readBackupSettings(
  env: z.output<typeof environmentSchema>,
): BackupSettings | undefined {
  const { BACKUP_DIR: folder, BACKUP_EVERY_HOURS: everyHours, BACKUP_KEEP: keep } = env;
  return folder ? { folder, everyHours, keep } : undefined;
}
