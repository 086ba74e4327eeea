import { z } from 'zod';
import { memberRoles } from './company.ts';

/** Accepts a UUID from outside; whether such a company exists is another question. */
export const companyIdSchema = z.uuid().brand<'CompanyId'>();

/** Accepts the role of a member. */
export const memberRoleSchema = z.enum(memberRoles);
