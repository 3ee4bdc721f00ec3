import { Button, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { DialogButtons } from '../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { ReasonInput } from '../../kit/form/reason-input.tsx';
import { say } from '../../kit/say.ts';
import { useKeptState } from '../drafts/use-kept-state.ts';

interface ReasonDialogProps {
  /** Names what is typed, and the record it is about. */
  draft: readonly [form: string, record: string | undefined];
  title: string;
  /** What it is done to. */
  about?: string | undefined;
  /** What comes of it. */
  outcome?: string | undefined;
  /** Who reads the reason, or does not. */
  readers?: string;
  isOptional?: boolean;
  /** What is done, where the title says more than that. */
  confirm?: string;
  color?: 'red' | undefined;
  /** A refusal that is shown in the dialog; any other is told by whoever acts. */
  error?: unknown;
  /** The dialog waits for what is done, and closes when it is. */
  onReason(reason: string): unknown;
  onClose(): void;
}

/** Asks why, before something that has to be explained. */
export function ReasonDialog({
  draft: [name, record],
  title,
  about,
  outcome,
  readers,
  isOptional = false,
  confirm = title,
  color,
  error,
  onReason,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason, draft] = useKeptState(name, record, '');
  const given = reason.trim();
  const act = useMutation({
    mutationFn: async () => onReason(given),
    meta: { toldByPage: true },
    onSuccess() {
      draft.drop();
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          act.mutate();
        }}
      >
        <Stack>
          <FormProblem error={error} draft={draft} />
          {about && <Text size="sm">{about}</Text>}
          {outcome && (
            <Text size="sm" c="dimmed">
              {outcome}
            </Text>
          )}
          <ReasonInput
            {...(isOptional && { label: say('Reason (optional)', 'Причина, необязательно'), required: false })}
            description={readers}
            value={reason}
            onChange={setReason}
          />
          <DialogButtons onCancel={onClose} cancel={say('Do not', 'Не сейчас')}>
            <Button type="submit" color={color} loading={act.isPending} disabled={!isOptional && given === ''}>
              {confirm}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
