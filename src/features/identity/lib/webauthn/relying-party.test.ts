import { expect, it } from 'vitest';
import { isBareAddress, relyingPartyOf } from './relying-party.ts';

it('belongs to the name in the address of the site, without its port', () => {
  expect(relyingPartyOf('https://direct365.example')).toEqual({
    origin: 'https://direct365.example',
    id: 'direct365.example',
  });
  expect(relyingPartyOf('http://localhost:3000/')).toEqual({
    origin: 'http://localhost:3000',
    id: 'localhost',
  });
});

it.each([
  ['127.0.0.1', true],
  ['10.20.30.40', true],
  ['[::1]', true],
  ['localhost', false],
  ['direct365.example', false],
  ['1.2.3.4.example', false],
])('%s is a bare address: %s', (hostname, isBare) => {
  expect(isBareAddress(hostname)).toBe(isBare);
});
