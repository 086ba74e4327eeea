import { Copy } from 'lucide-react';
import { copyText } from '#ui/feedback/copy-text.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';

const words = {
  copied: { title: 'Copied!', description: 'Put your own key in its place.' },
  notCopied: 'It could not be copied. Please copy it by hand.',
} as const;

interface CodeExampleProps {
  name: string;
  code: string;
  /** Where this site is reached: it stands in the code in the place of an example. */
  site: string;
}

/** A program to copy. */
export function CodeExample({ name, code, site }: CodeExampleProps) {
  const own = code.replaceAll('https://direct365.example', site);
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="flex items-center justify-between gap-4 font-medium text-ink">
        {name}
        <IconButton
          label={`Copy: ${name}`}
          className="noscript:hidden"
          onClick={() => void copyText(own, words)}
        >
          <Copy aria-hidden="true" />
        </IconButton>
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what overflows is scrolled by the keyboard
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-line bg-neutral-soft p-4 font-mono text-sm text-ink"
      >
        <code>{own}</code>
      </pre>
    </figure>
  );
}
