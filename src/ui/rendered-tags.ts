/** For tests: the attributes of every element of one kind in rendered markup, in order. `''` is a bare attribute. */
export function tagsOf(markup: string, element: string): Record<string, string>[] {
  return [...markup.matchAll(new RegExp(`<${element}( [^>]*?)?/?>`, 'g'))].map((match) =>
    Object.fromEntries(
      [...(match[1] ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    ),
  );
}
