import { cx } from '#ui/class-names.ts';

type AvatarProps = {
  /** One or two letters, shown while there is no picture. */
  initials: string;
  imageUrl?: string | undefined;
  /** Whose they are: people next to each other get different colours, and each always the same. */
  personId?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

const sizes = { sm: 'size-9 text-xs', md: 'size-12 text-base', lg: 'size-20 text-2xl' };

// Whole words, which the style sheet's build looks for: they are in looks.css. The first one is the brand's own.
const tints = ['', 'avatar-sky', 'avatar-plum', 'avatar-rose', 'avatar-clay', 'avatar-olive'];

/** The class of the colour of a person's initials, by their public id. */
export function tintOf(personId: string): string {
  let sum = 0;
  for (const letter of personId) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return tints[sum % tints.length] ?? '';
}

/** A person's picture or initials. Decorative: the name belongs in the text beside it. */
export function Avatar({ initials, imageUrl, personId, size = 'md', className }: AvatarProps) {
  const tint = personId && tintOf(personId);
  return (
    <span aria-hidden="true" className={cx('avatar', tint, sizes[size], className)}>
      {imageUrl ? <img src={imageUrl} alt="" className="size-full object-cover" /> : initials}
    </span>
  );
}
