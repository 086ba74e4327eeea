import { describe, expect, it } from 'vitest';
import * as rules from './rules.ts';

describe('what a user may choose mails about', () => {
  it.each([...rules.mailTopics])('is %s', (topic) => {
    expect(rules.isMailTopic(topic)).toBe(true);
  });

  it.each(['account', 'billing', '', 'Messages', 'toString'])('is not “%s”', (topic) => {
    expect(rules.isMailTopic(topic)).toBe(false);
  });

  it('is never their account or their subscription: of these one must not miss a mail', () => {
    expect(rules.mailTopics).toEqual([
      'applications',
      'invitations',
      'projects',
      'messages',
      'calls',
      'call-reminders',
      'answers',
      'searches',
      'credentials',
      'referrals',
    ]);
  });
});

describe('what browsers may show notifications of', () => {
  it('is known by its name', () => {
    expect(rules.pushTopics.every(rules.isPushTopic)).toBe(true);
    expect(['answers', 'referrals', '', 'Calls'].filter(rules.isPushTopic)).toEqual([]);
  });

  it('and what mails are about, concerns consultants, and but for three topics clients', () => {
    const all = [...new Set([...rules.mailTopics, ...rules.pushTopics])];
    expect(all.every((topic) => rules.concerns('consultant', topic))).toBe(true);
    expect(all.filter((topic) => !rules.concerns('client', topic))).toEqual([
      'credentials',
      'referrals',
      'billing',
    ]);
  });
});

describe('a digest', () => {
  it('takes mails about every topic but those that are of use at their time or gather by themselves', () => {
    const without = rules.mailTopics.filter(
      (topic) => rules.waysFor(topic).join() === 'at-once,none',
    );
    expect(without).toEqual(['call-reminders', 'answers', 'referrals']);
    const others = rules.mailTopics.filter((topic) => !without.includes(topic));
    for (const topic of others) expect(rules.waysFor(topic)).toEqual(rules.mailWays);
  });

  it('is a way of mails that comes by the day or the week', () => {
    expect(rules.mailWays.filter(rules.isDigestWay)).toEqual(['daily', 'weekly']);
    expect(['monthly', '', 'Daily'].filter(rules.isDigestWay)).toEqual([]);
  });

  it('comes by UTC and without quiet hours to a user who has chosen nothing', () => {
    expect(rules.usualTimes).toEqual({ zone: 'UTC', quiet: null });
  });
});

describe('the zones that can be chosen', () => {
  it('are named once each, UTC first and then by name', () => {
    const [first, ...others] = rules.zones;
    expect(first).toBe('UTC');
    expect(others).toEqual([...new Set(others)].toSorted());
    expect(others).not.toContain('UTC');
    expect(others.length).toBeGreaterThan(300);
  });

  it('are known to the clock of this program', () => {
    for (const timeZone of rules.zones) {
      expect(() => new Intl.DateTimeFormat('en-GB', { timeZone })).not.toThrow();
    }
  });
});

describe('an address that others may see', () => {
  it.each([
    ['ada.lovelace@example.test', 'a•••@example.test'],
    ['a@example.test', 'a•••@example.test'],
    // What is before the last sign belongs to the name.
    ['"ada@home"@example.test', '"•••@example.test'],
  ])('is %s as %s', (address, masked) => {
    expect(rules.maskAddress(address)).toBe(masked);
  });
});
