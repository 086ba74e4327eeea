interface PhoneLinkProps {
  number: string;
  /** The number as it is shown, where that is not as it is dialled. */
  text?: string | undefined;
  className?: string | undefined;
}

/** A telephone number to dial; it never breaks over two lines. */
export function PhoneLink({ number, text = number, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className={className}>
      {text.replaceAll(' ', '\u00a0')}
    </a>
  );
}
