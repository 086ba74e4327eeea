import { Label } from '#ui/primitives/label.tsx';
import { SearchTextInput } from './search-text-input.tsx';

interface SearchFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  /** A completion of the text was chosen. */
  onChoose: (completed: string) => void;
}

/** What is looked for, in the reader's own words. */
export function SearchField({ id, value, onChange, onChoose }: SearchFieldProps) {
  return (
    <div className="min-w-0 flex-1">
      <Label htmlFor={id} className="sr-only">
        Search
      </Label>
      <SearchTextInput id={id} value={value} onValueChange={onChange} onChoose={onChoose} />
    </div>
  );
}
