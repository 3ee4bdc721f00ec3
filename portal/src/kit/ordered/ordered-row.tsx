import { ActionIcon, Menu } from '@mantine/core';
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  EllipsisVertical,
  GripVertical,
  Pencil,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { say } from '../say.ts';
import classes from './ordered-list.module.css';
import { useDragRow } from './use-drag-row.ts';

interface OrderedRowProps {
  kind: string;
  name: string;
  at: number;
  count: number;
  mayChange: boolean;
  onOpen(): void;
  onMove(to: number): void;
  onDropped(from: number, after: boolean): void;
  /** More items of the menu. */
  acts?: ReactNode;
  children: ReactNode;
}

export function OrderedRow(props: OrderedRowProps) {
  const { kind, name, at, count, mayChange, onOpen, onMove, onDropped, acts, children } = props;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const wasMoved = useRef(false);
  const edge = useDragRow({ row, handle, kind, at, enabled: mayChange, onDropped });
  // A moved row is put anew into the page, and what stood in focus has lost it.
  useEffect(() => {
    if (wasMoved.current && at >= 0) handle.current?.focus();
    wasMoved.current = false;
  }, [at]);
  const move = (to: number) => {
    wasMoved.current = true;
    onMove(to);
  };
  return (
    <li ref={row} className={classes.row} data-edge={edge}>
      {mayChange && (
        <button
          ref={handle}
          type="button"
          className={classes.handle}
          aria-label={`${say('Move with Alt and arrows', 'Переместить: Alt и стрелки')}: ${name}`}
          onKeyDown={(event) => {
            const by = { ArrowUp: -1, ArrowDown: 1 }[event.code];
            if (by === undefined || !event.altKey) return;
            event.preventDefault();
            move(at + by);
          }}
        >
          <GripVertical size={16} aria-hidden />
        </button>
      )}
      <button type="button" className={classes.open} onClick={onOpen}>
        {children}
      </button>
      {mayChange && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`${say('Actions', 'Действия')}: ${name}`}>
              <EllipsisVertical size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<Pencil size={16} />} onClick={onOpen}>
              {say('Change', 'Изменить')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item leftSection={<ArrowUp size={16} />} disabled={at === 0} onClick={() => move(at - 1)}>
              {say('Up', 'Выше')}
            </Menu.Item>
            <Menu.Item leftSection={<ArrowDown size={16} />} disabled={at === count - 1} onClick={() => move(at + 1)}>
              {say('Down', 'Ниже')}
            </Menu.Item>
            <Menu.Item leftSection={<ArrowUpToLine size={16} />} disabled={at === 0} onClick={() => move(0)}>
              {say('To the start', 'В начало')}
            </Menu.Item>
            <Menu.Item
              leftSection={<ArrowDownToLine size={16} />}
              disabled={at === count - 1}
              onClick={() => move(count - 1)}
            >
              {say('To the end', 'В конец')}
            </Menu.Item>
            {acts && (
              <>
                <Menu.Divider />
                {acts}
              </>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
