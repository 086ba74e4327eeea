import { z } from 'zod';
import { daySchema } from '#lib/api/day.ts';
import { typedLine } from '#lib/api/plain-text.ts';
import {
  environmentKinds,
  environmentMaxLength,
  roleMaxLength,
  tenantMaxLength,
} from './access-list.ts';

const line = (max: number, missing: string) =>
  typedLine().min(1, missing).max(max, `Please use at most ${max} characters`);

/** An environment, and the role that the consultant has there. */
export const environmentSchema = z.strictObject({
  tenant: line(tenantMaxLength, 'Please enter the domain or the id of the tenant'),
  environment: line(environmentMaxLength, 'Please enter the name or the URL of the environment'),
  kind: z.enum(environmentKinds, { error: 'Please choose one' }),
  role: line(roleMaxLength, 'Please enter the role'),
});
export type Environment = z.output<typeof environmentSchema>;

/** The same with the day on which the client granted the role. */
export const grantSchema = environmentSchema.extend({ grantedOn: daySchema() });
export type Grant = z.output<typeof grantSchema>;
