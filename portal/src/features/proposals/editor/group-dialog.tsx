import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import { renamed, withGroup } from '../model/rows.ts';

interface GroupDialogProps {
  /** The one that is renamed; a new one is made without it. */
  group?: { id: string; name: string };
  act: SheetHold['act'];
  onClose(): void;
}

/** The name of a group: of a new one, which begins with a row, or of one that is there. */
export function GroupDialog({ group, act, onClose }: GroupDialogProps) {
  const [name, setName, draft] = useKeptState('proposal-group', group?.id, group?.name ?? '');
  const given = name.trim();
  return (
    <Modal
      opened
      onClose={onClose}
      size="xs"
      title={group ? say('Rename the group', 'Переименовать группу') : say('New group', 'Новая группа')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          draft.drop();
          act({ kind: 'rows', rows: (rows) => (group ? renamed(rows, group.id, given) : withGroup(rows, given)) });
          onClose();
        }}
      >
        <Stack>
          <TextInput
            label={say('Name', 'Название')}
            placeholder={say('Such as: roof', 'Например: кровля')}
            required
            maxLength={255}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            data-autofocus
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={given === ''}>
              {group ? say('Rename', 'Переименовать') : say('Add', 'Добавить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
