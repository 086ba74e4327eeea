/** What is asked of the auth endpoints, for an address that has an account and for one that has none. */
export interface AddressFlow {
  path: string;
  /** Makes an account of the kind that the flow is about, and gives its address. */
  known: () => Promise<string>;
  /** What is sent about an address. */
  fieldsOf: (email: string) => object;
}

const password = 'correct horse battery staple';

/** An address without an account. */
export const newAddress = (): string => `${crypto.randomUUID()}@example.test`;

const signUpOf = (email: string) => ({
  ...{ userType: 'client', firstName: 'Robin', lastName: 'Rowe' },
  ...{ email, password },
});

/** The public flows that take an address. `post` calls the site, `query` its database. */
export function addressFlows({
  post,
  query,
}: {
  post: (path: string, fields: object) => Promise<unknown>;
  query: (text: string, values: unknown[]) => Promise<unknown>;
}): Record<string, AddressFlow> {
  async function signedUp(): Promise<string> {
    const email = newAddress();
    await post('/sign-up/email', signUpOf(email));
    return email;
  }
  async function confirmed(): Promise<string> {
    const email = await signedUp();
    await query('update auth.users set email_verified = true where email = $1', [email]);
    return email;
  }
  return {
    'signing in with a wrong password': {
      path: '/sign-in/email',
      known: confirmed,
      fieldsOf: (email) => ({ email, password: 'not the password at all' }),
    },
    'signing up': { path: '/sign-up/email', known: confirmed, fieldsOf: signUpOf },
    'asking for another confirmation link': {
      path: '/send-verification-email',
      known: signedUp,
      fieldsOf: (email) => ({ email }),
    },
    'asking for a new password': {
      path: '/request-password-reset',
      known: confirmed,
      fieldsOf: (email) => ({ email }),
    },
  };
}

/** The whole answer, but for what is another one each time: its id, its address, the value and end of its cookies. */
export async function answerWithout(response: Response): Promise<unknown> {
  const body = await response.text();
  return {
    status: response.status,
    body: body.replaceAll(/"requestId":"[^"]*"/g, '').replaceAll(/[\w.+-]+@example\.test/g, '…'),
    cookies: response.headers
      .getSetCookie()
      .map((cookie) => cookie.replace(/=[^;]*/, '=…').replace(/Expires=[^;]*/, '')),
  };
}
