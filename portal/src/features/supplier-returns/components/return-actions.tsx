import { Button } from '@mantine/core';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { PrintMenu } from '../../../shared/documents/print-menu.tsx';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { Return } from '../queries.ts';
import { useReturnActs } from '../use-return-acts.ts';
import { CreditDialog } from './credit-dialog.tsx';

/** A return is printed, credited by whoever enters invoices, and cancelled by whoever receives goods. */
export function ReturnActions({ back }: { back: Return }) {
  const may = useMay();
  const [asking, setAsking] = useState<'credit' | 'cancel'>();
  const { withdraw, cancel } = useReturnActs(back);
  const close = () => setAsking(undefined);
  const isOwed = back.status === 'awaiting_credit';
  return (
    <>
      {isOwed && may('invoices.update') && (
        <Button onClick={() => setAsking('credit')}>{say('Record a credit', 'Внести возмещение')}</Button>
      )}
      {back.status === 'credited' && may('invoices.update') && (
        <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {say('Withdraw the credit', 'Убрать возмещение')}
        </Button>
      )}
      <PrintMenu kind="supplier_return" id={back.id} formats={['pdf', 'docx', 'xlsx']} compact />
      {isOwed && may('stock.receive') && (
        <Button variant="default" onClick={() => setAsking('cancel')}>
          {say('Cancel the return', 'Отменить')}
        </Button>
      )}
      {asking === 'credit' && <CreditDialog back={back} onClose={close} />}
      {asking === 'cancel' && (
        <ReasonDialog
          draft={['supplier-return-end', back.id]}
          title={say('Cancel the return', 'Отменить возврат')}
          outcome={say('The goods are in the stock again.', 'Товар снова появится на складе.')}
          color="red"
          onReason={cancel.mutateAsync}
          onClose={close}
        />
      )}
    </>
  );
}
