import { Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { withNames } from '../model/block-summary.ts';
import { insertedAt, placeholderOf } from '../model/placeholder-at.ts';
import classes from './editor.module.css';
import { VariablePicker } from './variable-picker.tsx';
import { useVariables } from './variables.ts';

interface TextFieldProps {
  label: string;
  value: string;
  isLong: boolean;
  isRequired: boolean;
  /** Variables are put into it. */
  hasVariables: boolean;
  error: string | undefined;
  onChange(next: string): void;
}

/** A text of a layout; below it, how it reads with its variables by name. */
export function TextField({ label, value, isLong, isRequired, hasVariables, error, onChange }: TextFieldProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const { labelOf } = useVariables();
  const named = withNames(value, labelOf);
  const insert = (placeholder: string) => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? {};
    const put = insertedAt(value, { from: from ?? value.length, to: to ?? value.length }, placeholder);
    onChange(put.text);
    // The cursor is set when the new text stands in the field.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(put.cursor, put.cursor);
    });
  };
  const shared = {
    ref: field,
    label,
    value,
    error,
    withAsterisk: isRequired,
    ...(named !== value && { description: named }),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
    ...(hasVariables && {
      rightSection: <VariablePicker label={label} onPick={(path, filter) => insert(placeholderOf(path, filter))} />,
    }),
  };
  return isLong ? (
    <Textarea
      {...shared}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autosize
      minRows={2}
      maxRows={10}
      classNames={{ section: classes.atTop }}
    />
  ) : (
    <TextInput {...shared} inputWrapperOrder={['label', 'input', 'description', 'error']} />
  );
}
