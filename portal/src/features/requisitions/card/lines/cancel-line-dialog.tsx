import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { DraftNote } from '../../../../kit/form/draft-note.tsx';
import { showQuantity } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { showUnit } from '../../../../kit/units.ts';
import { useKeptState } from '../../../../shared/drafts/use-kept-state.ts';
import type { RequisitionLine } from '../../queries.ts';

interface CancelLineDialogProps {
  line: RequisitionLine;
  onCancel(reason: string): void;
  onClose(): void;
}

/** Names the line that goes; why may be said, and then stands at it. */
export function CancelLineDialog({ line: { id, name, quantity, uom }, onCancel, onClose }: CancelLineDialogProps) {
  const [reason, setReason, draft] = useKeptState('cancel-line', id, '');
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Cancel the line?', 'Отменить позицию?')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          draft.drop();
          onCancel(reason.trim());
        }}
      >
        <Stack>
          <DraftNote draft={draft} />
          <Text size="sm">
            {name}, {showQuantity(quantity, showUnit(uom))}
          </Text>
          <Textarea
            label={say('Reason (optional)', 'Причина, необязательно')}
            autosize
            minRows={2}
            maxLength={1_000}
            data-autofocus
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Group>
            <Button type="submit" color="red">
              {say('Cancel the line', 'Отменить позицию')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {say('Back', 'Назад')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
