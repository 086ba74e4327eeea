import { cx } from '#ui/class-names.ts';

type AvatarProps = {
  /** One or two letters, shown while there is no picture. */
  initials: string;
  imageUrl?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
};

const sizes = { sm: 'size-9 text-xs', md: 'size-12 text-base', lg: 'size-20 text-2xl' };

/** A person's picture or initials. Decorative: the name belongs in the text beside it. */
export function Avatar({ initials, imageUrl, size = 'md', className }: AvatarProps) {
  return (
    <span aria-hidden="true" className={cx('avatar', sizes[size], className)}>
      {imageUrl ? <img src={imageUrl} alt="" className="size-full object-cover" /> : initials}
    </span>
  );
}
