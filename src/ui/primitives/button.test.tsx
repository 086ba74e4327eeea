import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tagsOf } from '#ui/rendered-tags.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const render = (button: ReactElement) => {
  const markup = renderToString(button);
  return { markup, attributes: tagsOf(markup, 'button')[0] };
};

describe('a button', () => {
  it('does not send a form unless asked to', () => {
    expect(render(<Button>Add</Button>).attributes).toHaveProperty('type', 'button');
    expect(render(<Button type="submit">Save</Button>).attributes).toHaveProperty('type', 'submit');
  });

  it('keeps its words and its place in the tab order while its action runs', () => {
    const { markup, attributes } = render(<Button pending>Signing in...</Button>);
    expect(attributes).toMatchObject({ 'aria-busy': 'true', 'aria-disabled': 'true' });
    expect(attributes).not.toHaveProperty('disabled');
    expect(markup).toContain('Signing in...');
  });

  it('is neither busy nor disabled otherwise', () => {
    const { attributes } = render(<Button>Sign In</Button>);
    expect(attributes).not.toHaveProperty('aria-busy');
    expect(attributes).not.toHaveProperty('aria-disabled');
  });

  it('that cannot be used can be reached, and says why', () => {
    const reason = 'You have already applied';
    for (const button of [
      <Button key="words" disabledBecause={reason} aria-describedby="hint" />,
      <IconButton key="icon" label="Apply" disabledBecause={reason} aria-describedby="hint" />,
    ]) {
      const { markup, attributes } = render(button);
      expect(attributes).toMatchObject({ 'aria-disabled': 'true', title: reason });
      expect(attributes).not.toHaveProperty('disabled');
      const note = tagsOf(markup, 'span')[0];
      expect(attributes?.['aria-describedby']).toBe(`hint ${note?.id}`);
      expect(markup).toContain(`>${reason}</span>`);
    }
  });

  it('cannot be disabled without a reason', () => {
    // The type check fails where one of these is allowed.
    // @ts-expect-error disabledBecause instead
    const disabled = <Button disabled />;
    // @ts-expect-error disabledBecause instead
    const ariaDisabled = <Button aria-disabled />;
    // @ts-expect-error disabledBecause instead
    const icon = <IconButton label="Add" disabled />;
    expect([disabled, ariaDisabled, icon]).toHaveLength(3);
  });
});
