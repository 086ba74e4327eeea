import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { daySchema } from '#lib/api/day.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { accessIdSchema } from './ids.ts';
import { environmentSchema, grantSchema } from './rules/access-form.ts';
import { accessStates, accessSteps, entriesMax, environmentKinds } from './rules/access-list.ts';

const stepSchema = z.object({
  step: z.enum(accessSteps),
  side: z.enum(sides),
  /** The colleague of the client who did it; null for the own person, and for the other side. */
  by: z.string().nullable(),
  at: timestampSchema,
});

/** An entry of the access list as both sides of the deal see it. */
const accessEntrySchema = z.object({
  id: z.uuid(),
  tenant: z.string(),
  environment: z.string(),
  kind: z.enum(environmentKinds),
  role: z.string(),
  state: z.enum(accessStates),
  grantedOn: z.iso.date().nullable(),
  /** When the client reviewed it last. */
  reviewedOn: z.iso.date().nullable(),
  returnedOn: z.iso.date().nullable(),
  /** The oldest step first. */
  history: z.array(stepSchema),
  can: z.object({
    grant: z.boolean(),
    review: z.boolean(),
    markReturned: z.boolean(),
    sayReturned: z.boolean(),
    remove: z.boolean(),
  }),
});
export type AccessEntry = z.infer<typeof accessEntrySchema>;

const accessListSchema = z.object({
  items: z.array(accessEntrySchema),
  /** Whether the own side can add an entry. */
  canAdd: z.boolean(),
});

const ofDeal = z.strictObject({ applicationId: applicationIdSchema });
const ofEntry = z.strictObject({ accessId: accessIdSchema });
const nothing = z.object({});
const noApplication = {
  APPLICATION_NOT_FOUND: { status: 404, message: 'This application does not exist.' },
} as const;
const wrongDay = {
  ACCESS_DAY: { status: 400, message: 'Please enter a day from the grant until today.' },
} as const;
const notAdded = {
  ...noApplication,
  ...wrongDay,
  DEAL_STATE: {
    status: 409,
    message: 'Access can be added while the deal is worked on and its completion is not proposed.',
  },
  TOO_MANY_ENTRIES: {
    status: 409,
    message: `The list has ${entriesMax} environments that are not returned.`,
  },
} as const;
const notChanged = {
  ...wrongDay,
  ACCESS_NOT_FOUND: { status: 404, message: 'This entry does not exist.' },
  ACCESS_STATE: { status: 409, message: 'This entry has changed in the meantime.' },
} as const;

/** The environments to which the consultant of a deal has access. */
export const environmentAccessContract = {
  list: operation({
    method: 'GET',
    path: '/applications/{applicationId}/environment-access',
    access: 'correspondent',
    summary: 'The environments to which the consultant of a deal has access, or asks for it',
  })
    .input(ofDeal)
    .output(accessListSchema)
    .errors(noApplication),

  ask: operation({
    method: 'POST',
    path: '/applications/{applicationId}/environment-access/asked',
    access: 'consultant',
    summary: 'Ask the client of a deal for access to an environment',
    successStatus: 201,
  })
    .input(ofDeal.extend(environmentSchema.shape))
    .output(z.object({ id: z.uuid() }))
    .errors(notAdded),

  grant: operation({
    method: 'POST',
    path: '/applications/{applicationId}/environment-access/granted',
    access: 'approved-client',
    summary: 'List an environment to which the consultant of a deal was granted access',
    successStatus: 201,
  })
    .input(ofDeal.extend(grantSchema.shape))
    .output(z.object({ id: z.uuid() }))
    .errors(notAdded),

  grantAsked: operation({
    method: 'POST',
    path: '/environment-access/{accessId}/grant',
    access: 'approved-client',
    summary: 'Say that access that the consultant asked for was granted',
  })
    .input(ofEntry.extend({ grantedOn: daySchema() }))
    .output(nothing)
    .errors(notChanged),

  review: operation({
    method: 'POST',
    path: '/environment-access/{accessId}/review',
    access: 'approved-client',
    summary: 'Say that the consultant still needs this access',
  })
    .input(ofEntry.extend({ reviewedOn: daySchema() }))
    .output(nothing)
    .errors(notChanged),

  sayReturned: operation({
    method: 'POST',
    path: '/environment-access/{accessId}/said-returned',
    access: 'consultant',
    summary: 'Say that the own access was returned; the client confirms it',
  })
    .input(ofEntry)
    .output(nothing)
    .errors(notChanged),

  markReturned: operation({
    method: 'POST',
    path: '/environment-access/{accessId}/return',
    access: 'approved-client',
    summary: 'Mark access as returned, also after the end of the deal',
  })
    .input(ofEntry.extend({ returnedOn: daySchema() }))
    .output(nothing)
    .errors(notChanged),

  remove: operation({
    method: 'DELETE',
    path: '/environment-access/{accessId}',
    access: 'correspondent',
    summary: 'Remove an entry that was asked for and is not granted',
  })
    .input(ofEntry)
    .output(nothing)
    .errors(notChanged),
};
