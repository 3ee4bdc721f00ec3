import { Button, Group, Modal, Stack } from '@mantine/core';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
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
          <ReasonInput value={reason} onChange={setReason} />
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
