import * as oauth from 'oauth4webapi';
import { ProviderFailure } from './sign-in-provider.ts';

// Said in the address that a person comes back with. `login_required` and its like cannot be mended by trying again at
// once.
const atReturn: Readonly<Record<string, 'cancelled' | 'unreachable'>> = {
  access_denied: 'cancelled',
  consent_required: 'cancelled',
  interaction_required: 'cancelled',
  login_required: 'cancelled',
  account_selection_required: 'cancelled',
  server_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
};

const ofFaultyServers: readonly string[] = [
  oauth.RESPONSE_IS_NOT_CONFORM,
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.PARSE_ERROR,
];

/**
 * What went wrong between the provider and us, in one word for the person and a line for the log. Faults of ours are
 * thrown on.
 */
export function asProviderFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof oauth.AuthorizationResponseError) {
    // Anybody can write anything into the address.
    const said = /^[a-z_]{1,40}$/.test(error.error) ? error.error : 'something else';
    return new ProviderFailure(atReturn[said] ?? 'refused', `sent back: ${said}`);
  }
  if (error instanceof oauth.ResponseBodyError) {
    // A code that was used, has run out, or was asked for by another: to the person it is the same.
    const refusal = error.error === 'invalid_grant' ? 'expired' : 'refused';
    return new ProviderFailure(refusal, `tokens: ${error.error}`);
  }
  if (error instanceof oauth.OperationProcessingError) {
    const { code = '' } = error;
    if (code === oauth.JWT_TIMESTAMP_CHECK) return new ProviderFailure('clock', error.message);
    const refusal = ofFaultyServers.includes(code) ? 'unreachable' : 'refused';
    return new ProviderFailure(refusal, `${code}: ${error.message}`);
  }
  if (error instanceof oauth.UnsupportedOperationError) {
    return new ProviderFailure('refused', error.message);
  }
  throw error;
}
