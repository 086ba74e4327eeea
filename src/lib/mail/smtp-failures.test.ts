import { describe, expect, it } from 'vitest';
import { MailDeferredError, MailRefusedError, MailUncertainError } from './mail-message.ts';
import { explainFailure } from './smtp-failures.ts';

const failure = (parts: object) => Object.assign(new Error('no'), parts);
const refused = (response: string, parts: object = {}) =>
  failure({
    ...{ code: 'EENVELOPE', command: 'RCPT TO', response },
    responseCode: Number(response.slice(0, 3)),
    ...parts,
  });
const before = { wasHandedOver: false };
const after = { wasHandedOver: true };

describe('a failure', () => {
  it('without an answer is uncertain only once all was handed over', () => {
    const lost = failure({ code: 'ECONNECTION', command: 'CONN' });
    expect(explainFailure(lost, before)).toBe(lost);
    expect(explainFailure(lost, after)).toBeInstanceOf(MailUncertainError);
    const late = failure({ code: 'ETIMEDOUT', command: 'CONN' });
    expect(explainFailure(late, after)).toBeInstanceOf(MailUncertainError);
  });

  it('with an answer is what the answer says, also after the final dot', () => {
    const content = refused('554 5.7.1 spam', { code: 'EMESSAGE', command: 'DATA' });
    expect(explainFailure(content, after)).toBeInstanceOf(MailRefusedError);
    const later = refused('451 later', { code: 'EMESSAGE', command: 'DATA' });
    expect(explainFailure(later, after)).toBeInstanceOf(MailDeferredError);
    const goodbye = failure({ code: 'ECONNECTION', response: '421 bye', responseCode: 421 });
    expect(explainFailure(goodbye, after)).toBe(goodbye);
  });

  it.each(['421 4.3.2 closing', '503 bad sequence'])(
    'of the session is not about the mail: %s',
    (response) => {
      const error = refused(response);
      expect(explainFailure(error, before)).toBe(error);
    },
  );

  it('of another kind stays what it is', () => {
    expect(explainFailure('text', after)).toBe('text');
  });
});

describe('a mailbox is dead', () => {
  it.each([
    '550 5.1.1 No such user',
    '550-5.1.1 The email account that you tried to reach does not exist',
    '554 5.1.10 RESOLVER.ADR.RecipientNotFound',
    '550 5.2.1 The mailbox is disabled',
    '550 No such user here',
    '553 mailbox name unknown',
  ])('after %s', (response) => {
    expect(explainFailure(refused(response), before)).toMatchObject({ isDeadMailbox: true });
  });

  it.each([
    '550 5.7.1 Relaying denied',
    '550 5.7.26 Unauthenticated mail',
    '552 5.2.2 Mailbox full',
    '550 5.1.8 Sender address rejected',
    '550 relay not permitted',
    '550 blocked by policy',
    '554 no',
  ])('not after %s', (response) => {
    expect(explainFailure(refused(response), before)).toMatchObject({ isDeadMailbox: false });
  });

  it('not when the sender or the message was refused', () => {
    for (const parts of [{ command: 'MAIL FROM' }, { code: 'EMESSAGE', command: 'DATA' }]) {
      expect(explainFailure(refused('550 5.1.1 no', parts), before)).toMatchObject({
        isDeadMailbox: false,
      });
    }
  });
});
