import { randomBytes, randomUUID } from 'node:crypto';
import { hashRecordId } from '#features/identity/connected-apps/rules/record-id.ts';
import type { TestApp } from '../app.ts';
import { testPublicUrl } from '../site.ts';
import { absentId, type ExampleInputs, none } from './example-inputs.ts';

/** Connects an app to the account of this user, as after their answer. */
export async function makeConnectedApp(app: TestApp, userId: string): Promise<string> {
  const id = randomUUID();
  const now = app.clock.now();
  await app.db
    .insertInto('auth.app_grants')
    .values({
      ...{ id, user_id: userId, company_id: null, scope: 'write' },
      ...{ client_id: 'https://notes.example/direct365.json', client_name: 'Notes' },
      ...{
        host: 'notes.example',
        resource: `${testPublicUrl}/api`,
        after_second_step: false,
        created_at: now,
      },
      expires_at: new Date(now.getTime() + 60 * 60_000),
    })
    .execute();
  return id;
}

/** The request of an app, as a browser has just brought it. */
async function makeAppRequest(app: TestApp): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const now = app.clock.now();
  await app.db
    .insertInto('auth.app_records')
    .values({
      ...{ id_hash: hashRecordId(id), kind: 'Interaction', created_at: now },
      expires_at: new Date(now.getTime() + 60_000),
      payload: JSON.stringify({
        returnTo: `${testPublicUrl}/oauth/authorize/${id}`,
        prompt: { details: { clientName: 'Notes' } },
        params: {
          client_id: 'https://notes.example/direct365.json',
          redirect_uri: 'https://notes.example/callback',
          resource: `${testPublicUrl}/api`,
          scope: 'read write',
        },
      }),
    })
    .execute();
  return id;
}

/** What people do about the apps of others. */
export const connectedAppInputs: ExampleInputs = {
  'connectedApps.list': none,
  'connectedApps.disconnect': async (app, rowKind, self) => {
    if (rowKind === 'absent') return { appId: absentId };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    return { appId: await makeConnectedApp(app, owner) };
  },
  'connectedApps.getRequest': async (app) => ({ requestId: await makeAppRequest(app) }),
  'connectedApps.allow': async (app) => ({ requestId: await makeAppRequest(app), scope: 'read' }),
  'connectedApps.refuse': async (app) => ({ requestId: await makeAppRequest(app) }),
};
