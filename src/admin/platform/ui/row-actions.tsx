import { ActionIcon, Button, Group, Menu, Tooltip } from '@mantine/core';
import { type Icon, IconDots, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTabletWidth } from './below-tablet.tsx';
import type { ScreenAddress } from './screen-address.ts';

interface Shared {
  label: string;
  /** Accessible text before the row's name, if the label alone doesn't fit. */
  spoken?: string;
  icon: Icon;
  color?: 'red';
  /** The primary action: shows its label beside its icon. */
  isMain?: boolean;
  /** Opens its screen in a new tab. */
  opensTab?: boolean;
}
/** One thing a row offers: a screen to go to, an address to open in a new tab, a file to keep, or something to do. */
export type RowAction =
  | (Shared & ScreenAddress)
  | (Shared & { href: string; download?: string })
  | (Shared & { onAct: () => void; busy?: boolean });

/** The start of every action that deletes its row. */
export const deleteAction = { label: 'Delete', icon: IconTrash, color: 'red' } as const;

const newTab = { target: '_blank', rel: 'noreferrer' };

const RED = 'var(--tone-red)';

/**
 * A row's actions: icons with their names as tooltips, or one menu on narrow screens. One tab stop per row; the left
 * and right arrow keys move between icons.
 */
export function RowActions(props: RowActionsProps) {
  return useTabletWidth() ? <ActionBar {...props} /> : <ActionMenu {...props} />;
}

interface RowActionsProps {
  of: string;
  actions: readonly RowAction[];
}

/** One tooltip for the action under the pointer: one for each took a third of a list's rendering time. */
function ActionBar({ of, actions }: RowActionsProps) {
  const [stop, setStop] = useState(0);
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  const current = Math.min(stop, actions.length - 1);
  return (
    <Group
      gap={2}
      wrap="nowrap"
      justify="flex-end"
      role="toolbar"
      aria-label={`Actions for ${of}`}
      onKeyDown={moveBetweenActions}
      onPointerOver={event =>
        setPointed(event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null)
      }
      onPointerLeave={() => setPointed(null)}
    >
      {actions.map((action, index) => (
        <RowButton
          key={action.label}
          action={action}
          of={of}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setStop(index)}
        />
      ))}
      {pointed && <Tooltip key={pointed.dataset.tip} target={pointed} label={pointed.dataset.tip} />}
    </Group>
  );
}

function ActionMenu({ of, actions }: RowActionsProps) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon size="lg" aria-label={`Actions for ${of}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(action => (
          <Menu.Item
            key={action.label}
            leftSection={<action.icon size={16} aria-hidden />}
            {...(action.color ? { c: RED } : {})}
            renderRoot={props => <Target action={action} {...props} />}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function moveBetweenActions(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const next = buttons[buttons.findIndex(button => button === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface RowButtonProps {
  action: RowAction;
  of: string;
  tabIndex: number;
  onFocus: () => void;
}

function RowButton({ action, of, ...stop }: RowButtonProps) {
  const shared = {
    ...stop,
    'aria-label': `${action.spoken ?? action.label} ${of}`,
    loading: 'busy' in action && action.busy,
    renderRoot: (props: TargetProps) => <Target {...props} action={action} />,
  };
  if (action.isMain) {
    return (
      <Button
        {...shared}
        size="compact-sm"
        mr={6}
        leftSection={<action.icon size={16} stroke={1.6} aria-hidden />}
        data-row-link
      >
        {action.label}
      </Button>
    );
  }
  return (
    <ActionIcon {...shared} data-tip={action.label}>
      <action.icon size={17} stroke={1.6} color={action.color ? RED : 'currentColor'} aria-hidden />
    </ActionIcon>
  );
}

interface TargetProps extends ComponentProps<'button'> {
  action: RowAction;
}

function Target({ action, children, ...props }: TargetProps & Record<string, unknown>) {
  if ('onAct' in action) {
    const { onClick } = props;
    return (
      <button
        {...props}
        type="button"
        onClick={event => {
          onClick?.(event);
          action.onAct();
        }}
      >
        {children}
      </button>
    );
  }
  const rest: Record<string, unknown> = props;
  if ('href' in action) {
    const { href, download } = action;
    return (
      <a {...rest} href={href} {...(download ? { download } : newTab)}>
        {children}
      </a>
    );
  }
  return (
    <Link
      {...rest}
      to={action.to}
      {...(action.params ? { params: action.params } : {})}
      {...(action.search ? { search: action.search } : {})}
      {...(action.opensTab ? newTab : {})}
    >
      {children}
    </Link>
  );
}
