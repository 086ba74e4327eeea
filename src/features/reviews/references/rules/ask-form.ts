import { z } from 'zod';
import { emailAddress } from '#lib/api/email-address.ts';
import { typedLine, typedText } from '#lib/api/plain-text.ts';
import { wordsMaxLength } from './words.ts';

const line = (max: number, missing: string) =>
  typedLine().min(1, missing).max(max, `Please use at most ${max} characters`);

/** What a consultant says of a former client. */
export const askSchema = z.strictObject({
  personName: line(100, 'Please enter a name'),
  companyName: line(200, 'Please enter a company'),
  email: emailAddress(),
  project: line(200, 'Please enter what was done'),
  role: line(100, 'Please enter the role of the person'),
});
export type AskForm = z.output<typeof askSchema>;

/** What a former client confirms. */
export const wordsSchema = typedText()
  .min(1, 'Please write a text')
  .max(wordsMaxLength, `Please use at most ${wordsMaxLength} characters`);
