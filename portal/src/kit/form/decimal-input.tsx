import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { readDecimal } from '../decimal-text.ts';
import { showQuantity } from '../format.ts';
import { say } from '../say.ts';

interface DecimalInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** A decimal string as the server takes it; null when empty. */
  value: string | null | undefined;
  onChange(next: string | null): void;
}

/** A number as it is typed here: comma or point, spaces of every kind. What cannot be read stays as typed, is named and holds the form back. */
export function DecimalInput({ value, onChange, error, onBlur, ...rest }: DecimalInputProps) {
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const unreadable = typed !== undefined && readDecimal(typed) === undefined;
  const wrong = unreadable ? say('Not a number', 'Это не число') : undefined;
  useEffect(() => field.current?.setCustomValidity(wrong ?? ''), [wrong]);
  return (
    <TextInput
      {...rest}
      ref={field}
      inputMode="decimal"
      value={typed ?? (value ? showQuantity(value) : '')}
      error={wrong ?? error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const read = readDecimal(currentTarget.value);
        if (read !== undefined) onChange(read);
      }}
      onBlur={(event) => {
        if (!unreadable) setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
