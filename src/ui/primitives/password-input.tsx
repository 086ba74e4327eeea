import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { controlClassName } from './control-class-name.ts';
import { IconButton } from './icon-button.tsx';

/** A password control whose characters can be shown, so that long passwords can be checked. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <span className={cx('relative block', className)}>
      <input
        {...rest}
        {...(shown
          ? { type: 'text', autoCapitalize: 'none', spellCheck: false }
          : { type: 'password' })}
        className={controlClassName('min-h-11 pr-12')}
      />
      <IconButton
        label={shown ? 'Hide characters' : 'Show characters'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute top-0 right-0 focus-visible:-outline-offset-4 noscript:hidden"
      >
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </span>
  );
}
