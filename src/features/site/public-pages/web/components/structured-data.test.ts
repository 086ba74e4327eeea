import { expect, it } from 'vitest';
import { linkedData, questionsOf } from './structured-data.ts';

it('structured data cannot end the script element it stands in, and says what was said', () => {
  const answer = '</script><script>alert(1)</script><!-- & "quoted" \u2028';
  const text = linkedData([questionsOf([{ question: 'Who?', answer }])]);
  expect(text).not.toMatch(/[<>&]/);
  const parsed: unknown = JSON.parse(text);
  expect(parsed).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'FAQPage',
        mainEntity: [{ name: 'Who?', acceptedAnswer: { '@type': 'Answer', text: answer } }],
      },
    ],
  });
});
