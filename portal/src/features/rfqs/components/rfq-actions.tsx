import { Button } from '@mantine/core';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { PrintMenu } from '../../../shared/documents/print-menu.tsx';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { isAsking, isOpen, isRemindable, progressOf } from '../model.ts';
import type { RfqCard } from '../queries.ts';
import { askFirst } from './ask-first.tsx';
import { RfqMenu } from './rfq-menu.tsx';
import { suppliersText } from './suppliers-text.ts';
import { TermsPanel } from './terms-panel.tsx';
import { useRemind } from './use-remind.ts';
import { useRfqActs } from './use-rfq-acts.ts';

/** Send, remind, extend, change, close, cancel: what may be done with it now. */
export function RfqActions({ rfq }: { rfq: RfqCard }) {
  const may = useMay();
  const [open, setOpen] = useState<'terms' | 'cancel'>();
  const { send, close, cancel, remove } = useRfqActs(rfq);
  const remind = useRemind(rfq);
  const { waiting, sent } = progressOf(rfq.recipients);
  const told = suppliersText(sent);
  const isDraft = rfq.status === 'draft';
  const isSilent = rfq.recipients.some(isRemindable);
  const sending = {
    title: say('Send the request?', 'Отправить запрос?'),
    text: say(
      `${suppliersText(waiting)} will get a letter with a link of their own.`,
      `Письмо с личной ссылкой получат: ${suppliersText(waiting)}.`,
    ),
    label: say('Send', 'Отправить'),
  };
  return (
    <>
      {(isDraft || isAsking(rfq)) && waiting > 0 && may('supplier_rfqs.send') && (
        <Button loading={send.isPending} onClick={() => askFirst(sending, send.mutate)}>
          {say('Send…', 'Отправить…')}
        </Button>
      )}
      {isAsking(rfq) && isSilent && may('supplier_rfqs.remind') && (
        <Button variant="default" loading={remind.isPending} onClick={() => remind.mutate(undefined)}>
          {say('Remind all', 'Напомнить всем')}
        </Button>
      )}
      {isOpen(rfq) && may('supplier_rfqs.update') && (
        <Button variant="default" onClick={() => setOpen('terms')}>
          {isDraft ? say('Terms', 'Условия') : say('Extend or change', 'Продлить или изменить')}
        </Button>
      )}
      <PrintMenu kind="supplier_rfq" id={rfq.id} formats={['pdf', 'docx', 'xlsx']} compact />
      <RfqMenu rfq={rfq} onClose={close.mutate} onDelete={remove.mutate} onCancel={() => setOpen('cancel')} />
      {open === 'cancel' && (
        <ReasonDialog
          draft={['rfq-cancel', rfq.id]}
          title={say(`Cancel ${rfq.number}?`, `Отменить ${rfq.number}?`)}
          outcome={say(
            `${told} will be told, and their links will no longer open. This cannot be undone.`,
            `Об отмене узнают: ${told}. Их ссылки перестанут открываться. Вернуть запрос нельзя.`,
          )}
          readers={say('Suppliers do not see it.', 'Поставщики её не увидят.')}
          confirm={say('Cancel the request', 'Отменить запрос')}
          color="red"
          onReason={cancel.mutateAsync}
          onClose={() => setOpen(undefined)}
        />
      )}
      <TermsPanel key={open} rfq={rfq} opened={open === 'terms'} onClose={() => setOpen(undefined)} />
    </>
  );
}
