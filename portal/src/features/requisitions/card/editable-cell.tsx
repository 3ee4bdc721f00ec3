import { TextInput, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { readDecimal } from '../../../kit/decimal-text.ts';
import { say } from '../../../kit/say.ts';
import classes from './editable-cell.module.css';

interface EditableCellProps {
  label: string;
  /** As it is read. */
  shown: string;
  /** As it is typed: a decimal string or a day. */
  value: string;
  kind: 'decimal' | 'day';
  isSaving: boolean;
  onSave(next: string | null): void;
}

/** A value that becomes an input where it stands: Enter or leaving saves, Escape gives it up. */
export function EditableCell({ label, shown, value, kind, isSaving, onSave }: EditableCellProps) {
  const [typed, setTyped] = useState<string>();
  if (typed === undefined)
    return (
      <UnstyledButton
        className={classes.cell}
        data-saving={isSaving || undefined}
        aria-label={`${label}: ${shown}. ${say('Change', 'Изменить')}`}
        onClick={() => setTyped(kind === 'decimal' ? say(value, value.replace('.', ',')) : value)}
      >
        {shown}
      </UnstyledButton>
    );
  const read = kind === 'decimal' ? readDecimal(typed) : typed || null;
  const save = () => {
    if (read === undefined) return;
    setTyped(undefined);
    if ((read ?? '') !== value) onSave(read);
  };
  return (
    <TextInput
      autoFocus
      size="xs"
      className={classes.input}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={kind === 'decimal' ? 'decimal' : undefined}
      aria-label={label}
      value={typed}
      error={read === undefined ? say('Not a number', 'Не число') : undefined}
      onFocus={({ currentTarget }) => kind === 'decimal' && currentTarget.select()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}
