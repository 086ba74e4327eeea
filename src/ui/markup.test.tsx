import { HtmlValidate } from 'html-validate';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EveryComponent } from './every-component.tsx';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React writes, not what it means.
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // The hidden input that Base UI keeps for a combobox has no type.
    'no-implicit-input-type': 'off',
    // React's ids start with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
});

describe('the markup of every component', () => {
  it('is valid HTML whose labels, ids and references fit together', async () => {
    const report = await validator.validateString(renderToString(<EveryComponent />));
    const found = report.results.flatMap((result) =>
      result.messages.map((each) => `${each.ruleId}: ${each.message} (${each.selector})`),
    );
    expect(found).toEqual([]);
  });
});
