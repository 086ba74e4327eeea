import { makeConnection } from '../microsoft/make-connection.ts';
import { makePasskey } from '../passkeys.ts';
import { absentId, type ExampleInputs, fixed, none } from './example-inputs.ts';

/** Accounts elsewhere that sign in. The site that is asked has no registration there. */
export const connectionInputs: ExampleInputs = {
  'connectedSignIns.listOffered': none,
  'connectedSignIns.begin': none,
  'connectedSignIns.readSignUp': fixed({ waitingId: absentId }),
  'connectedSignIns.list': none,
  'connectedSignIns.beginConnecting': none,
  'connectedSignIns.disconnect': async (app, rowKind, self) => {
    if (rowKind === 'absent') return { connectionId: absentId };
    const owner = rowKind === 'own' && self ? self : await app.make.client();
    // It is not to be their last way to sign in.
    await makePasskey(app, owner, crypto.randomUUID());
    return makeConnection(app, owner);
  },
  'connectedSignIns.beginProof': async (app, rowKind, self) => {
    if (rowKind === 'own' && self) await makeConnection(app, self);
    return {};
  },
};
