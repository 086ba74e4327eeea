import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { smtpServerFixture } from './mail/smtp-server-fixture.ts';
import { smtpTransport } from './mail/smtp-transport.ts';

/** What the log has of these arguments. */
function logged(...given: [object | string, string?]): string {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const [first, second] = given;
  if (typeof first === 'string') log.error(first);
  else log.error(first, second);
  expect(lines).toHaveLength(1);
  return lines.join('');
}

const faultOf = (act: () => unknown): Error => {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('Nothing was thrown.');
};

describe('a line of the log', () => {
  it('says of a refused mail what the mail server said, and not whose it was', async () => {
    const server = await smtpServerFixture();
    server.behaviour.refuse = (recipient) => ({ code: 550, says: `<${recipient}>: spam` });
    const from = { name: 'Direct365', address: 'hello@direct365.example' };
    const transport = smtpTransport({ url: server.url, from });
    const err = await transport
      .deliver({
        ...{ id: 'a', to: { name: 'Ada Lovelace', address: 'ada@example.com' }, headers: {} },
        ...{ subject: 'Welcome', html: '<p>Hello</p>', text: 'Hello' },
      })
      .catch((error: unknown) => error);
    const line = logged({ err: new Error('It failed', { cause: err }) }, 'job failed');
    expect(line).toContain('It failed: ');
    expect(line).toContain('550 <[address]>: spam');
    expect(line).toContain('caused by: MailRefusedError');
    expect(line).not.toContain('ada');
    transport.close();
    await server.close();
  });

  it.each([
    ['an error', { err: new Error('no ada@example.com here') }],
    ['an error of many', { err: new AggregateError([new Error('ada@example.com')], 'all failed') }],
    ['an error without a name', new Error('no ada@example.com here')],
    ['a text', { reason: 'no ada@example.com here' }],
    ['a path', { path: '/people/ada@example.com/x' }],
    ['a path as it is sent', { path: '/people/ada%40example.com' }],
    ['a thrown text', { err: 'ada@example.com' }],
  ])('has no address of mail: %s', (_what, given) => {
    expect(logged(given)).toContain('[address]');
    expect(logged(given)).not.toMatch(/ada|example\.com/);
  });

  it('has none in its own words either', () => {
    expect(logged('ada@example.com is gone')).toContain('"msg":"[address] is gone"');
    expect(logged({}, 'ada@example.com is gone')).toContain('"msg":"[address] is gone"');
  });

  it('has of other addresses the host, without keys and passwords', () => {
    const err = new Error(
      'no answer of https://push.example/send/KEY?a=KEY, postgres://me:KEY@db/x',
    );
    expect(logged({ err })).toContain('no answer of https://push.example postgres://db');
    expect(logged({ err })).not.toContain('KEY');
  });

  it('says where an error came from, and what kind it is', () => {
    const err = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), {
      ...{ code: 'ECONNREFUSED', syscall: 'connect', address: '127.0.0.1', port: 9 },
      ...{ body: 'KEY', endpoint: 'https://push.example/KEY', rejected: ['KEY'] },
    });
    expect(JSON.parse(logged({ err }, 'job failed'))).toMatchObject({
      msg: 'job failed',
      err: {
        ...{ type: 'Error', message: 'connect ECONNREFUSED 127.0.0.1:9', code: 'ECONNREFUSED' },
        ...{ syscall: 'connect', port: 9, stack: expect.stringContaining('logged-error.test.ts') },
      },
    });
    expect(logged({ err })).not.toContain('KEY');
  });

  it('does not quote what could not be read', () => {
    const unread = faultOf(() => JSON.parse('Ada Lovelace'));
    expect(unread.message).toContain('Ada');
    const err = new Error('The answer is no JSON', { cause: unread });
    expect(logged({ err })).toContain('is not valid JSON');
    expect(logged({ err })).not.toContain('Lovelace');
  });
});
