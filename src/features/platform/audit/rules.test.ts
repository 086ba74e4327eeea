import { describe, expect, it } from 'vitest';
import { redactReason } from './rules.ts';

const ada = { email: 'ada@example.test', firstName: 'Ada', lastName: 'King-Löwe' };
const redacted = (reason: string, isAboutThem = true) => redactReason(reason, ada, { isAboutThem });

describe('a reason about a user who is erased', () => {
  it.each([
    ['Ada King-Löwe asked for it.', '[erased] asked for it.'],
    ['ADA  King-Löwe and king-löwe, Ada', '[erased] and [erased]'],
    ['Mr King-Löwe wrote from ADA@example.test.', 'Mr [erased] wrote from [erased].'],
    ['Ada K. is known; Adam and Canada are not.', '[erased] is known; Adam and Canada are not.'],
    ['Nothing of a person (100 %_\\)', 'Nothing of a person (100 %_\\)'],
  ])('%j is kept as %j', (reason, kept) => {
    expect(redacted(reason)).toBe(kept);
  });

  it('names the whole person alone where it is about something else', () => {
    expect(redacted('As Ada King-Löwe (ada@example.test) said to Ada Other.', false)).toBe(
      'As [erased] ([erased]) said to Ada Other.',
    );
  });

  it('stays as it is where the person has no name', () => {
    const nameless = { email: 'x@example.test', firstName: '', lastName: ' ' };
    expect(redactReason('No name. At all.', nameless, { isAboutThem: true })).toBe(
      'No name. At all.',
    );
  });
});
