import { ORPCError, ValidationError } from '@orpc/server';

/**
 * Refuses the input for the sake of one field, as if the schema had: for checks that the browser is
 * spared. The caller gets a 400 that names the field.
 */
export function refuseField(path: readonly string[], message: string): never {
  throw new ORPCError('BAD_REQUEST', {
    message,
    cause: new ValidationError({ message, issues: [{ path, message }], data: undefined }),
  });
}
