import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { serviceRequestIdSchema } from './ids.ts';
import { serviceRequestSchema } from './rules/request-form.ts';
import { serviceIds } from './rules/services.ts';

/** A request as admins read it. */
export const serviceRequestViewSchema = z.object({
  id: z.uuid(),
  service: z.enum(serviceIds),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  createdAt: timestampSchema,
  answeredAt: timestampSchema.nullable(),
});
export type ServiceRequestView = z.infer<typeof serviceRequestViewSchema>;

export const requestStates = ['waiting', 'answered'] as const;
export type RequestState = (typeof requestStates)[number];

export const serviceRequestsContract = {
  send: operation({
    method: 'POST',
    path: '/service-requests',
    access: 'anyone',
    summary: 'Order one of the business services; nothing is owed before both sides agree',
    description: 'The caller makes the id. The same id sent again changes nothing.',
    successStatus: 201,
  })
    .input(serviceRequestSchema.safeExtend({ id: serviceRequestIdSchema }))
    .output(z.object({ id: z.uuid() }))
    .errors({
      TOO_MANY_REQUESTS: {
        status: 429,
        message:
          'Too many requests were sent with this email address today. Please try again tomorrow.',
      },
    }),

  listReceived: operation({
    method: 'GET',
    path: '/admin/service-requests',
    access: 'admin',
    summary:
      'Requests that wait for an answer, longest waiting first, or the answered ones, newest first',
  })
    .input(z.strictObject({ state: z.enum(requestStates).default('waiting'), ...pageInputShape }))
    .output(pageOf(serviceRequestViewSchema))
    .errors(invalidCursor),

  countWaiting: operation({
    method: 'GET',
    path: '/admin/service-requests/waiting',
    access: 'admin',
    summary: 'How many requests wait for an answer',
  }).output(z.object({ waiting: z.number().int() })),

  markAnswered: operation({
    method: 'POST',
    path: '/admin/service-requests/{requestId}/answered',
    access: 'admin',
    summary: 'Take a request off the list of those that wait; twice changes nothing',
  })
    .input(z.strictObject({ requestId: serviceRequestIdSchema }))
    .output(serviceRequestViewSchema)
    .errors({ REQUEST_NOT_FOUND: { status: 404, message: 'This request does not exist.' } }),
};
