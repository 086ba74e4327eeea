import { useId } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Drawer } from '#ui/primitives/drawer.tsx';
import type { FilterFieldsProps } from './filter-fields-props.ts';
import { MainFilterFields } from './main-filter-fields.tsx';
import { MoreFilterFields } from './more-filter-fields.tsx';

interface FilterSheetProps extends FilterFieldsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Says whether they could be applied. */
  onApply: () => boolean;
  onClear: () => void;
}

/** All filters on phones: a sheet that closes when they are applied or cleared. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, onOpenChange, onApply, onClear, ...fields } = props;
  const formId = useId();
  return (
    <Drawer
      title="Filters"
      side="bottom"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <div className="flex gap-3">
          <Button type="submit" form={formId} className="flex-1">
            Apply Filters
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              onClear();
              onOpenChange(false);
            }}
          >
            Clear
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (onApply()) onOpenChange(false);
        }}
      >
        <MainFilterFields {...fields} />
        <MoreFilterFields {...fields} />
      </form>
    </Drawer>
  );
}
