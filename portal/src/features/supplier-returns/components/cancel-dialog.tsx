import { Button, Modal, Stack, Text } from '@mantine/core';
import { supplierReturn as noun } from '../../../../../nouns/supplier-return.ts';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { Return } from '../queries.ts';
import { useReturnActs } from '../use-return-acts.ts';

export function CancelDialog({ back, onClose }: { back: Return; onClose(): void }) {
  const [reason, setReason, draft] = useKeptState('supplier-return-end', back.id, '');
  const { cancel } = useReturnActs(back);
  const given = reason.trim();
  const done = () => {
    draft.drop();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Cancel the return', 'Отменить возврат')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <DraftNote draft={draft} />
        <Text size="sm" c="dimmed">
          {say('The goods are in the stock again.', 'Товар снова появится на складе.')}
        </Text>
        <ReasonInput maxLength={ofField(noun, 'cancelReason').maxLength} value={reason} onChange={setReason} />
        <Button
          color="red"
          loading={cancel.isPending}
          disabled={given === ''}
          onClick={() => cancel.mutate(given, { onSuccess: done })}
        >
          {say('Cancel the return', 'Отменить возврат')}
        </Button>
      </Stack>
    </Modal>
  );
}
