import { describe, expect, it } from 'vitest';
import { announcementFormSchema } from './announcement-form.ts';

const form = {
  recipientType: 'clients',
  fromName: 'Direct365',
  fromEmail: 'hello@direct365.example',
  subject: 'News',
  message: 'Dear {first_name}',
};
const problemsOf = (changes: object) => {
  const { error } = announcementFormSchema.safeParse({ ...form, ...changes });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};

describe('the form of a blast', () => {
  it('takes what is filled in, up to its lengths', () => {
    expect(problemsOf({})).toEqual([]);
    const long = { fromName: 100, subject: 200, message: 10_000 };
    for (const [field, length] of Object.entries(long)) {
      expect(problemsOf({ [field]: 'a'.repeat(length) })).toEqual([]);
      expect(problemsOf({ [field]: 'a'.repeat(length + 1) })).toHaveLength(1);
    }
  });

  it.each([
    ['fromName', ' ', 'Please say who the mail is from.'],
    ['fromEmail', 'hello', 'Please enter a valid email address'],
    ['subject', '', 'Please fill in subject and message'],
    ['message', '\n', 'Please fill in subject and message'],
  ])('says of %s as %j what is missing', (field, value, message) => {
    expect(problemsOf({ [field]: value })).toEqual([[field, message]]);
  });

  it('goes to clients or consultants, and knows nothing else', () => {
    expect(problemsOf({ recipientType: 'consultants' })).toEqual([]);
    expect(problemsOf({ recipientType: 'everyone' })).toHaveLength(1);
    expect(problemsOf({ bcc: 'a@example.com' })).toHaveLength(1);
  });
});
