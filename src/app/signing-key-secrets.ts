import type { SigningKeySecrets } from '#features/api-keys/server/services.ts';
import { openSealedValue, sealValue } from '#lib/auth/sealed-values.ts';

const of = (subject: string) => ({ purpose: 'signing key', subject });

/** Seals the site's own signing keys with a key made of its secret; for the site and for the operator's commands. */
export const signingKeySecrets = (authSecret: string): SigningKeySecrets => ({
  seal: (kid, privateKey) => sealValue(authSecret, of(kid), privateKey),
  open: (kid, sealed) => openSealedValue(authSecret, of(kid), sealed),
});
