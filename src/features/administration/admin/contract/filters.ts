import { z } from 'zod';
import { companyIdSchema } from '#access/company-input.ts';
import { sortDirections, userSorts, userStatuses } from '../rules/user-list.ts';

/** What narrows a list of users, as requests name it. */
export const userFilterShape = {
  text: z.string().trim().max(100).default(''),
  status: z.enum(userStatuses).optional(),
};

/** A list of users, as requests name it. */
export const userListShape = {
  userType: z.enum(['client', 'consultant']),
  ...userFilterShape,
  sort: z.enum(userSorts).default('joined'),
  direction: z.enum(sortDirections).default('descending'),
};

/** What narrows the audit log, as requests name it. */
export const auditFilterShape = {
  action: z.string().max(100).optional(),
  person: z.string().trim().max(320).optional(),
  company: companyIdSchema.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};
