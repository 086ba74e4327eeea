import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { personalise } from './personalise.ts';

const ada = { firstName: 'Ada', lastName: 'Lovelace' };

/** Pieces that an expansion of another kind would trip over. */
const hostile = fc.oneof(
  fc.constantFrom(
    ...[
      '{first_name}',
      '{full_name}',
      '{first_name',
      'full_name}',
      '{{first_name}}',
      '{constructor}',
    ],
    ...['{__proto__}', '{toString}', '{FIRST_NAME}', '{ first_name }', '{last_name}', '{email}'],
    ...[
      '$' + '{first_name}',
      '$&',
      '$1',
      "$'",
      '$`',
      '%s',
      '\\{first_name\\}',
      '<%= first_name %>',
    ],
    ...['{{constructor.constructor("return process")()}}', '\r\nBcc: eve@example.com', '{}'],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const text = fc.array(hostile, { maxLength: 12 }).map((parts) => parts.join(''));

describe('a template', () => {
  it('puts both names in, wherever they stand', () => {
    expect(personalise('Hi {first_name} ({full_name}), {first_name}!', ada)).toBe(
      'Hi Ada (Ada Lovelace), Ada!',
    );
  });

  it('leaves everything else in braces as it is', () => {
    const template =
      '{constructor} {__proto__} {FIRST_NAME} { first_name } {last_name} {{x}} $first';
    expect(personalise(template, ada)).toBe(template);
  });

  it('calls a user without a name "there"', () => {
    expect(personalise('Hello {first_name}, {full_name}', { firstName: ' ', lastName: '' })).toBe(
      'Hello there, there',
    );
    expect(personalise('{first_name}: {full_name}', { firstName: '', lastName: 'Lovelace' })).toBe(
      'there: Lovelace',
    );
    const invisible = { firstName: '\u0000\u202e', lastName: '\u200b' };
    expect(personalise('{first_name}, {full_name}', invisible)).toBe('there, there');
  });

  it('looks at no name twice', () => {
    const names = { firstName: '{full_name}', lastName: '{first_name}$&' };
    expect(personalise('{first_name}|{full_name}', names)).toBe(
      '{full_name}|{full_name} {first_name}$&',
    );
  });

  it('of any kind changes only where the two names stand', () => {
    fc.assert(
      fc.property(text, text, text, (template, firstName, lastName) => {
        // Said in another way than the code does it: cut at the placeholders, and joined again.
        const [first = '', last = ''] = [firstName, lastName].map((name) =>
          /^[\p{C}\p{Z}\p{M}]*$/u.test(name) ? '' : name.trim(),
        );
        const full = `${first} ${last}`.trim();
        const expected = template
          .split('{first_name}')
          .map((part) => part.split('{full_name}').join(full || 'there'))
          .join(first || 'there');
        expect(personalise(template, { firstName, lastName })).toBe(expected);
      }),
      { numRuns: rounds(500, 100_000) },
    );
  });
});
