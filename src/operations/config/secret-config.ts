import { z } from 'zod';
import { SetupProblem } from '#lib/errors/setup-problem.ts';

const leastCharacters = 32;
const listed = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** A list of valid secrets. */
const isListOf = (isSecret: (secret: string) => boolean) => (secrets: string[]) =>
  secrets.length > 0 && secrets.every(isSecret);
const isLong = (secret: string): boolean => secret.length >= leastCharacters;

const secretList = z
  .string()
  .transform(listed)
  .refine(isListOf(isLong), {
    error: `must hold secrets of at least ${leastCharacters} characters, separated by commas`,
  })
  .default([]);

/** The variables of secrets that are replaced by others while the site runs. */
export const secretVariables = {
  AUTH_SECRET: z
    .string()
    .min(leastCharacters, { error: `must have at least ${leastCharacters} characters` })
    .optional(),
  AUTH_SECRETS_ACCEPTED: secretList,
  AUTH_SECRETS_LEAKED: secretList,
  MAIL_WEBHOOK_SECRET: z
    .string()
    .transform(listed)
    .refine(isListOf(isLong), {
      error: `must have at least ${leastCharacters} characters; several are separated by commas`,
    })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform(listed)
    .refine(
      isListOf((secret) => /^whsec_\S+$/.test(secret) && !secret.includes('…')),
      { error: 'must start with whsec_ and be whole; several are separated by commas' },
    )
    .optional(),
};

const environmentSchema = z.object(secretVariables);

/** The secrets that keys are made of, as they are set. */
export interface SecretSettings {
  present: string | undefined;
  /** Believed as well. */
  accepted: string[];
  /** Known to strangers, and kept to read what was stored with them. */
  leaked: string[];
}

/** Throws a SetupProblem for a secret that is to be believed and is known to strangers. */
export function readSecretSettings({
  AUTH_SECRET: present,
  AUTH_SECRETS_ACCEPTED: accepted,
  AUTH_SECRETS_LEAKED: leaked,
}: z.output<typeof environmentSchema>): SecretSettings {
  if (present && leaked.includes(present)) {
    throw new SetupProblem(
      'AUTH_SECRET is named in AUTH_SECRETS_LEAKED as well: an attacker who knows it could sign in as any user. Make a new one for AUTH_SECRET: openssl rand -base64 32.',
    );
  }
  if (accepted.some((secret) => leaked.includes(secret))) {
    throw new SetupProblem(
      'AUTH_SECRETS_ACCEPTED and AUTH_SECRETS_LEAKED name the same secret: one that strangers know is not to be believed. Remove it from AUTH_SECRETS_ACCEPTED.',
    );
  }
  return { present, accepted: accepted.filter((secret) => secret !== present), leaked };
}
