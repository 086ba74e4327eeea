import { copyText } from '#ui/feedback/copy-text.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { LongCode } from '#ui/primitives/long-code.tsx';

const words = {
  copied: { title: 'Copied!', description: 'Paste it where your site takes HTML.' },
  notCopied: 'It could not be copied. Please copy it by hand.',
} as const;

interface EmbedCodesProps {
  userId: string;
  /** Where the site is reached, without a trailing slash. */
  origin: string;
}

/** What a consultant puts on a site of their own: their public card, and a badge that leads to it. */
export function EmbedCodes({ userId, origin }: EmbedCodesProps) {
  const address = `${origin}/embed/consultants/${userId}`;
  const card = `<iframe src="${address}" title="My card on Direct365" width="360" height="220" style="border:0" loading="lazy"></iframe>`;
  const badge = `<a href="${address}"><img src="${address}.svg" alt="My card on Direct365" height="24"></a>`;
  return (
    <Disclosure summary="Show your card on your own site">
      <div className="flex flex-col gap-4">
        <p>
          The card and the badge say what visitors read about you here: initials, title, place,
          rating and skills. They are there while you are approved and subscribed.
        </p>
        <Code name="Card" html={card} />
        <Code name="Badge" html={badge} />
        <p className="text-sm text-ink-muted">
          Where a site knows oEmbed, the address alone is enough:{' '}
          <span className="wrap-anywhere select-all">{address}</span>
        </p>
      </div>
    </Disclosure>
  );
}

const Code = ({ name, html }: { name: string; html: string }) => (
  <div className="flex flex-col gap-2">
    <p className="font-medium text-ink">{name}</p>
    <LongCode>{html}</LongCode>
    <Button
      variant="secondary"
      className="self-start"
      aria-label={`Copy the ${name.toLowerCase()}`}
      onClick={() => void copyText(html, words)}
    >
      Copy
    </Button>
  </div>
);
