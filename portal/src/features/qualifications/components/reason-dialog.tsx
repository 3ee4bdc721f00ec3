import { Button, Modal, Stack } from '@mantine/core';
import { supplierQualification as noun } from '../../../../../nouns/supplier-qualification.ts';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { Qualification } from '../queries.ts';
import { useQualificationMove } from '../use-qualification-move.ts';

interface ReasonDialogProps {
  of: Qualification;
  to: Qualification['status'];
  label: string;
  onClose(): void;
}

/** A refusal and a suspension say why. */
export function ReasonDialog({ of, to, label, onClose }: ReasonDialogProps) {
  const [reason, setReason, draft] = useKeptState('qualification-reason', of.id, '');
  const move = useQualificationMove(of);
  const given = reason.trim();
  const done = () => {
    draft.drop();
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={label} closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}>
      <Stack>
        <DraftNote draft={draft} />
        <ReasonInput maxLength={ofField(noun, 'reason').maxLength} value={reason} onChange={setReason} />
        <Button
          color="red"
          loading={move.isPending}
          disabled={given === ''}
          onClick={() => move.mutate({ status: to, reason: given }, { onSuccess: done })}
        >
          {label}
        </Button>
      </Stack>
    </Modal>
  );
}
