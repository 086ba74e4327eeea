import { dropDraft, keepDraft, readDraft } from './session-draft.ts';

const key = 'page';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface KeptControl {
  form: number;
  position: number;
  name: string;
  value: string | boolean;
}

// Secrets are typed again, files are chosen again.
const notKept: readonly string[] = ['password', 'file', 'hidden', 'submit', 'button', 'reset'];

const isControl = (element: Element | undefined): element is Control =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement) &&
  element.name !== '' &&
  !notKept.includes(element.type);

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Keeps what stands in the forms of the page at this address, for when it is loaded anew. Passwords are not kept. */
export function keepTyped(address: string): void {
  const controls = [...document.forms].flatMap((form, index) =>
    [...form.elements].flatMap((control, position): KeptControl[] => {
      if (!isControl(control)) return [];
      const value = isChoice(control) ? control.checked : control.value;
      return [{ form: index, position, name: control.name, value }];
    }),
  );
  if (controls.length > 0) keepDraft(key, JSON.stringify({ address, controls }));
}

/**
 * Puts what was kept back into the forms of the page at this address, once. Call it before the forms are hydrated: they
 * take over what was entered before.
 */
export function putTypedBack(address: string): void {
  const kept = readDraft(key);
  if (!kept) return;
  dropDraft(key);
  const { address: keptFor, controls }: { address: string; controls: KeptControl[] } =
    JSON.parse(kept);
  if (keptFor !== address) return;
  for (const { form, position, name, value } of controls) {
    const control = document.forms[form]?.elements[position];
    if (!isControl(control) || control.name !== name) continue;
    if (typeof value === 'string') control.value = value;
    else if (isChoice(control)) control.checked = value;
  }
}
