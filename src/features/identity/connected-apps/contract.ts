import { z } from 'zod';
import { operation, programScopes } from '#access/operation.ts';

/** An app of other people that the person who asks has let in. */
const connectedAppSchema = z.object({
  appId: z.uuid(),
  /** As the app names itself. */
  name: z.string(),
  /** The host that answers for it. */
  host: z.string(),
  scope: z.enum(programScopes),
  /** For which company it acts; null for a consultant’s. */
  companyName: z.string().nullable(),
  /** It opens nothing any more where it was let in before the account had a second factor. */
  state: z.enum(['good', 'outdated']),
  connectedAt: z.iso.datetime(),
  /** When a token was last given for it. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});
export type ConnectedAppView = z.infer<typeof connectedAppSchema>;

/** What an app asks for. */
const appRequestViewSchema = z.object({
  name: z.string(),
  host: z.string(),
  scope: z.enum(programScopes),
  companyName: z.string().nullable(),
  /** Where the answer goes; null for a program that only a scheme of its own names. */
  receiver: z.string().nullable(),
  isThisComputer: z.boolean(),
});
export type AppRequestView = z.infer<typeof appRequestViewSchema>;

const requestId = z.string().min(1).max(100);
const goOn = z.object({
  /** The path that the browser goes on to: it leads to the app. */
  continueAt: z.string(),
});
const REQUEST_NOT_FOUND = {
  status: 404,
  message: 'This request has expired or was answered. Please start again in the app.',
} as const;

export const connectedAppsContract = {
  list: operation({
    method: 'GET',
    path: '/me/connected-apps',
    access: 'signed-in',
    neverLookedAt: true,
    summary: 'The apps that are connected to the own account, last connected first',
  }).output(z.object({ apps: z.array(connectedAppSchema) })),

  disconnect: operation({
    method: 'DELETE',
    path: '/me/connected-apps/{appId}',
    access: 'signed-in',
    summary: 'Disconnect an app: its tokens end at once',
  })
    .input(z.strictObject({ appId: z.uuid() }))
    .output(z.object({ disconnected: z.literal(true) }))
    .errors({ APP_NOT_FOUND: { status: 404, message: 'You have no such app.' } }),

  getRequest: operation({
    method: 'GET',
    path: '/me/app-requests/{requestId}',
    access: 'signed-in',
    neverLookedAt: true,
    summary: 'What an app asks the user for',
  })
    .input(z.strictObject({ requestId }))
    .output(appRequestViewSchema)
    .errors({ REQUEST_NOT_FOUND }),

  allow: operation({
    method: 'POST',
    path: '/me/app-requests/{requestId}/allow',
    access: 'signed-in',
    assurance: 'fresh',
    summary: 'Let an app in, with what it asks for or with less',
    description: 'It acts for the company that the user acts for. A change of password ends it.',
  })
    .input(z.strictObject({ requestId, scope: z.enum(programScopes) }))
    .output(goOn)
    .errors({
      REQUEST_NOT_FOUND,
      TOO_MANY_APPS: {
        status: 422,
        message: 'You have as many connected apps as there can be. Disconnect one first.',
      },
    }),

  refuse: operation({
    method: 'POST',
    path: '/me/app-requests/{requestId}/refuse',
    access: 'signed-in',
    summary: 'Refuse the request of an app',
  })
    .input(z.strictObject({ requestId }))
    .output(goOn)
    .errors({ REQUEST_NOT_FOUND }),
};
