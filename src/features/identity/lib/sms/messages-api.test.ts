import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SmsEmulator, startSmsEmulator } from '#tests/support/sms-emulator.ts';
import { messagesApi } from './messages-api.ts';
import { SmsRefused } from './sms-sender.ts';

let service: SmsEmulator;
beforeAll(async () => {
  service = await startSmsEmulator();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.heard.length = 0;
  service.answer({ status: 201, body: '{"sid":"SM1","status":"queued"}' });
});

const settings = () => ({
  url: service.url,
  accountSid: 'AC123',
  authToken: 'a token',
  from: '+15005550006',
});
const message = { to: '+442079460000', text: '123456 is your code. Löwe & Söhne' };
const problem = (status: number, code: number) => ({
  status,
  body: JSON.stringify({ code, message: 'Words that may name the number', status }),
});

describe('the service for text messages', () => {
  it('is asked as its protocol says', async () => {
    await messagesApi(settings()).send(message);
    expect(service.heard).toEqual([
      {
        path: '/2010-04-01/Accounts/AC123/Messages.json',
        authorization: `Basic ${Buffer.from('AC123:a token').toString('base64')}`,
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
        form: { To: message.to, From: '+15005550006', Body: message.text },
      },
    ]);
  });

  it('may be a messaging service with a pool of numbers', async () => {
    await messagesApi({ ...settings(), from: 'MG1' }).send(message);
    expect(service.heard[0]?.form).toMatchObject({ MessagingServiceSid: 'MG1' });
    expect(service.heard[0]?.form.From).toBeUndefined();
  });

  it('refuses a number for good', async () => {
    service.answer(problem(400, 21_211));
    const sending = messagesApi(settings()).send(message);
    await expect(sending).rejects.toThrow(SmsRefused);
    await expect(sending).rejects.toThrow('400 (21211)');
    await expect(sending).rejects.not.toThrow('Words that may name the number');
  });

  it.each([
    ['a wrong token of ours', problem(401, 20_003)],
    ['too many at once', problem(429, 20_429)],
    ['an outage', { status: 503, body: 'Service Unavailable' }],
    ['an answer that is none', { status: 200, body: '<html>' }],
    ['an answer without an id', { status: 201, body: '{}' }],
    ['another place', { status: 307, body: '', headers: { location: 'http://127.0.0.1:9/' } }],
    ['an answer without an end', { status: 201, body: `"${'a'.repeat(200_000)}"` }],
  ])('is asked again after %s', async (_, answer) => {
    service.answer(answer);
    const failure = await messagesApi(settings())
      .send(message)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(SmsRefused);
    expect(service.heard).toHaveLength(1);
  });
});
