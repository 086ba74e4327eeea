import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();

const displayOf = async (userId: string) => {
  const me = await (await app.as(userId)).accounts.me();
  return me.kind === 'signed-in' && { currency: me.currency, language: me.language };
};

describe('how amounts are shown', () => {
  it('is chosen by each for themselves, currency and language apart, and left again', async () => {
    const [person, other] = [await app.make.client(), await app.make.client()];
    const { accounts } = await app.as(person);
    const ofOther = { currency: 'CAD', language: 'fr' } as const;
    await (await app.as(other)).accounts.chooseCurrency({ currency: ofOther.currency });
    await (await app.as(other)).accounts.chooseLanguage({ language: ofOther.language });

    expect(await displayOf(person)).toEqual({ currency: null, language: null });
    expect(await accounts.chooseCurrency({ currency: 'GBP' })).toEqual({ currency: 'GBP' });
    expect(await displayOf(person)).toEqual({ currency: 'GBP', language: null });
    expect(await accounts.chooseLanguage({ language: 'de' })).toEqual({ language: 'de' });
    expect(await displayOf(person)).toEqual({ currency: 'GBP', language: 'de' });
    expect(await accounts.chooseCurrency({ currency: null })).toEqual({ currency: null });
    expect(await accounts.chooseLanguage({ language: null })).toEqual({ language: null });
    expect(await displayOf(person)).toEqual({ currency: null, language: null });
    expect(await displayOf(other)).toEqual(ofOther);
  });
});
