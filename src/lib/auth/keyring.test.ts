import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EncryptionUse, KeptHashUse, LastingUse, RoundUse, SignedUse } from './key-use.ts';
import { createKeyring } from './keyring.ts';

const link: SignedUse = { kind: 'signed', purpose: 'link' };
const otherLink: SignedUse = { kind: 'signed', purpose: 'other link' };
const address: LastingUse = { kind: 'lasting', purpose: 'address' };
const value: EncryptionUse = { kind: 'sealed', purpose: 'value' };
const code: KeptHashUse = { kind: 'kept hash', purpose: 'code' };
const nonce: RoundUse = { kind: 'round', purpose: 'nonce' };

const secretOf = () => randomBytes(32).toString('base64');
const [past, present, next, strange] = [secretOf(), secretOf(), secretOf(), secretOf()];

const ofPast = createKeyring({ present: past });
const stranger = createKeyring({ present: strange, accepted: [secretOf()] });
/** Sites that believe what was made with the past secret, wherever they name it. */
const believing = [
  ofPast,
  createKeyring({ present: past, accepted: [present] }),
  createKeyring({ present, accepted: [past] }),
  createKeyring({ present, accepted: [next, past] }),
  createKeyring({ present, accepted: [past], leaked: [next] }),
];
/** Sites that only read what is stored with it. */
const doubting = [
  createKeyring({ present, leaked: [past] }),
  createKeyring({ present, accepted: [next], leaked: [strange, past] }),
];
const forgetful = [createKeyring({ present }), createKeyring({ present, accepted: [next] })];

const opened = (read: () => string): string | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

describe('what nothing but its signature proves', () => {
  it('is believed of the secrets that are named for that, and of no others', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        const [signed, mark] = [ofPast.sign(link, text), ofPast.createSignedNonce(link, text)];
        for (const keys of believing) {
          expect(keys.readSigned(link, signed)).toBe(text);
          expect(keys.readSigned(otherLink, signed)).toBeNull();
          expect(keys.readSignedNonce(link, mark, text)).toBe(mark.split('.')[0]);
        }
        for (const keys of [...doubting, ...forgetful, stranger]) {
          expect(keys.readSigned(link, signed)).toBeNull();
          expect(keys.readSignedNonce(link, mark, text)).toBeNull();
        }
      }),
    );
  });

  it('is distinguished in an address that is valid for years: ours, perhaps an attacker’s, or unknown', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, other) => {
        fc.pre(text !== other);
        const signature = ofPast.signForYears(address, text);
        const said = (keys: typeof ofPast) => keys.whoSigned(address, text, signature);
        expect(believing.map(said)).toEqual(believing.map(() => 'us'));
        expect(doubting.map(said)).toEqual(doubting.map(() => 'perhaps a stranger'));
        expect([...forgetful, stranger].map(said)).toEqual([null, null, null]);
        expect(ofPast.whoSigned(address, other, signature)).toBeNull();
      }),
    );
  });

  it('is a redirect to a provider and back, with the secret that it began with', () => {
    const [begun, goneOn] = [believing[1], believing[2]];
    const state = begun?.nameRound('random') ?? '';
    const made = begun?.ofRound(nonce, state);
    expect(goneOn?.ofRound(nonce, state)).toBe(made);
    for (const keys of [...doubting, ...forgetful, stranger]) {
      expect(keys.ofRound(nonce, state)).not.toBe(made);
    }
  });
});

describe('what the database proves', () => {
  it('is sealed and read with every secret that is named, and with no other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, subject) => {
        for (const sealing of [ofPast, createKeyring({ present: past, accepted: [next] })]) {
          const encrypted = sealing.encrypt(value, subject, text);
          for (const keys of [...believing, ...doubting]) {
            expect(keys.decrypt(value, subject, encrypted)).toBe(text);
            expect(opened(() => keys.decrypt(value, `${subject}x`, encrypted))).toBeNull();
          }
          for (const keys of [...forgetful, stranger]) {
            expect(opened(() => keys.decrypt(value, subject, encrypted))).toBeNull();
          }
        }
      }),
    );
  });

  it('is found under every secret that is named, and under no other', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, other) => {
        fc.pre(text !== other);
        for (const keeping of [ofPast, createKeyring({ present: past, accepted: [next] })]) {
          const kept = keeping.keptHash(code, text);
          for (const keys of [...believing, ...doubting]) {
            expect(keys.keptHashes(code, text)).toContain(kept);
            expect(keys.keptHashes(code, other)).not.toContain(kept);
            expect(keys.isKeptHash(code, text, kept)).toBe(true);
            expect(keys.isKeptHash(code, other, kept)).toBe(false);
          }
          for (const keys of [...forgetful, stranger]) {
            expect(keys.keptHashes(code, text)).not.toContain(kept);
            expect(keys.isKeptHash(code, text, kept)).toBe(false);
          }
        }
      }),
    );
  });

  it('is the token in the cookie of a session, which is signed anew with the present secret', () => {
    const { token, cookieValue } = ofPast.createSession();
    for (const keys of [...believing, ...doubting]) {
      const read = keys.readSession(cookieValue);
      expect(read?.token).toBe(token);
      expect(read?.isAsSigned).toBe(read?.signAnew() === cookieValue);
      const anew = keys.readSession(read?.signAnew() ?? '');
      expect(anew).toMatchObject({ token, isAsSigned: true });
    }
    expect(doubting[0]?.readSession(cookieValue)?.isAsSigned).toBe(false);
    for (const keys of [...forgetful, stranger]) expect(keys.readSession(cookieValue)).toBeNull();
  });
});

describe('while one secret is named', () => {
  it('what is stored names none, as releases before have written it', () => {
    expect(ofPast.isAlone).toBe(true);
    expect(ofPast.encrypt(value, '', 'text')).not.toContain('.');
    expect(ofPast.keptHash(code, 'text')).toHaveLength(43);
  });

  it('of several, what is stored names the one that made it', () => {
    const keys = createKeyring({ present, accepted: [past] });
    expect(keys.isAlone).toBe(false);
    expect(keys.encrypt(value, '', 'text')).toContain(keys.presentPrefix);
    expect(keys.keptHash(code, 'text').startsWith(keys.presentPrefix)).toBe(true);
    expect(keys.presentPrefix).not.toBe(ofPast.presentPrefix);
  });
});

it('exposes no secret but the one that the auth library needs', () => {
  const keys = createKeyring({ present, accepted: [past], leaked: [next] });
  const { librarySecret, ...others } = keys;
  expect(librarySecret).toBe(present);
  const shown = `${JSON.stringify(others)}${inspect(others, { depth: 9, showHidden: true })}`;
  for (const secret of [past, present, next]) expect(shown).not.toContain(secret);
});
