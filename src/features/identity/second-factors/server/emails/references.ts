import { z } from 'zod';
import { defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To the address of a factor: the code that its person asked for. */
export const signInCode = defineMailReference('sign-in-code', z.strictObject({ code: z.string() }));
