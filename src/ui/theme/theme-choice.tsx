import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { cx } from '#ui/class-names.ts';
import {
  applyThemeSetting,
  readThemeSetting,
  subscribeToThemeSetting,
  type ThemeSetting,
} from './theme-setting.ts';

const choices = [
  { value: 'system', label: 'System', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
] as const;

/** The server cannot know the choice; it is shown right after the page is hydrated. */
const serverChoice = (): ThemeSetting => 'system';

/** Three small buttons for the theme: as the device, light, dark. */
export function ThemeChoice({ className }: { className?: string | undefined }) {
  const name = useId();
  const chosen = useSyncExternalStore(subscribeToThemeSetting, readThemeSetting, serverChoice);

  return (
    <fieldset
      className={cx(
        'inline-flex w-fit rounded-full border border-line-strong bg-surface p-0.5',
        className,
      )}
    >
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, Icon }) => (
        <label
          key={value}
          title={label}
          className={cx(
            'relative flex size-8 cursor-pointer pointer-coarse:size-11 items-center justify-center rounded-full text-ink-muted',
            'transition-colors hover:text-ink has-checked:bg-primary has-checked:text-on-primary',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
            'forced-colors:has-checked:outline-2',
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => applyThemeSetting(value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          <Icon aria-hidden="true" className="size-4.5" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
