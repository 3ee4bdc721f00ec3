import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import { type AllowedMove, moveName } from '../moves.ts';
import { nameOf } from '../name-of.ts';
import type { SalesInvoiceCard } from '../queries.ts';
import { useInvoiceMove } from '../use-invoice-move.ts';

interface ReasonDialogProps {
  invoice: SalesInvoiceCard;
  move: AllowedMove;
  onClose(): void;
}

/** A move that wants its reason, which stands on the invoice from then on. */
export function ReasonDialog({ invoice, move, onClose }: ReasonDialogProps) {
  const [reason, setReason, draft] = useKeptState('sales-invoice-move', `${invoice.id}-${move.to}`, '');
  const change = useInvoiceMove(invoice);
  const { to } = move;
  const given = reason.trim();
  const name = moveName(move);
  const { customer, totalAmount, currency } = invoice;
  if (to === 'sent') return null;
  return (
    <Modal opened onClose={onClose} title={name} closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}>
      <Stack>
        <DraftNote draft={draft} />
        <Text size="sm">
          {[nameOf(invoice), customer?.name, showMoney(totalAmount, currency)].filter(Boolean).join(', ')}
        </Text>
        {to === 'void' && (
          <Text size="sm" c="dimmed">
            {say(
              'A voided invoice is owed no more; its number stays taken. This is for good.',
              'По аннулированному счёту больше не платят, его номер остаётся занятым. Это насовсем.',
            )}
          </Text>
        )}
        <ReasonInput value={reason} onChange={setReason} />
        <Group>
          <Button
            {...(to !== 'draft' && { color: 'red' })}
            loading={change.isPending}
            disabled={given === ''}
            onClick={() =>
              change.mutate(
                { to, reason: given },
                {
                  onSuccess() {
                    draft.drop();
                    onClose();
                  },
                },
              )
            }
          >
            {name}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Do not', 'Не сейчас')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
