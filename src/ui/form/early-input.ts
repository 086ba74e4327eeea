import { readNumber } from './read-number.ts';

/** What a reader did to a named control before the page was hydrated, in the type the form keeps for it. */
export type EarlyInput = { name: string; value: string | number | boolean | string[] | null };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function wasTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].find((option) => option.defaultSelected);
    return control.value !== (initial ?? control.options[0])?.value;
  }
  const isChoice = control.type === 'checkbox' || control.type === 'radio';
  return isChoice && control instanceof HTMLInputElement
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

function readValue(form: HTMLFormElement, control: Control, kept: unknown): EarlyInput['value'] {
  if (!(control instanceof HTMLInputElement)) return control.value;
  const { number } = control.dataset;
  if (number && !Array.isArray(kept)) return readNumber(control.value, number === 'whole');
  if (control.type !== 'checkbox') return control.value;
  if (!Array.isArray(kept)) return control.checked;
  const group = form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]');
  return [...group]
    .filter((each) => each.name === control.name && each.checked)
    .map((each) => each.value);
}

/**
 * Finds what was typed, chosen or ticked in a server-rendered form before its scripts ran. Call it as the form is
 * hydrated: the first rendering after that shows the form's own values again. `kept` gives the form's value of a name.
 */
export function listEarlyInput(
  form: HTMLFormElement,
  kept: (name: string) => unknown,
): EarlyInput[] {
  const found = new Map<string, EarlyInput['value']>();
  for (const control of form.elements) {
    const isControl =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (!isControl || !control.name || !wasTouched(control)) continue;
    // Of two radios one was switched on and perhaps another off: the one that is on counts.
    if (control.type === 'radio' && control instanceof HTMLInputElement && !control.checked)
      continue;
    found.set(control.name, readValue(form, control, kept(control.name)));
  }
  return [...found].map(([name, value]) => ({ name, value }));
}
