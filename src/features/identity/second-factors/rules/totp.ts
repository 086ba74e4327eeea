import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
// A code is taken one step early and one late: clocks of phones differ, and typing takes its time.
const stepsAround = 1;

/** A new secret of 160 bits, in base 32 as people can type it. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    issuer,
    label,
  });

/** The address that an authenticator app reads from the QR code. */
export const totpUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names.label, names.issuer).toString();

/**
 * The number of the time step that a code is right for, or null. A step that a code was accepted for before, and those
 * before it, are over: no code works twice.
 */
export function acceptedStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number | null },
): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: stepsAround });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / stepSeconds) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

/** The code of a moment, as an authenticator app shows it; for tests. */
export const totpCode = (secret: string, at: Date): string =>
  totpOf(secret).generate({ timestamp: at.getTime() });
