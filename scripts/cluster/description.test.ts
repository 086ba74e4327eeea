import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { type GivenDescription, readDescription } from './description.ts';

const given: GivenDescription = {
  publicUrl: 'https://direct365.example/',
  listen: { port: 443, certificate: '/etc/haproxy/direct365.pem' },
  entries: [{ name: 'entry-1', address: '10.36.0.11' }],
  sites: [{ name: 'site-1', address: '10.36.0.21' }],
  databases: [
    { name: 'postgres-1', address: '10.36.0.31' },
    { name: 'postgres-2', address: '10.36.0.32' },
    { name: 'postgres-3', address: '10.36.0.33' },
  ],
  environment: { MAIL_FROM: 'Direct365 <hello@direct365.example>' },
};

describe('the description of a cluster', () => {
  it('takes what the example says, and fills in what is usual', () => {
    const example = join(projectFolder, 'deploy/cluster/cluster.example.json');
    const description = readDescription(JSON.parse(readFileSync(example, 'utf8')));
    expect(description.databases).toHaveLength(3);
    expect(description.listen.address).toBe('*');
    expect(description.sites.map(({ loopback }) => loopback)).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  it('keeps the origin of the address that people type', () => {
    expect(readDescription(given).publicUrl).toBe('https://direct365.example');
  });

  const sameMachine = { name: 'site-1', address: '10.36.0.99' };
  it.each<{ what: string; change: object; says: RegExp }>([
    {
      what: 'two machines of one name',
      change: { entries: [sameMachine] },
      says: /site-1 is the name of two machines/,
    },
    {
      what: 'two machines at one address',
      change: { entries: [{ name: 'entry-1', address: '10.36.0.21' }] },
      says: /10\.36\.0\.21 is the address of two machines/,
    },
    {
      what: 'an even number of databases',
      change: { databases: given.databases.slice(0, 2) },
      says: /databases: must be an odd number/,
    },
    {
      what: 'https without a certificate',
      change: { listen: { port: 443 } },
      says: /listen\.certificate: belongs/,
    },
    {
      what: 'a certificate without https',
      change: { publicUrl: 'http://localhost' },
      says: /listen\.certificate: belongs/,
    },
    {
      what: 'a setting that follows from the rest',
      change: { environment: { DATABASE_URL: 'postgresql://elsewhere' } },
      says: /environment\.DATABASE_URL/,
    },
    {
      what: 'a setting that would become two lines',
      change: { environment: { MAIL_FROM: 'me\nDEMO=true' } },
      says: /environment\.MAIL_FROM: must be one line/,
    },
    {
      what: 'a name that would end a line of a configuration',
      change: { sites: [{ name: 'site\n', address: '10.36.0.21' }] },
      says: /sites\.0\.name/,
    },
    {
      what: 'an address that is none',
      change: { sites: [{ name: 'site-1', address: 'site-1.example' }] },
      says: /sites\.0\.address: must be an IPv4/,
    },
    {
      what: 'fewer connections than the sites need',
      change: {
        connections: 60,
        sites: [1, 2].map((n) => ({ name: `site-${n}`, address: `10.36.0.2${n}` })),
      },
      says: /connections: must be 92 at least/,
    },
    { what: 'what it does not know', change: { certifcate: '/x' }, says: /certifcate/ },
  ])('refuses $what', ({ change, says }) => {
    expect(() => readDescription({ ...given, ...change })).toThrow(says);
  });
});
