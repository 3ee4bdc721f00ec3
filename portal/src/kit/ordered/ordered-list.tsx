import { type ReactNode, useState } from 'react';
import { say } from '../say.ts';
import { landing, moved } from './order.ts';
import classes from './ordered-list.module.css';
import { OrderedRow } from './ordered-row.tsx';

interface OrderedListProps<One> {
  /** Names the list, so that rows of another one do not land here. */
  kind: string;
  label: string;
  rows: readonly One[];
  mayChange: boolean;
  nameOf(one: One): string;
  show(one: One): ReactNode;
  onOpen(one: One): void;
  onOrder(next: readonly One[]): void;
  /** More that may be done with a row, as items of its menu. */
  acts?(one: One): ReactNode;
}

/** Records in their order, which is changed by dragging, by Alt with the arrows, or by the menu of a row. */
export function OrderedList<One extends { id: string }>(props: OrderedListProps<One>) {
  const { kind, label, rows, mayChange, nameOf, show, onOpen, onOrder } = props;
  const [told, setTold] = useState('');
  const move = (from: number, to: number) => {
    const one = rows[from];
    if (!one || to < 0 || to >= rows.length || to === from) return;
    onOrder(moved(rows, from, to));
    setTold(`${nameOf(one)}: ${say('place', 'место')} ${to + 1} / ${rows.length}`);
  };
  return (
    <>
      <ol className={classes.list} aria-label={label}>
        {rows.map((one, at) => (
          <OrderedRow
            key={one.id}
            kind={kind}
            name={nameOf(one)}
            at={at}
            count={rows.length}
            mayChange={mayChange}
            onOpen={() => onOpen(one)}
            onMove={(to) => move(at, to)}
            onDropped={(from, after) => move(from, landing(from, at, after))}
            acts={props.acts?.(one)}
          >
            {show(one)}
          </OrderedRow>
        ))}
      </ol>
      <div aria-live="polite" className="only-spoken">
        {told}
      </div>
    </>
  );
}
