import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { counted, say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';

interface ReasonDialogProps {
  /** Names what is typed, and the record it is about. */
  draft: readonly [form: string, record: string | undefined];
  title: string;
  /** How many records it is about; one where it is not said. */
  count?: number;
  isWorking?: boolean;
  error?: unknown;
  onReason(reason: string): unknown;
  onClose(): void;
}

/** Asks why, before something that has to be explained. */
export function ReasonDialog({
  draft: [name, record],
  title,
  count,
  isWorking = false,
  error,
  onReason,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason, draft] = useKeptState(name, record, '');
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void Promise.resolve(onReason(reason.trim())).then(draft.drop, () => undefined);
        }}
      >
        <Stack>
          <FormProblem error={error} draft={draft} />
          {count !== undefined && (
            <span>{counted(count, ['requisition', 'requisitions'], ['заявка', 'заявки', 'заявок'])}</span>
          )}
          <Textarea
            label={say('Reason', 'Причина')}
            required
            autosize
            minRows={3}
            maxLength={1_000}
            data-autofocus
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Group>
            <Button type="submit" loading={isWorking} disabled={reason.trim() === ''}>
              {title}
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
