import { memo, useLayoutEffect, useRef, useState } from 'react';
import { showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Act } from '../hooks/use-sheet.ts';
import { quantityOf } from '../model/quantities.ts';
import classes from './quantity-input.module.css';

interface QuantityInputProps {
  lineId: string;
  offerKey: string;
  row: number;
  column: number;
  text: string;
  label: string;
  faulty: boolean;
  disabled: boolean;
  act: Act;
}

const plain = /^\d+(\.\d+)?$/;

/** A quantity as it is typed; a figure that the page put in is shown the way people write it. */
export const QuantityInput = memo(function QuantityInput(props: QuantityInputProps) {
  const { lineId, offerKey, row, column, text, label, faulty, disabled, act } = props;
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // At once: a selection made when the browser draws next would be typed over by the digits of a quick hand.
  useLayoutEffect(() => {
    if (focused) input.current?.select();
  }, [focused]);
  const value = focused || !plain.test(text) ? text.replace(plain, toComma) : showQuantity(text);
  return (
    <input
      ref={input}
      className={classes.input}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      data-row={row}
      data-column={column}
      data-chosen={(quantityOf(text) ?? 1n) > 0n || undefined}
      aria-label={label}
      aria-invalid={faulty || undefined}
      placeholder="0"
      readOnly={disabled}
      value={value}
      // A click chooses the whole figure, as a key does, and does not put the caret into it.
      onMouseDown={(event) => {
        if (focused) return;
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onChange={({ currentTarget }) => act({ kind: 'type', lineId, key: offerKey, text: currentTarget.value })}
    />
  );
});

const toComma = (text: string) => say(text, text.replace('.', ','));
