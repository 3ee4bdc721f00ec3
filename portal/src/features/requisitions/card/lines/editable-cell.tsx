import { TextInput, UnstyledButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { readDecimal } from '../../../../kit/decimal-text.ts';
import { useAskBeforeLeaving } from '../../../../kit/form/use-ask-before-leaving.ts';
import { say } from '../../../../kit/say.ts';
import classes from './editable-cell.module.css';

interface EditableCellProps {
  /** Whether it may be changed; it is only read otherwise. */
  isOpen: boolean;
  label: string;
  /** As it is read. */
  shown: string;
  /** As it is typed: a decimal string or a day. */
  value: string;
  kind: 'decimal' | 'day';
  isSaving: boolean;
  onSave(next: string | null): Promise<unknown>;
}

/** A value that becomes an input where it stands: Enter or leaving saves, Escape gives it up. */
export function EditableCell({ isOpen, label, shown, value, kind, isSaving, onSave }: EditableCellProps) {
  const [typed, setTyped] = useState<string>();
  const isSent = useRef(false);
  useAskBeforeLeaving(typed !== undefined && typed !== value);
  if (!isOpen) return shown;
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
  const save = async () => {
    if (read === undefined || isSent.current) return;
    isSent.current = true;
    // What was refused is told below the line; what was typed stays to be mended.
    const isDone = (read ?? '') === value || (await onSave(read).then(yes, no));
    isSent.current = false;
    if (isDone) setTyped(undefined);
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
      readOnly={isSaving}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}

const yes = () => true;
const no = () => false;
