import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React writes, not what it means.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // The hidden input that Base UI keeps for a combobox has no type.
    'no-implicit-input-type': 'off',
    // The boxes of one question share its name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // React's ids start with an underscore.
    'valid-id': ['error', { relaxed: true }],
  },
});

/** What is wrong with a page or a part of one: a line for each fault, none when it is valid HTML. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map((each) => `${each.ruleId}: ${each.message} (${each.selector})`),
  );
}
