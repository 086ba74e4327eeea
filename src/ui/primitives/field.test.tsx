import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tagsOf } from '#ui/rendered-tags.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

type Options = Omit<Parameters<typeof Field>[0], 'children' | 'label'>;

function renderField(options: Options = {}): string {
  return renderToString(
    <Field label="Company" {...options}>
      {(control) => <Input {...control} />}
    </Field>,
  );
}

/** An attribute of the control. */
function control(markup: string, attribute: string): string | undefined {
  return tagsOf(markup, 'input')[0]?.[attribute];
}

/** The text of the elements that describe the control, in the order they are read. */
function descriptions(markup: string): string[] {
  return (control(markup, 'aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => {
      const element = markup.split(` id="${id}"`)[1] ?? '';
      const inside = element.slice(element.indexOf('>') + 1).split(/<\/(?:p|span)>/)[0] ?? '';
      return inside.replaceAll(/<!-- -->|<svg.*<\/svg>|<[^>]*>/g, '');
    });
}

describe('a field', () => {
  it('names its control by the label', () => {
    const markup = renderField();
    const id = control(markup, 'id');
    expect(id).toBeTruthy();
    expect(markup).toMatch(new RegExp(`<label for="${id}"[^>]*>Company</label>`));
  });

  it('has no description and no error while it is valid', () => {
    const markup = renderField();
    expect(control(markup, 'aria-describedby')).toBeUndefined();
    expect(control(markup, 'aria-invalid')).toBeUndefined();
  });

  it('reads the error first, then the help', () => {
    const markup = renderField({ hint: 'As registered.', error: 'Please enter a name' });
    expect(control(markup, 'aria-invalid')).toBe('true');
    expect(descriptions(markup)).toEqual(['Please enter a name', 'As registered.']);
  });

  it('says that it may stay empty', () => {
    const markup = renderField({ optional: true });
    expect(descriptions(markup)).toEqual(['Optional']);
    expect(control(markup, 'required')).toBeUndefined();
  });

  it('says that it must be filled in', () => {
    expect(control(renderField({ required: true }), 'required')).toBe('');
  });

  it('says how long the text may be', () => {
    const markup = renderField({ counter: { length: 12, max: 500 } });
    expect(descriptions(markup)).toEqual(['Up to 500 characters.']);
    expect(markup.replaceAll('<!-- -->', '')).toContain('12/500');
  });
});
