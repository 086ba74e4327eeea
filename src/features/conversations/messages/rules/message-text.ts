import { typedText } from '#lib/api/plain-text.ts';
import { messageMaxLength } from './limits.ts';

/** The text of a message: text and nothing else, the same in the browser and on the server. */
export const messageTextSchema = typedText()
  .min(1, 'Please write something.')
  .max(messageMaxLength, `A message can have up to ${messageMaxLength} characters`);
