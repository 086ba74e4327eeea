import { createPublicKey } from 'node:crypto';
import type { DkimKey } from './smtp-transport.ts';

/** Asks the DNS: the one of Node.js, with a time limit of its own. */
export interface TxtResolver {
  resolveTxt(name: string): Promise<string[][]>;
}

/** What the DNS says of a sender's domain, as receivers of its mails would read it. */
export type SenderRecord =
  | { is: 'fine'; text: string }
  /** The record that would protect the domain is missing, or asks receivers to do nothing. */
  | { is: 'weak'; reason: string }
  /** Receivers will doubt or refuse the mails. */
  | { is: 'broken'; reason: string }
  /** The DNS gave no answer. */
  | { is: 'unknown' };

const weak = (reason: string): SenderRecord => ({ is: 'weak', reason });
const broken = (reason: string): SenderRecord => ({ is: 'broken', reason });
const unknown: SenderRecord = { is: 'unknown' };

const isAbsence = new Set(['ENOTFOUND', 'ENODATA']);

/** The texts at a name; none where there is no such name, undefined where no server answers. */
export async function textsAt(dns: TxtResolver, name: string): Promise<string[] | undefined> {
  try {
    return (await dns.resolveTxt(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return isAbsence.has(code) ? [] : undefined;
  }
}

/** Who may send for the domain (RFC 7208). */
export async function readSpf(dns: TxtResolver, domain: string): Promise<SenderRecord> {
  const texts = await textsAt(dns, domain);
  if (!texts) return unknown;
  const [record, ...others] = texts.filter((text) => /^v=spf1( |$)/i.test(text));
  if (record === undefined) return weak(`${domain} has no SPF record`);
  if (others.length > 0) {
    return broken(
      `${domain} has ${others.length + 1} SPF records, and receivers take none of them`,
    );
  }
  if (/ \+?all( |$)/i.test(record)) {
    return broken(`the SPF record of ${domain} lets any server send for it (all)`);
  }
  const hasEnd = / [-~]all( |$)| redirect=/i.test(record);
  return hasEnd
    ? { is: 'fine', text: record }
    : weak(`the SPF record of ${domain} does not end with -all or ~all: it refuses no sender`);
}

/** The public half of the key that signs (RFC 6376), compared with the private one. */
export async function readDkim(dns: TxtResolver, key: DkimKey): Promise<SenderRecord> {
  const name = `${key.selector}._domainkey.${key.domain}`;
  const texts = await textsAt(dns, name);
  if (!texts) return unknown;
  const records = texts.filter((text) => /(^|;)\s*p\s*=/i.test(text));
  const [record] = records;
  if (record === undefined) return broken(`there is no key at ${name}`);
  if (records.length > 1) return broken(`there are ${records.length} keys at ${name}, not one`);
  const published = /(?:^|;)\s*p\s*=([^;]*)/i.exec(record)?.[1]?.replace(/\s/g, '') ?? '';
  if (published === '') return broken(`the key at ${name} was revoked`);
  const ours = createPublicKey(key.privateKey).export({ type: 'spki', format: 'der' });
  return published === ours.toString('base64')
    ? { is: 'fine', text: name }
    : broken(`the key at ${name} is not the public half of DKIM_PRIVATE_KEY`);
}

/**
 * What receivers do with a mail that only pretends to be from the domain (RFC 7489), asked of it and of those above it.
 */
export async function readDmarc(dns: TxtResolver, domain: string): Promise<SenderRecord> {
  const labels = domain.split('.');
  for (let from = 0; from <= labels.length - 2; from += 1) {
    const at = labels.slice(from).join('.');
    const texts = await textsAt(dns, `_dmarc.${at}`);
    if (!texts) return unknown;
    const records = texts.filter((text) => /^v=DMARC1(;|\s|$)/i.test(text));
    const [record] = records;
    if (record === undefined) continue;
    if (records.length > 1) return broken(`${at} has ${records.length} DMARC records, not one`);
    const asked = (name: string) =>
      new RegExp(`(?:^|;)\\s*${name}\\s*=\\s*(\\w+)`, 'i').exec(record)?.[1]?.toLowerCase();
    const policy = (from > 0 ? asked('sp') : undefined) ?? asked('p');
    if (policy === 'quarantine' || policy === 'reject') return { is: 'fine', text: record };
    return policy === 'none'
      ? weak(`the DMARC record of ${at} asks receivers to do nothing (p=none)`)
      : broken(`the DMARC record of ${at} says no policy that receivers know`);
  }
  return weak(`${domain} has no DMARC record`);
}
