const attribute = 'data-bottom-bar';

/** Sources of statements for a script in the document's head: the bar is there before anything is painted. */
export const showBottomBarStatement = `document.documentElement.setAttribute(${JSON.stringify(attribute)},"")`;
export const hideBottomBarStatement = `document.documentElement.removeAttribute(${JSON.stringify(attribute)})`;

/** Shows or hides the bar, with the room that the page leaves for it. */
export function showBottomBar(isShown: boolean): void {
  document.documentElement.toggleAttribute(attribute, isShown);
}

/** Whether the bar is shown. */
export const isBottomBarShown = (): boolean => document.documentElement.hasAttribute(attribute);
