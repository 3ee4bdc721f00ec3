import { Checkbox } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { cellText, remarksByColumn } from '../model.ts';
import type { ImportJob, ImportRow } from '../queries.ts';
import type { useChangePreview } from '../use-preview.ts';
import { RowCell } from './row-cell.tsx';
import { RowFate } from './row-fate.tsx';
import classes from './rows-table.module.css';

interface RowLineProps {
  index: number;
  measure(element: HTMLElement | null): void;
  row: ImportRow;
  columns: ImportJob['columns'];
  isChosen: boolean;
  onChoose(rowId: number): void;
  onChange: ReturnType<typeof useChangePreview>['mutateAsync'];
}

export function RowLine({ index, measure, row, columns, isChosen, onChoose, onChange }: RowLineProps) {
  const { rowId, action, errors, warnings } = row;
  const wrong = remarksByColumn(errors, columns);
  const noticed = remarksByColumn(warnings, columns);
  return (
    <tr
      ref={measure}
      data-index={index}
      data-chosen={isChosen || undefined}
      data-skipped={action === 'skip' || undefined}
    >
      <td className={classes.check}>
        <Checkbox
          size="xs"
          aria-label={`${say('Select row', 'Выбрать строку')} ${rowId}`}
          checked={isChosen}
          onChange={() => onChoose(rowId)}
        />
      </td>
      <td className={classes.place}>{rowId}</td>
      <td className={classes.fate}>
        <RowFate row={row} wrong={wrong.get('') ?? []} noticed={noticed.get('') ?? []} onChange={onChange} />
      </td>
      {columns.map(({ column, heading }) => (
        <RowCell
          key={column}
          name={`${heading || column}, ${say('row', 'строка')} ${rowId}`}
          text={cellText(row, column)}
          wrong={wrong.get(column) ?? []}
          noticed={noticed.get(column) ?? []}
          onSave={(text) => onChange({ rowCells: [{ rowId, cells: { [column]: text === '' ? null : text } }] })}
        />
      ))}
    </tr>
  );
}
