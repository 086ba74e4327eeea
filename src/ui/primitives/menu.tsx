import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import {
  popupClassName,
  popupItemClassName,
  popupPositionerClassName,
} from './popup-class-names.ts';

type MenuProps = {
  /** The button that opens the menu: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end' | undefined;
  defaultOpen?: boolean | undefined;
  children: ReactNode;
};

/** A button that opens a short list of actions and links. */
export function Menu({ trigger, align = 'end', defaultOpen = false, children }: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen={defaultOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align={align} sideOffset={6} className={popupPositionerClassName}>
          <BaseMenu.Popup className={cx(popupClassName, 'min-w-52 p-1.5')}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

type MenuItemProps = {
  onSelect: () => void;
  destructive?: boolean | undefined;
  children: ReactNode;
};

/** An action in a menu. */
export function MenuItem({ onSelect, destructive, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      onClick={onSelect}
      className={cx(popupItemClassName, destructive && 'text-danger-ink')}
    >
      {children}
    </BaseMenu.Item>
  );
}

type MenuLinkProps = {
  /** The link element, such as a router link; it receives the look and the role. */
  render: ReactElement;
  children: ReactNode;
};

/** A place to go, in a menu. */
export function MenuLink({ render, children }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem render={render} closeOnClick className={popupItemClassName}>
      {children}
    </BaseMenu.LinkItem>
  );
}

/** A named part of a menu. */
export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-3 pt-2 pb-1 text-sm text-ink-muted">
        {label}
      </BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  );
}

/** A line between parts of a menu. */
export function MenuSeparator() {
  return <BaseMenu.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}
