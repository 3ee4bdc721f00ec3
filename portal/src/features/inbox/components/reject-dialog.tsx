import { Button, Group, Modal, Stack } from '@mantine/core';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { Task } from '../tasks.ts';

/** Why not: a refusal is told to whoever asked, so it has a reason. */
export function RejectDialog({
  task,
  ...rest
}: {
  task: Task | undefined;
  onClose(): void;
  onReject(reason: string): void;
}) {
  return (
    <Modal
      opened={task !== undefined}
      onClose={rest.onClose}
      title={say(`Reject ${task?.number ?? ''}`, `Отклонить ${task?.number ?? ''}`)}
    >
      <ReasonForm key={task?.id} record={task?.id} {...rest} />
    </Modal>
  );
}

function ReasonForm({
  record,
  onClose,
  onReject,
}: {
  record: string | undefined;
  onClose(): void;
  onReject(reason: string): void;
}) {
  const [reason, setReason, draft] = useKeptState('rejection', record, '');
  const text = reason.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text === '') return;
        draft.drop();
        onReject(text);
      }}
    >
      <Stack>
        <DraftNote draft={draft} />
        <ReasonInput
          description={say('The author will see it.', 'Её прочитает автор.')}
          value={reason}
          onChange={setReason}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {say('Cancel', 'Отмена')}
          </Button>
          <Button type="submit" color="red" disabled={text === ''}>
            {say('Reject', 'Отклонить')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
