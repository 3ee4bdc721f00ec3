import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { say } from '../../../kit/say.ts';
import { daysOf } from '../model/days-of.ts';

interface DaysInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onChange(next: string): void;
}

/** Whole days. What is no number of them stays as typed, is named and holds the form back: it would be lost without a word. */
export function DaysInput({ value, onChange, error, ...rest }: DaysInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const wrong =
    daysOf(value) === undefined ? say('Whole days, up to 3650', 'Целое число дней, не больше 3650') : undefined;
  useEffect(() => field.current?.setCustomValidity(wrong ?? ''), [wrong]);
  return (
    <TextInput
      {...rest}
      ref={field}
      inputMode="numeric"
      value={value}
      error={wrong ?? error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
