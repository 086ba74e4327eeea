import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { problemOf } from './config-fixture.ts';

describe('replies by mail', () => {
  it('are off without settings', () => {
    expect(readConfig({}).inboundMail).toBeUndefined();
  });

  it('arrive on this machine unless another address is given', () => {
    const settings = { INBOUND_MAIL_DOMAIN: 'Reply.Direct365.example', INBOUND_MAIL_PORT: '2525' };
    const domain = 'reply.direct365.example';
    expect(readConfig(settings).inboundMail).toEqual({ domain, host: '127.0.0.1', port: 2525 });
    expect(readConfig({ ...settings, INBOUND_MAIL_HOST: '10.0.0.4' }).inboundMail).toEqual({
      ...{ domain, host: '10.0.0.4', port: 2525 },
    });
  });

  it('need both a domain and a port', () => {
    expect(problemOf({ INBOUND_MAIL_PORT: '2525' })).toContain('belong together');
    expect(problemOf({ INBOUND_MAIL_DOMAIN: 'reply.example' })).toContain('belong together');
    expect(problemOf({ INBOUND_MAIL_DOMAIN: 'a b', INBOUND_MAIL_PORT: '25' })).toContain(
      'must be a domain',
    );
  });
});
