import type { PushKeySecrets } from '#features/push-subscriptions/server/services.ts';
import { openSealedValue, sealValue } from '#lib/auth/sealed-values.ts';

const of = (subject: string) => ({ purpose: 'push key', subject });

/** Seals the private half of the pair that pushes are signed with, with a key made of the site's secret. */
export const pushKeySecrets = (authSecret: string): PushKeySecrets => ({
  seal: (publicKey, privateKey) => sealValue(authSecret, of(publicKey), privateKey),
  open: (publicKey, sealed) => openSealedValue(authSecret, of(publicKey), sealed),
});
