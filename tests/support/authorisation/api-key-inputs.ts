import { makeApiKey } from '../api-keys.ts';
import { absentId, type ExampleInputs, fixed, none } from './example-inputs.ts';

/** What people do about the keys of their programs. */
export const apiKeyInputs: ExampleInputs = {
  'apiKeys.list': none,
  'apiKeys.create': fixed({ name: 'Bookkeeping', scope: 'read', lifetimeDays: 30 }),
  'apiKeys.revoke': async (app, rowKind, self) => {
    if (rowKind === 'absent') return { keyId: absentId };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    return { keyId: (await makeApiKey(app, owner)).keyId };
  },
};
