import { Input } from '#ui/primitives/input.tsx';
import { Label } from '#ui/primitives/label.tsx';
import { searchLimits } from '../../rules/limits.ts';

interface SearchFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
}

/** What is looked for, in the reader's own words. */
export function SearchField({ id, value, onChange }: SearchFieldProps) {
  return (
    <div className="min-w-0 flex-1">
      <Label htmlFor={id} className="sr-only">
        Search
      </Label>
      <Input
        id={id}
        name="text"
        type="search"
        maxLength={searchLimits.text}
        placeholder="Skills, modules, titles, experience …"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
