import type { TextInputProps } from '@mantine/core';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';

/** A decimal of a form, with the props as `getInputProps` gives them. */
export const DecimalField = ({
  value,
  onChange,
  ...rest
}: Omit<TextInputProps, 'value' | 'onChange'> & { value?: string | null; onChange(next: string | null): void }) => (
  <DecimalInput {...rest} value={value} onChange={onChange} />
);
