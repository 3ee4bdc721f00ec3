import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { purchaseOrder as noun } from '../../../../../nouns/purchase-order.ts';
import { DraftNote } from '../../../kit/form/draft-note.tsx';
import { ofField } from '../../../kit/form/of-field.ts';
import { ReasonInput } from '../../../kit/form/reason-input.tsx';
import { say } from '../../../kit/say.ts';
import { useKeptState } from '../../../shared/drafts/use-kept-state.ts';
import type { OrderCard } from '../queries.ts';
import { useOrderActs } from '../use-order-acts.ts';

/** An order is given up, or closed before all of it came: with a reason, which the supplier reads of the first. */
export function ReasonDialog({ order, act, onClose }: { order: OrderCard; act: 'cancel' | 'close'; onClose(): void }) {
  const [reason, setReason, draft] = useKeptState('order-end', `${order.id}-${act}`, '');
  const end = useOrderActs(order)[act];
  const given = reason.trim();
  const isCancel = act === 'cancel';
  const name = isCancel ? say('Cancel the order', 'Отменить заказ') : say('Close the order', 'Закрыть заказ');
  return (
    <Modal opened onClose={onClose} title={name} closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}>
      <Stack>
        <DraftNote draft={draft} />
        <Text size="sm">
          {order.number}, {order.supplier.name}
        </Text>
        <Text size="sm" c="dimmed">
          {isCancel
            ? say('The supplier is told, and reads the reason.', 'Поставщик получит письмо с этой причиной.')
            : say('Nothing more is waited for by this order.', 'Больше по этому заказу ничего не ждём.')}
        </Text>
        <ReasonInput maxLength={ofField(noun, 'cancelReason').maxLength} value={reason} onChange={setReason} />
        <Group>
          <Button
            {...(isCancel && { color: 'red' })}
            loading={end.isPending}
            disabled={given === ''}
            onClick={() =>
              end.mutate(given, {
                onSuccess() {
                  draft.drop();
                  onClose();
                },
              })
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
