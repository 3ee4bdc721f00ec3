import { say } from '../../../kit/say.ts';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import type { OrderCard } from '../queries.ts';
import { useOrderActs } from '../use-order-acts.ts';

/** An order is given up, or closed before all of it came: with a reason, which the supplier reads of the first. */
export function EndDialog({ order, act, onClose }: { order: OrderCard; act: 'cancel' | 'close'; onClose(): void }) {
  const end = useOrderActs(order)[act];
  const isCancel = act === 'cancel';
  return (
    <ReasonDialog
      draft={['order-end', `${order.id}-${act}`]}
      title={isCancel ? say('Cancel the order', 'Отменить заказ') : say('Close the order', 'Закрыть заказ')}
      about={`${order.number}, ${order.supplier.name}`}
      outcome={
        isCancel
          ? say('The supplier is told, and reads the reason.', 'Поставщик получит письмо с этой причиной.')
          : say('Nothing more is waited for by this order.', 'Больше по этому заказу ничего не ждём.')
      }
      color={isCancel ? 'red' : undefined}
      onReason={end.mutateAsync}
      onClose={onClose}
    />
  );
}
