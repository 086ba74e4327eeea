/*
 * The translators of browsers replace each text node with <font><font>…</font></font>, after the page has loaded and
 * again whenever it changes. React keeps the nodes that it knows: it would throw when it removes one that was replaced,
 * or inserts before it. It would change the text of a node that is no longer shown (facebook/react#11538). So the
 * replacements are remembered, and what React does to such a text happens in its place.
 */

declare global {
  interface Window {
    /** What was removed of the page before its scripts ran. */
    earlyRemovals?: { records: MutationRecord[]; observer: MutationObserver };
  }
}

/** The source of a script for the document's head: a page may be translated before its scripts are there. */
export const translationScript =
  '!function(r){var o=new MutationObserver(function(l){l.forEach(function(e){e.removedNodes.length&&r.push(e)})});' +
  'o.observe(document,{childList:true,subtree:true});window.earlyRemovals={records:r,observer:o}}([])';

/** What stands in the page instead of a text. */
const replacements = new WeakMap<Node, ChildNode>();
/** The text that stood there before. */
const originals = new WeakMap<Node, Text>();

let observer: MutationObserver | undefined;
let whenTranslated: (() => void) | undefined;

const isWrapper = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

function notePair(removed: Node, added: ChildNode): void {
  const original = originals.get(removed) ?? removed;
  if (!(original instanceof Text)) return;
  if (added === original) {
    replacements.delete(original);
    return;
  }
  replacements.set(original, added);
  originals.set(added, original);
}

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const [added] = addedNodes;
    const [removed] = removedNodes;
    if (removed && removedNodes.length === 1) {
      // A wrapper may have been inserted beside the text before that was removed.
      const wrapper = [added, previousSibling, nextSibling].find(
        (node) => isWrapper(node) && !originals.has(node),
      );
      const place = wrapper ?? (isWrapper(removed) ? added : undefined);
      if (place) notePair(removed, place as ChildNode);
    }
    // React has moved a text: what was shown in its old place goes.
    for (const node of addedNodes) {
      const left = replacements.get(node);
      if (left?.isConnected && !left.contains(node)) left.remove();
    }
  }
}

/** The child of the parent that shows the text: its replacement, or what it was wrapped in. */
function findPlace(parent: Node, text: Node): Node | null {
  note(observer?.takeRecords() ?? []);
  let place: Node | null = text.parentNode ? text : (replacements.get(text) ?? null);
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** Shows the text itself again. The translator sees that, and translates it anew. */
function putBack(text: Text): void {
  note(observer?.takeRecords() ?? []);
  replacements.get(text)?.replaceWith(text);
}

/**
 * Lets React go on where a translator has replaced texts. Call it before the page can be translated, and before React
 * is used.
 */
export function followTranslation(): void {
  observer = new MutationObserver((records) => {
    note(records);
    if (whenTranslated && records.some(({ addedNodes }) => [...addedNodes].some(isWrapper))) {
      whenTranslated();
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  const { earlyRemovals } = window;
  if (earlyRemovals) {
    note([...earlyRemovals.records, ...earlyRemovals.observer.takeRecords()]);
    earlyRemovals.observer.disconnect();
    delete window.earlyRemovals;
  }
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.removeChild = function <TChild extends Node>(child: TChild): TChild {
    if (child.parentNode === this || !(child instanceof Text)) {
      removeChild.call(this, child);
      return child;
    }
    const place = findPlace(this, child);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <TNode extends Node>(
    node: TNode,
    before: Node | null,
  ): TNode {
    const isReplaced = before instanceof Text && before.parentNode !== this;
    insertBefore.call(this, node, isReplaced ? findPlace(this, before) : before);
    return node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue?.set?.call(this, value);
      if (this instanceof Text && !this.parentNode) putBack(this);
    },
  });
}

/** Calls the listener whenever texts are translated, before anything else runs; returns what stops that. */
export function onTranslation(listener: () => void): () => void {
  whenTranslated = listener;
  return () => {
    whenTranslated = undefined;
  };
}

/**
 * Puts back every text that was translated in here, for React to find what the server rendered. Returns whether there
 * were any.
 */
export function restoreTexts(root: ParentNode): boolean {
  note(observer?.takeRecords() ?? []);
  const wrappers = root.querySelectorAll('font');
  for (const wrapper of wrappers) {
    const original = originals.get(wrapper);
    // In one that was replaced before is nothing of the page.
    if (wrapper.isConnected) wrapper.replaceWith(...(original ? [original] : wrapper.childNodes));
  }
  return wrappers.length > 0;
}

/** Has React hydrate what it has left for later in here, before the translator sees that the texts were put back. */
export function hydrateParts(root: Node): void {
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const parts: Element[] = [];
  while (comments.nextNode()) {
    const { data, nextElementSibling } = comments.currentNode as Comment;
    if (data.startsWith('$') && nextElementSibling) parts.push(nextElementSibling);
  }
  // For a discrete event in such a part React hydrates it at once: this is one that nothing listens to.
  for (const part of parts) part.dispatchEvent(new Event('dragend', { bubbles: true }));
}
