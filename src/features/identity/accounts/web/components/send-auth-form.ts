import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { postAuth } from '#lib/auth/auth-client.ts';
import { messageForAuthError } from '../messages.ts';

/** Sends a form to an auth endpoint. A failure is said above its fields, and returned; null when it was taken. */
export async function sendAuthForm<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  path: Parameters<typeof postAuth>[0],
  body: Parameters<typeof postAuth>[1],
): Promise<string | null> {
  try {
    await postAuth(path, body);
    return null;
  } catch (error) {
    const message = messageForAuthError(error);
    form.setError('root', { message });
    return message;
  }
}
