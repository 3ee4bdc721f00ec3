import { Button, Checkbox, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { AllowedMove } from '../model.ts';
import type { InvoiceCard } from '../queries.ts';
import { useMove } from '../use-move.ts';
import { Differences } from './differences.tsx';

interface MoveDialogProps {
  invoice: InvoiceCard;
  move: AllowedMove;
  name: string;
  /** The invoice differs in a way that stops its approval: why is it right all the same? */
  isOverride: boolean;
  onClose(): void;
}

/** A move that wants its reason, and names what it is about. */
export function MoveDialog({ invoice, move, name, isOverride, onClose }: MoveDialogProps) {
  const [reason, setReason, draft] = useKeptState('invoice-move', `${invoice.id}-${move.to}`, '');
  const [notify, setNotify] = useState(false);
  const change = useMove(invoice);
  const isNeeded = isOverride || move.requires.includes('reason');
  const given = reason.trim();
  const body = {
    status: move.to,
    ...(given !== '' && (isOverride ? { overrideReason: given } : { reason: given })),
    ...(notify && { notifySupplier: true }),
  };
  const { number, externalNumber, supplier } = invoice;
  return (
    <Modal opened onClose={onClose} title={name} closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}>
      <Stack>
        <DraftNote draft={draft} />
        <Text size="sm">
          {say('Invoice', 'Счёт')} {externalNumber ?? number}, {supplier.name}
        </Text>
        {isOverride && <Differences invoice={invoice} />}
        <ReasonInput
          label={isOverride ? say('Why it is correct anyway', 'Почему счёт всё же верен') : say('Reason', 'Причина')}
          required={isNeeded}
          value={reason}
          onChange={setReason}
        />
        {move.to === 'rejected' && (
          <Checkbox
            label={say('Write to the supplier', 'Написать поставщику')}
            checked={notify}
            onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
          />
        )}
        <DialogButtons onCancel={onClose} cancel={say('Do not', 'Не сейчас')}>
          <Button
            {...(move.to === 'cancelled' || move.to === 'rejected' ? { color: 'red' } : {})}
            loading={change.isPending}
            disabled={isNeeded && given === ''}
            onClick={() =>
              change.mutate(body, {
                onSuccess() {
                  draft.drop();
                  onClose();
                },
              })
            }
          >
            {name}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
