import { ActionIcon, Button, TextInput } from '@mantine/core';
import { Redo2, Undo2 } from 'lucide-react';
import { documentTemplate as noun } from '../../../../../../nouns/document-template.ts';
import { labelOf } from '../../../../kit/form/of-field.ts';
import { say } from '../../../../kit/say.ts';
import classes from './editor.module.css';
import type { useLayoutEditor } from './use-layout-editor.ts';

/** What the layout is called, steps back and forth, and its save. */
export function EditorTools({ editor }: { editor: ReturnType<typeof useLayoutEditor> }) {
  const { name, setName, undo, redo, isWhole, isChanged, save, isSaving } = editor;
  return (
    <div className={classes.tools}>
      <TextInput
        className={classes.name}
        aria-label={labelOf(noun, 'name')}
        maxLength={200}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <ActionIcon
        variant="default"
        size={32}
        disabled={!undo}
        aria-label={say('Undo, Ctrl+Z', 'Отменить, Ctrl+Z')}
        onClick={undo}
      >
        <Undo2 size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={32}
        disabled={!redo}
        aria-label={say('Redo, Ctrl+Shift+Z', 'Вернуть, Ctrl+Shift+Z')}
        onClick={redo}
      >
        <Redo2 size={16} />
      </ActionIcon>
      {!isWhole && <span className="bad">{say('Something is not filled in', 'Что-то не заполнено')}</span>}
      <Button loading={isSaving} disabled={!isChanged || !isWhole || name.trim() === ''} onClick={save}>
        {say('Save', 'Сохранить')}
      </Button>
    </div>
  );
}
