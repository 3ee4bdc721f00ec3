import { useState } from 'react';
import { useAskBeforeLeaving } from '../../../kit/form/use-ask-before-leaving.ts';
import { say } from '../../../kit/say.ts';
import type { ImportRow } from '../queries.ts';
import classes from './rows-table.module.css';

type Remarks = ImportRow['errors'];

interface RowCellProps {
  /** Column and row, for those who hear it. */
  name: string;
  text: string;
  wrong: Readonly<Remarks>;
  noticed: Readonly<Remarks>;
  onSave(text: string): Promise<unknown>;
}

/** A cell that is mended in place: Enter keeps what was typed, Escape leaves it as it was. */
export function RowCell({ name, text, wrong, noticed, onSave }: RowCellProps) {
  const [typed, setTyped] = useState<string>();
  useAskBeforeLeaving(typed !== undefined && typed !== text);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (typed === undefined || isSaving) return;
    if (typed.trim() === text) return setTyped(undefined);
    setSaving(true);
    // What was refused is told in the corner; what was typed stays to be mended.
    const isSaved = await onSave(typed.trim()).then(
      () => true,
      () => false,
    );
    setSaving(false);
    if (isSaved) setTyped(undefined);
  };
  return (
    <td data-wrong={wrong.length > 0 || undefined}>
      {typed === undefined ? (
        <button
          type="button"
          className={classes.cell}
          aria-label={`${name}: ${text || say('empty', 'пусто')}. ${say('Change', 'Изменить')}`}
          onClick={() => setTyped(text)}
        >
          {text || <span className="dimmed">—</span>}
        </button>
      ) : (
        <input
          // A person has just asked to change this cell.
          autoFocus
          className={classes.input}
          aria-label={name}
          aria-invalid={wrong.length > 0}
          value={typed}
          readOnly={isSaving}
          data-saving={isSaving || undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={() => void save()}
          onKeyDown={({ key }) => {
            if (key === 'Enter') void save();
            if (key === 'Escape') setTyped(undefined);
          }}
        />
      )}
      {wrong.map(({ code, message }) => (
        <span key={code} className={classes.wrong}>
          {message}
        </span>
      ))}
      {noticed.map(({ code, message }) => (
        <span key={code} className={classes.noticed}>
          {message}
        </span>
      ))}
    </td>
  );
}
