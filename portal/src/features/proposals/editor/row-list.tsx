import { UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import { showPrice, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { isUnit, showUnit } from '../../../kit/units.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import { itemsOf } from '../model/items-of.ts';
import { numberOf } from '../model/unreadable.ts';
import { noGroup } from '../words.ts';
import classes from './row-list.module.css';
import { showCell } from './show-cell.ts';

/** Rows one under another, for a phone: each opens its form. */
export function RowList({ hold, onOpen }: { hold: SheetHold; onOpen(key: string): void }) {
  const { sheet, figures, told } = hold;
  const items = useMemo(() => itemsOf(sheet.rows), [sheet.rows]);
  return (
    <ul className={classes.rows} aria-label={say('Rows of the proposal', 'Строки предложения')}>
      {items.map((item) => {
        if (item.kind === 'group')
          return (
            <li key={item.id} className={classes.group}>
              {item.name || noGroup()}
            </li>
          );
        const { row } = item;
        const amounts = figures.rows.get(row.key);
        const wrong = Object.values(told.cells[row.key] ?? {}).join('; ');
        const unit = isUnit(row.uom) ? showUnit(row.uom) : row.uom;
        return (
          <li key={item.id}>
            <UnstyledButton className={classes.row} onClick={() => onOpen(row.key)}>
              <span className={classes.name}>{row.name || say('Without a name', 'Без названия')}</span>
              <b>{showPrice(amounts?.lineAmount)}</b>
              <small>
                {showQuantity(numberOf(row.quantity), unit)} × {showCell('unitPrice', row, amounts, false)}
              </small>
              {wrong && <small className="bad">{wrong}</small>}
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}
