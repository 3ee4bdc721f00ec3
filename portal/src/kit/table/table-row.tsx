import { Checkbox } from '@mantine/core';
import { say } from '../say.ts';
import type { Column } from './column.ts';
import { toggled } from './selection.ts';
import type { Selection } from './use-row-keys.ts';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  index: number;
  columns: readonly Column<Row>[];
  isAt: boolean;
  moveTo(index: number): void;
  onOpen: ((row: Row) => void) | undefined;
  selection: Selection | undefined;
}

/** A row of a list: its checkbox where rows are chosen, a cell a column, and a click that opens it. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, name, index, columns, isAt, moveTo, onOpen, selection } = props;
  return (
    <tr
      data-row={index}
      data-open={onOpen ? true : undefined}
      data-focus={isAt || undefined}
      data-chosen={selection?.chosen.has(id) || undefined}
      onClick={(event) => {
        moveTo(index);
        if (onOpen && !isOwnAction(event.target)) onOpen(row);
      }}
    >
      {selection && (
        <td>
          <Checkbox
            size="xs"
            aria-label={`${say('Choose', 'Выбрать')}: ${name}`}
            checked={selection.chosen.has(id)}
            onChange={() => selection.change(toggled(selection.chosen, id))}
          />
        </td>
      )}
      {columns.map(({ id: column, cell, below, align, wide, whole }) => (
        <td key={column} data-align={align} data-wide={wide} data-whole={whole} data-below={below?.(row)}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** A click on a link, a button or a checkbox in a row is not a click on the row. */
const isOwnAction = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label, [role="menu"]') !== null;
