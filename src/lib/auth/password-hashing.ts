import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** How a password becomes what is stored of it, and is held against that. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** The auth library's: scrypt with N = 16,384 and r = 16, some 60 ms of a processor and 32 MiB for each password. */
export const productionHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword };
