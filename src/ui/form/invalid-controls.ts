/** A control with an error: the element to focus, and the name the reader knows it by. */
export type InvalidControl = { element: HTMLElement; label: string };

const focusable = 'input:not([type="hidden"]), select, textarea, button';

function textOf(naming: Node | null | undefined): string {
  return naming?.textContent?.trim() ?? '';
}

function labelOf(element: HTMLElement): Element | null {
  return element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null;
}

/**
 * A legend's first child is its name; what follows is a mark such as "Optional". A control is known by its label, a
 * choice of several by the question, a field in a row by both.
 */
function nameOf(marked: HTMLElement): string {
  if (marked.matches('fieldset'))
    return textOf(marked.querySelector(':scope > legend')?.firstChild);
  const around = marked.closest('fieldset');
  const legend = around?.querySelector(':scope > legend');
  if (legend && marked.matches('[type="checkbox"]')) return textOf(legend.firstChild);
  const label = textOf(labelOf(marked));
  return legend && around?.matches('[data-field-row]')
    ? `${textOf(legend.firstChild)}: ${label}`
    : label;
}

/** The controls of a form that carry an error, in the order of the page, one per name. */
export function listInvalidControls(form: HTMLElement): InvalidControl[] {
  const found: InvalidControl[] = [];
  for (const marked of form.querySelectorAll<HTMLElement>(
    '[aria-invalid="true"], [data-invalid]',
  )) {
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
