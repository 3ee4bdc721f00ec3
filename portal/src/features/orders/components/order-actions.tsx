import { Button } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { PrintMenu } from '../../../shared/documents/print-menu.tsx';
import { AnswerDialog } from '../dialogs/answer-dialog.tsx';
import { EditDialog } from '../dialogs/edit-dialog.tsx';
import { EndDialog } from '../dialogs/end-dialog.tsx';
import { SendDialog } from '../dialogs/send-dialog.tsx';
import type { Asked, OrderCard } from '../queries.ts';
import { useOrderActs } from '../use-order-acts.ts';
import { OrderMenu } from './order-menu.tsx';

/** What may be done with an order as a whole: what is next as a button, what is rare in a menu. */
export function OrderActions({ order }: { order: OrderCard }) {
  const { id, status, allowedMoves } = order;
  const [asked, setAsked] = useState<Asked>();
  const { revise, close: closeIt } = useOrderActs(order);
  const may = (move: string) => allowedMoves.some((one) => one.move === move);
  const close = () => setAsked(undefined);
  const confirmRevision = () =>
    openConfirm({
      title: say('Change the order?', 'Изменить заказ?'),
      children: say(
        'It becomes a draft again. By the links that were sent nothing more is taken; the supplier confirms the new revision.',
        'Заказ снова станет черновиком. По отправленным ссылкам ответы больше не принимаются, поставщик подтвердит новую редакцию.',
      ),
      labels: { confirm: say('Change', 'Изменить'), cancel: say('Do not', 'Не сейчас') },
      onConfirm: () => revise.mutate(),
    });
  return (
    <>
      {status === 'draft' && may('cancel') && (
        <Button variant="default" leftSection={<Pencil size={16} />} onClick={() => setAsked('edit')}>
          {say('Edit', 'Изменить')}
        </Button>
      )}
      <PrintMenu kind="purchase_order" id={id} formats={['pdf', 'docx', 'xlsx']} compact />
      {may('send') && <Button onClick={() => setAsked('send')}>{say('Send', 'Отправить')}</Button>}
      {status === 'sent' && may('confirm') && (
        <Button onClick={() => setAsked('confirm')}>{say('Record a confirmation', 'Внести подтверждение')}</Button>
      )}
      {may('close') && (
        <Button
          loading={closeIt.isPending}
          onClick={() => (status === 'received' ? closeIt.mutate('') : setAsked('close'))}
        >
          {say('Close the order', 'Закрыть заказ')}
        </Button>
      )}
      <OrderMenu order={order} onAsk={setAsked} onRevise={confirmRevision} />
      {asked === 'edit' && <EditDialog order={order} onClose={close} />}
      {asked === 'send' && <SendDialog order={order} onClose={close} />}
      {(asked === 'confirm' || asked === 'decline') && <AnswerDialog order={order} answer={asked} onClose={close} />}
      {(asked === 'cancel' || asked === 'close') && <EndDialog order={order} act={asked} onClose={close} />}
    </>
  );
}
