import type { Page } from '@playwright/test';

/** A device of the browser that keeps passkeys, such as a phone with a fingerprint sensor. */
export interface VirtualAuthenticator {
  /** How many passkeys it keeps. */
  count(): Promise<number>;
  /** Moves its passkeys to the device of another window, as a maker's account does. */
  moveTo(other: VirtualAuthenticator): Promise<void>;
  /** Takes one passkey as another device had it. */
  take(credential: object): Promise<void>;
}

/**
 * Gives a window a device that stores passkeys, verifies its owner and answers every request. Chromium automatically
 * chooses one of those that are offered in a field.
 */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () =>
    (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    count: async () => (await credentials()).length,
    take: async (credential) => {
      await devtools.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: credential as Awaited<ReturnType<typeof credentials>>[number],
      });
    },
    async moveTo(other) {
      for (const credential of await credentials()) {
        await other.take(credential);
        const { credentialId } = credential;
        await devtools.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
      }
    },
  };
}
