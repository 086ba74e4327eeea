import type { ComponentProps } from 'react';

/** A link that leads nowhere, for components that are handed their link. */
export function ExampleLink(props: ComponentProps<'a'>) {
  return <a {...props} href="#actions" />;
}
