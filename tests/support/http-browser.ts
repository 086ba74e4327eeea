import type { TestApp } from './app.ts';
import { cheapHashing } from './cheap-hashing.ts';

type Answer = Record<string, unknown>;

/** The password of people whom `makeSignUp` has made. */
export const testPassword = 'a sentence that no other user types';

/** A browser without pages: it keeps the cookies that answers set, and calls the API as a page of the site would. */
export class HttpBrowser {
  readonly #app: TestApp;
  readonly #cookies: Map<string, string>;

  constructor(app: TestApp, cookies: string | ReadonlyMap<string, string> = '') {
    this.#app = app;
    this.#cookies =
      typeof cookies === 'string'
        ? new Map(cookies.split('; ').filter(Boolean).map(nameAndValue))
        : new Map(cookies);
  }

  async send<Shape extends Answer = Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<{ status: number; answer: Shape }> {
    const response = await this.#ask(path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, answer: (await response.json()) as Shape };
  }

  /** Opens an address; says where the answer leads on to, if it does. */
  async visit(path: string): Promise<{ status: number; location: string | null }> {
    const { status, headers } = await this.#ask(path, { method: 'GET' });
    return { status, location: headers.get('location') };
  }

  /** Sends a form as a page without scripts does; says where the answer leads on to. */
  async post(path: string, fields: Record<string, string>): Promise<string | null> {
    const { headers } = await this.#ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return headers.get('location');
  }

  /** What it keeps, by name. */
  cookieNames = (): string[] => [...this.#cookies.keys()].toSorted();

  async #ask(path: string, request: RequestInit): Promise<Response> {
    const response = await this.#app.http.request(path, {
      ...request,
      headers: {
        origin: this.#app.services.publicUrl,
        cookie: [...this.#cookies].map((cookie) => cookie.join('=')).join('; '),
        ...(request.headers as Record<string, string>),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = nameAndValue(cookie.split(';')[0] ?? '');
      if (value === '' || /max-age=0\b/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** Another browser with the cookies of this one as they are now. */
  copy(): HttpBrowser {
    return new HttpBrowser(this.#app, this.#cookies);
  }

  /** The same, whose requests another node answers. */
  at(node: TestApp): HttpBrowser {
    return new HttpBrowser(node, this.#cookies);
  }

  /** The value of a cookie that it keeps. */
  cookie = (name: string): string | undefined => this.#cookies.get(name);

  /** Who the server says is at this browser. */
  me = async (): Promise<Answer> => (await this.send('GET', '/api/me')).answer;

  signIn = (email: string) =>
    this.send('POST', '/auth/v1/sign-in/email', { email, password: testPassword });
}

function nameAndValue(cookie: string): [string, string] {
  const equals = cookie.indexOf('=');
  return [cookie.slice(0, equals), cookie.slice(equals + 1)];
}

/** A user who signs in with their address and `testPassword`. */
export async function makeSignUp(
  app: TestApp,
  options: Omit<NonNullable<Parameters<TestApp['make']['client']>[0]>, 'email'> = {},
): Promise<{ userId: string; email: string }> {
  const email = `${crypto.randomUUID()}@example.test`;
  const userId = await app.make.client({ ...options, email });
  await app.db
    .insertInto('auth.accounts')
    .values({
      user_id: userId,
      account_id: userId,
      provider_id: 'credential',
      password: await cheapHashing.hash(testPassword),
    })
    .execute();
  return { userId, email };
}
