import { Button, Menu } from '@mantine/core';
import { Ellipsis, Trash2 } from 'lucide-react';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Asked, OrderCard } from '../queries.ts';
import { useOrderActs } from '../use-order-acts.ts';

interface OrderMenuProps {
  order: OrderCard;
  onAsk(what: Asked): void;
  onRevise(): void;
}

/** What is rare: to send again, to enter an answer, to change what was sent, to give up. */
export function OrderMenu({ order, onAsk, onRevise }: OrderMenuProps) {
  const { number, status, revision, allowedMoves } = order;
  const held = useMay();
  const { remove } = useOrderActs(order);
  const may = (move: string) => allowedMoves.some((one) => one.move === move);
  const isWithSupplier = may('revise');
  const mayDelete = held('purchase_orders.delete') && status === 'draft' && revision === 1;
  const confirmRemoval = () =>
    openConfirm({
      title: say('Delete the draft?', 'Удалить черновик?'),
      children: `${number}, ${order.supplier.name}`,
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  const items = [
    isWithSupplier && held('purchase_orders.send') && (
      <Menu.Item key="again" onClick={() => onAsk('send')}>
        {say('Send again', 'Отправить ещё раз')}
      </Menu.Item>
    ),
    isWithSupplier && (
      <Menu.Item key="revise" onClick={onRevise}>
        {say('Change the order', 'Изменить заказ')}
      </Menu.Item>
    ),
    may('confirm') && status !== 'sent' && (
      <Menu.Item key="confirm" onClick={() => onAsk('confirm')}>
        {say('Record a confirmation', 'Внести подтверждение')}
      </Menu.Item>
    ),
    may('decline') && (
      <Menu.Item key="decline" onClick={() => onAsk('decline')}>
        {say('Record a refusal', 'Внести отказ')}
      </Menu.Item>
    ),
    may('cancel') && !mayDelete && (
      <Menu.Item key="cancel" color="red" onClick={() => onAsk('cancel')}>
        {say('Cancel the order', 'Отменить заказ')}
      </Menu.Item>
    ),
    mayDelete && (
      <Menu.Item key="delete" color="red" leftSection={<Trash2 size={16} />} onClick={confirmRemoval}>
        {say('Delete', 'Удалить')}
      </Menu.Item>
    ),
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" px={9} loading={remove.isPending} aria-label={say('More actions', 'Ещё действия')}>
          <Ellipsis size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{items}</Menu.Dropdown>
    </Menu>
  );
}
