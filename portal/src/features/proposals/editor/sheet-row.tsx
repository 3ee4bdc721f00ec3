import { memo } from 'react';
import type { RowAmounts } from '../../../../../nouns/pricing/is-entered.ts';
import { say } from '../../../kit/say.ts';
import { ExplainMark } from '../../../shared/explain/explain-mark.tsx';
import type { NameHints } from '../hooks/use-name-hints.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import type { CellName, Columns } from '../model/columns.ts';
import type { SheetRow as Row } from '../model/sheet.ts';
import { faultOf } from '../model/unreadable.ts';
import { cellName } from '../words.ts';
import { RowMenu } from './row-menu.tsx';
import { SheetCell } from './sheet-cell.tsx';
import classes from './sheet-table.module.css';
import { showCell } from './show-cell.ts';

interface SheetRowProps {
  row: Row;
  /** Its place among all rows, and that of what is drawn. */
  at: number;
  item: number;
  columns: Columns;
  amounts: RowAmounts | undefined;
  proposalId: string;
  /** The saved row, where how its figures were counted may be shown. */
  explainedId: string | undefined;
  told: Partial<Record<CellName, string>> | undefined;
  readOnly: boolean;
  /** Which item of the list below its name is marked. */
  marked: number | undefined;
  /** A row that is saved has costs that may not be seen. */
  isHidden: boolean;
  ask: NameHints['ask'];
  act: SheetHold['act'];
  onDetails(key: string): void;
  measure(element: HTMLElement | null): void;
}

/** Cells that hold a figure where they are not typed into. */
const figureOf: Partial<Record<CellName | 'amount', 'rows.markupPercent' | 'rows.unitPrice' | 'rows.lineAmount'>> = {
  markup: 'rows.markupPercent',
  unitPrice: 'rows.unitPrice',
  amount: 'rows.lineAmount',
};

/** One row of the table: its cells, what it comes to, and what is wrong with it. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const {
    row,
    at,
    item,
    columns,
    amounts,
    proposalId,
    explainedId,
    told,
    readOnly,
    marked,
    isHidden,
    ask,
    act,
    measure,
  } = props;
  const wrongs = [...new Set(Object.values(told ?? {}))].join('; ');
  const called = row.name || `${say('row', 'строка')} ${at + 1}`;
  return (
    <tr ref={measure} data-index={item} data-item={item}>
      <th scope="row" className={classes.place}>
        {at + 1}
      </th>
      {columns.shown.map(({ name, column }) => (
        <td key={name} data-cell={name}>
          {name === 'amount' || column === undefined || readOnly || (name === 'unitCost' && isHidden) ? (
            <span title={name === 'name' ? row.name : undefined}>
              {showCell(name, row, amounts, isHidden)}{' '}
              {column === undefined && figureOf[name] && explainedId && (
                <ExplainMark figure={{ of: 'proposal', id: proposalId, field: figureOf[name], lineId: explainedId }} />
              )}
            </span>
          ) : (
            <SheetCell
              name={name}
              {...{ rowKey: row.key, row: at, column, text: row[name], act, marked, ask }}
              label={`${cellName(name)}: ${called}`}
              fault={told?.[name] ?? faultOf(row, name)}
            />
          )}
          {name === 'name' && wrongs !== '' && <small className={classes.wrong}>{wrongs}</small>}
        </td>
      ))}
      <td data-cell="menu">
        {!readOnly && <RowMenu rowKey={row.key} at={at} called={called} act={act} onDetails={props.onDetails} />}
      </td>
    </tr>
  );
});
