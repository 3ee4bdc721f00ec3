import { Button, Modal, Select, Stack, TextInput } from '@mantine/core';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import type { CellName } from '../model/columns.ts';
import { readPart } from '../model/part-of.ts';
import { filled } from '../model/rows.ts';
import { cellName, choicesOfCell, partHint } from '../words.ts';

interface FillDialogProps {
  name: CellName;
  /** Rows of this group alone. */
  group?: { id: string; name: string };
  act: SheetHold['act'];
  onClose(): void;
}

/** One value for a column of all rows, or of a group. */
export function FillDialog({ name, group, act, onClose }: FillDialogProps) {
  const isChoice = name === 'vatRate';
  const [text, setText, draft] = useKeptState('proposal-fill', name, isChoice ? '22' : '');
  const isReadable = isChoice || (readPart(text) ?? undefined) !== undefined;
  const title = group
    ? `${cellName(name)}: ${group.name}`
    : say(`${cellName(name)} of all rows`, `${cellName(name)}: все строки`);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="xs"
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          draft.drop();
          act({ kind: 'rows', rows: (rows) => filled(rows, name, text, group?.id) });
          onClose();
        }}
      >
        <Stack>
          {isChoice ? (
            <Select
              label={cellName(name)}
              data={choicesOfCell('vatRate')}
              allowDeselect={false}
              value={text}
              onChange={(next) => setText(next ?? '22')}
              data-autofocus
            />
          ) : (
            <TextInput
              label={cellName(name)}
              description={partHint()}
              inputMode="decimal"
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              data-autofocus
            />
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={!isReadable}>
              {say('Set', 'Задать')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
