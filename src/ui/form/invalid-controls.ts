/** A control with an error: the element to focus, and the name the reader knows it by. */
export type InvalidControl = { element: HTMLElement; label: string };

const focusable = 'input:not([type="hidden"]), select, textarea, button';

function nameOf(element: HTMLElement): string {
  const isChoice = element.matches('[type="checkbox"], [type="radio"], [role="radiogroup"]');
  const group = isChoice ? element.closest('fieldset') : null;
  const naming = group?.querySelector('legend') ?? labelOf(element);
  return naming?.textContent?.trim() ?? '';
}

function labelOf(element: HTMLElement): Element | null {
  return element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null;
}

/** The controls of a form that carry an error, in the order of the page, one per name. */
export function listInvalidControls(form: HTMLElement): InvalidControl[] {
  const found: InvalidControl[] = [];
  for (const marked of form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')) {
    const element = marked.matches(focusable)
      ? marked
      : marked.querySelector<HTMLElement>(focusable);
    if (!element || found.some((each) => each.element === element)) continue;
    const label = nameOf(marked);
    const sameGroup = found.some(
      (each) => each.label === label && each.element.closest('fieldset')?.contains(element),
    );
    if (!sameGroup) found.push({ element, label });
  }
  return found;
}
