import { describe, expect, it } from 'vitest';
import { guardedRequests } from '#lib/guarded/guarded-requests.ts';
import type { LookupAll } from '#lib/guarded/public-addresses.ts';
import { publicClientDocuments, readClientDocument } from './client-documents.ts';

const leadingTo = (address: string) => {
  const lookupAll: LookupAll = (_name, _options, callback) =>
    callback(null, [{ address, family: 4 }]);
  return publicClientDocuments(guardedRequests({ lookupAll }));
};

describe('the document of an app', () => {
  it.each([
    'http://notes.example/app.json',
    'https://127.0.0.1/app.json',
    'https://[::1]/app.json',
    'https://localhost/app.json',
    'https://notes.example:8443/app.json',
    'https://user@notes.example/app.json',
    'file:///etc/passwd',
    'notes',
  ])('is not asked for at %s', (clientId) => {
    expect(publicClientDocuments().accepts(clientId)).toBe(false);
  });

  it('is asked for at a public name', () => {
    expect(publicClientDocuments().accepts('https://notes.example/app.json')).toBe(true);
  });

  it.each(['127.0.0.1', '10.0.0.5', '169.254.169.254', '192.168.1.1'])(
    'is not fetched from %s, whatever the name',
    async (address) => {
      const fetched = leadingTo(address).fetch('https://notes.example/app.json');
      await expect(fetched).rejects.toThrow('The name leads to no public address.');
    },
  );

  const said = (more: object) =>
    JSON.stringify({
      client_id: 'https://notes.example/app.json',
      redirect_uris: ['https://notes.example/callback'],
      ...more,
    });

  it('says who the app is and where its answers go, and nothing else', () => {
    const more = { client_name: 'No\u0000tes\u202e ', logo_uri: 'https://x/', scope: 'all' };
    expect(readClientDocument(said(more))).toEqual({
      client_id: 'https://notes.example/app.json',
      client_name: 'No tes',
      redirect_uris: ['https://notes.example/callback'],
      application_type: 'web',
    });
    expect(readClientDocument(said({}))).toMatchObject({ client_name: 'notes.example' });
  });

  it('counts a program on the user’s own computer as native', () => {
    const local = { redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback'] };
    expect(readClientDocument(said(local))).toMatchObject({ application_type: 'native' });
    const mixed = { redirect_uris: ['http://127.0.0.1/callback', 'https://notes.example/'] };
    expect(readClientDocument(said(mixed))).toMatchObject({ application_type: 'web' });
  });

  it.each(['', '[]', '{}', said({ redirect_uris: [] })])('is refused where it is %j', (text) => {
    expect(() => readClientDocument(text)).toThrow();
  });
});
