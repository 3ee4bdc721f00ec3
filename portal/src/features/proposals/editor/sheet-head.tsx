import { ActionIcon } from '@mantine/core';
import { ListEnd } from 'lucide-react';
import { memo, useState } from 'react';
import { say } from '../../../kit/say.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import type { CellName, Columns } from '../model/columns.ts';
import { columnName, partHint } from '../words.ts';
import { FillDialog } from './fill-dialog.tsx';
import classes from './sheet-table.module.css';

interface SheetHeadProps {
  columns: Columns;
  readOnly: boolean;
  act: SheetHold['act'];
}

/** Columns that are often alike in all rows. */
const alike: readonly string[] = ['markup', 'vatRate', 'commission'];

export const SheetHead = memo(function SheetHead({ columns, readOnly, act }: SheetHeadProps) {
  const [filling, setFilling] = useState<CellName>();
  return (
    <thead>
      <tr>
        <th scope="col" className={classes.place}>
          №
        </th>
        {columns.shown.map(({ name, column }) => (
          <th
            key={name}
            scope="col"
            data-cell={name}
            title={name === 'markup' || name === 'commission' ? partHint() : undefined}
          >
            {name === 'amount' ? say('Amount', 'Сумма') : columnName(name)}
            {!readOnly && column !== undefined && alike.includes(name) && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={18}
                aria-label={`${say('Set in all rows', 'Задать во всех строках')}: ${columnName(name as CellName)}`}
                onClick={() => setFilling(name as CellName)}
              >
                <ListEnd size={13} />
              </ActionIcon>
            )}
          </th>
        ))}
        <th data-cell="menu">
          <span className="only-spoken">{say('Actions', 'Действия')}</span>
          {filling && <FillDialog name={filling} act={act} onClose={() => setFilling(undefined)} />}
        </th>
      </tr>
    </thead>
  );
});
