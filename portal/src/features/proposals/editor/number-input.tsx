import { memo, useLayoutEffect, useRef, useState } from 'react';
import { readDecimal } from '../../../kit/decimal-text.ts';
import { say } from '../../../kit/say.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import type { CellName } from '../model/columns.ts';
import classes from './cells.module.css';

export interface CellProps {
  rowKey: string;
  row: number;
  column: number;
  name: CellName;
  text: string;
  label: string;
  fault: string | undefined;
  act: SheetHold['act'];
}

const plain = /^-?\d+(\.\d+)?$/;

/** A number as it is typed; one that the page put in is shown the way people write it. */
export const NumberInput = memo(function NumberInput(props: CellProps & { show(number: string): string }) {
  const { rowKey, row, column, name, text, label, fault, show, act } = props;
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // At once: a selection made when the browser draws next would be typed over by the digits of a quick hand.
  useLayoutEffect(() => {
    if (focused) input.current?.select();
  }, [focused]);
  return (
    <input
      ref={input}
      className={classes.number}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      data-row={row}
      data-column={column}
      aria-label={label}
      aria-invalid={fault !== undefined || undefined}
      title={fault}
      value={focused ? text.replace(plain, toComma) : shown(text, show)}
      // A click chooses the whole figure, as a key does, and does not put the caret into it.
      onMouseDown={(event) => {
        if (focused) return;
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onChange={({ currentTarget }) => act({ kind: 'cell', key: rowKey, name, text: currentTarget.value })}
    />
  );
});

const toComma = (text: string) => say(text, text.replace('.', ','));

/** A number as people write it; a sum with its currency, and what is no number, as it was typed. */
function shown(text: string, show: (number: string) => string): string {
  const read = readDecimal(text);
  return typeof read === 'string' && plain.test(read) && !/[₽$€¥]|\p{L}/u.test(text) ? show(read) : text;
}
