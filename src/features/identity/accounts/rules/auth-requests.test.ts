import { describe, expect, it } from 'vitest';
import { authRequestSchemas, isAuthPath } from './auth-requests.ts';

const signUp = {
  userType: 'consultant',
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'Ada@Mills.example',
  password: 'correct horse battery staple',
};

const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message) ?? [];

describe('a request to the auth endpoints', () => {
  it('is known by its path, and by nothing that every object has', () => {
    expect(isAuthPath('/sign-in/email')).toBe(true);
    expect(isAuthPath('/sign-in/social')).toBe(false);
    expect(isAuthPath('constructor')).toBe(false);
  });

  it('is refused with a field that its path does not take', () => {
    const right = {
      '/sign-up/email': signUp,
      '/sign-up/microsoft': {
        ...{ userType: 'client', firstName: 'Ada', lastName: 'Lovelace', email: signUp.email },
        waitingId: '7d6f1c1e-2f2c-4f0e-9a58-0f6f6f2f6b11',
      },
      '/sign-in/email': { email: signUp.email, password: 'x' },
      '/sign-out': {},
      '/send-verification-email': { email: signUp.email },
      '/request-password-reset': { email: signUp.email },
      '/reset-password': { newPassword: 'x', token: 'x' },
    };
    for (const [path, schema] of Object.entries(authRequestSchemas)) {
      const fields = right[path as keyof typeof right];
      expect([path, schema.safeParse(fields).success]).toEqual([path, true]);
      expect([path, schema.safeParse({ ...fields, isAdmin: true }).success]).toEqual([path, false]);
    }
  });

  it('names the account by its address in lower case, which is no longer than mail allows', () => {
    const schema = authRequestSchemas['/request-password-reset'];
    const longest = `${'x'.repeat(254 - '@mills.example'.length)}@mills.example`;
    expect(schema.parse({ email: 'Ada@Mills.Example' }).email).toBe('ada@mills.example');
    expect(authRequestSchemas['/sign-up/email'].parse(signUp).email).toBe('ada@mills.example');
    expect(schema.safeParse({ email: longest }).success).toBe(true);
    expect(schema.safeParse({ email: `x${longest}` }).success).toBe(false);
    expect(messagesOf(schema.safeParse({ email: 'ada, babbage@mills.example' }))).toEqual([
      'Please enter a valid email address',
    ]);
  });

  it('says what is missing to sign in', () => {
    const schema = authRequestSchemas['/sign-in/email'];
    expect(messagesOf(schema.safeParse({ email: signUp.email, password: '' }))).toEqual([
      'Please enter your password',
    ]);
  });
});

describe('a sign-up', () => {
  const schema = authRequestSchemas['/sign-up/email'];

  it('keeps where to go on to, and drops what leads elsewhere', () => {
    const nextOf = (next: string) => schema.parse({ ...signUp, next }).next;
    expect(nextOf('/project/1/apply')).toBe('/project/1/apply');
    expect(nextOf('https://evil.example/')).toBe('');
    expect(schema.parse(signUp).next).toBeUndefined();
    const longest = `/${'x'.repeat(1499)}`;
    expect(nextOf(longest)).toBe(longest);
    // As long as it is written in an address: no one is kept from signing up by what they wrote elsewhere.
    expect(nextOf(`${longest}x`)).toBe('');
    expect(nextOf(`/post-project?text=${'ü'.repeat(300)}`)).toBe('');
  });

  it('has names of one line, which may be left empty', () => {
    expect(schema.parse(signUp).firstName).toBe('Ada');
    expect(schema.safeParse({ ...signUp, firstName: '', lastName: '' }).success).toBe(true);
    expect(schema.safeParse({ ...signUp, lastName: 'x'.repeat(100) }).success).toBe(true);
    expect(schema.safeParse({ ...signUp, lastName: 'x'.repeat(101) }).success).toBe(false);
  });
});

describe('the token of a reset', () => {
  const tokenSchema = authRequestSchemas['/reset-password'].shape.token;

  it.each(['x', 'aZ0_-', 'x'.repeat(100)])('may be %s', (token) => {
    expect(tokenSchema.safeParse(token).success).toBe(true);
  });

  it.each(['', 'x'.repeat(101), '../x', 'x/', 'x y', 'x\n', 'é'])('is not %j', (token) => {
    expect(messagesOf(tokenSchema.safeParse(token))).toEqual([
      'This link is not valid any more. Please ask for a new one.',
    ]);
  });
});
