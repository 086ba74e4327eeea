import { useId, useState } from 'react';
import { isSupportedLocale, supportedLocales } from '#lib/money/locale-currencies.ts';
import { localeNames } from '#lib/money/locale-names.ts';
import { Hint } from '#ui/primitives/hint.tsx';
import { Label } from '#ui/primitives/label.tsx';
import { Select } from '#ui/primitives/select.tsx';
import type { ViewerView } from '../../contract/viewer-view.ts';
import { useDisplayChoice } from '../hooks/use-display-choice.ts';

const asBrowser = '';
const options = [
  { value: asBrowser, label: 'As in my browser' },
  ...supportedLocales.map((locale) => ({ value: locale, label: localeNames[locale] })),
];

/**
 * In which language amounts are written, on every page; its currency is the one that is shown until another is chosen.
 */
export function LanguagePreference({ viewer }: { viewer: ViewerView }) {
  const id = useId();
  const choose = useDisplayChoice(viewer);
  const [chosen, setChosen] = useState(viewer.kind === 'signed-in' ? viewer.language : null);
  return (
    <div className="w-full sm:w-64">
      <Label htmlFor={id}>Language</Label>
      <Select
        id={id}
        className="mt-1.5"
        value={chosen ?? asBrowser}
        options={options}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const language = isSupportedLocale(target.value) ? target.value : null;
          setChosen(language);
          choose({ language });
        }}
      />
      <Hint id={`${id}-hint`}>
        How amounts are written, and their currency until you choose one. Direct365 itself is in
        English for now.
      </Hint>
    </div>
  );
}
