import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { type TextPiece, textPieces } from './text-links.ts';

const linkClassName = 'wrap-anywhere text-primary-ink underline underline-offset-2';

/** The text of a message: its lines as written, its addresses as links, and never anything but text. */
export function LinkedText({ text }: { text: string }) {
  return (
    // Of each paragraph its own direction: what is written from right to left is read so.
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
      {placed(textPieces(text)).map(({ position, piece }) =>
        piece.href === undefined ? (
          piece.text
        ) : (
          <a
            key={position}
            href={piece.href}
            target="_blank"
            // We do not vouch for what users write.
            rel="noopener nofollow ugc"
            className={linkClassName}
          >
            <bdi>{piece.text}</bdi>
            <VisuallyHidden> (opens a new tab)</VisuallyHidden>
          </a>
        ),
      )}
    </p>
  );
}

/** Each piece by where it begins: the same text always has the same pieces. */
function placed(pieces: readonly TextPiece[]): { position: number; piece: TextPiece }[] {
  let position = 0;
  return pieces.map((piece) => {
    const at = position;
    position += piece.text.length;
    return { position: at, piece };
  });
}
