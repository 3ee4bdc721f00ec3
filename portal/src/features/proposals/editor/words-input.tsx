import { memo, useState } from 'react';
import { say } from '../../../kit/say.ts';
import { isUnit, showUnit, unitOfTyped } from '../../../kit/units.ts';
import type { NameHints } from '../hooks/use-name-hints.ts';
import classes from './cells.module.css';
import { hintsId } from './name-hints.tsx';
import type { CellProps } from './number-input.tsx';

interface NameInputProps extends CellProps {
  /** Which item is marked in the list below; nothing while there is none. */
  marked: number | undefined;
  ask: NameHints['ask'];
}

/** What is offered: from the catalog or in words of one's own. */
export const NameInput = memo(function NameInput(props: NameInputProps) {
  const { rowKey, row, column, text, label, fault, marked, ask, act } = props;
  return (
    <input
      className={classes.words}
      autoComplete="off"
      maxLength={500}
      data-row={row}
      data-column={column}
      data-words
      role="combobox"
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={marked !== undefined}
      aria-controls={marked === undefined ? undefined : hintsId}
      aria-activedescendant={marked === undefined || marked < 0 ? undefined : `${hintsId}-${marked}`}
      aria-invalid={fault !== undefined || undefined}
      title={fault ?? text}
      placeholder={say('Name or an item of the catalog', 'Название или позиция каталога')}
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => {
        act({ kind: 'cell', key: rowKey, name: 'name', text: currentTarget.value });
        ask(rowKey, currentTarget.value, currentTarget);
      }}
    />
  );
});

/** A unit by its name, as it is typed; one that nobody knows stays, red. */
export const UnitCell = memo(function UnitCell(props: CellProps) {
  const { rowKey, row, column, text, label, fault, act } = props;
  const [typed, setTyped] = useState<string>();
  const write = (next: string) => act({ kind: 'cell', key: rowKey, name: 'uom', text: unitOfTyped(next) ?? next });
  return (
    <input
      className={classes.words}
      autoComplete="off"
      data-row={row}
      data-column={column}
      data-words
      aria-label={label}
      aria-invalid={fault !== undefined || undefined}
      title={fault}
      value={typed ?? (isUnit(text) ? showUnit(text) : text)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        write(currentTarget.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
});

interface ChoiceCellProps extends CellProps {
  choices: ReadonlyArray<{ value: string; label: string }>;
}

/** One of a few values: letters choose, arrows lead on as everywhere in the table. */
export const ChoiceCell = memo(function ChoiceCell(props: ChoiceCellProps) {
  const { rowKey, row, column, name, text, label, fault, choices, act } = props;
  return (
    <select
      className={classes.choice}
      data-row={row}
      data-column={column}
      aria-label={label}
      aria-invalid={fault !== undefined || undefined}
      title={fault}
      value={text}
      onChange={({ currentTarget }) => act({ kind: 'cell', key: rowKey, name, text: currentTarget.value })}
    >
      {choices.map(({ value, label: called }) => (
        <option key={value} value={value}>
          {called}
        </option>
      ))}
    </select>
  );
});
