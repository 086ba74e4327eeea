import type { LocalPaymentError } from './payment-objects.ts';

/** An error as Stripe's API answers it. */
export interface ApiProblemBody {
  error: {
    type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
    message: string;
    code?: string;
    param?: string;
    decline_code?: string;
    charge?: string;
    payment_intent?: unknown;
    setup_intent?: unknown;
  };
}

/** A refusal of the local Stripe, thrown where it is found and answered as Stripe's error JSON. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: 400 | 401 | 402 | 404 | 429 | 500;
  readonly body: ApiProblemBody;

  constructor(status: ApiProblem['status'], error: ApiProblemBody['error']) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

/** No object of that id: 404 when the address named it, 400 when a parameter did. */
export function missing(kind: string, id: string, param = 'id'): ApiProblem {
  return new ApiProblem(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** A request that cannot be carried out as it stands. */
export function invalid(message: string, param?: string, code?: string): ApiProblem {
  return new ApiProblem(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });
}

/** A card that its bank has declined. */
export function cardProblem(
  { code, decline_code: decline, message, charge }: LocalPaymentError,
  about: { payment_intent?: unknown; setup_intent?: unknown } = {},
): ApiProblem {
  return new ApiProblem(402, {
    type: 'card_error',
    code,
    message,
    ...(decline && { decline_code: decline }),
    ...(charge && { charge }),
    ...about,
  });
}
