import { Button } from '@mantine/core';
import { Pencil, Send } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { PrintMenu } from '../../../shared/documents/print-menu.tsx';
import { SendDialog } from '../../../shared/letters/send-dialog.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { type AllowedMove, isAtOnce, isOpen, moveName, partedMoves } from '../moves.ts';
import type { SalesInvoiceCard } from '../queries.ts';
import { SendForm } from '../sending/send-form.tsx';
import { useInvoiceMove } from '../use-invoice-move.ts';
import { InvoiceMenu } from './invoice-menu.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

interface InvoiceActionsProps {
  invoice: SalesInvoiceCard;
  onEdit(): void;
}

/** What may be done with an invoice as a whole: what is next as a button, what is rare in a menu. */
export function InvoiceActions({ invoice, onEdit }: InvoiceActionsProps) {
  const may = useMay();
  const [asked, setAsked] = useState<AllowedMove>();
  const move = useInvoiceMove(invoice);
  const { next, others } = partedMoves(invoice.allowedMoves);
  const close = () => setAsked(undefined);
  const go = (one: AllowedMove) => (isAtOnce(one) ? move.mutate({ to: one.to }) : setAsked(one));
  return (
    <>
      {isOpen(invoice) && may('sales_invoices.update') && (
        <Button variant="default" leftSection={<Pencil size={16} />} onClick={onEdit}>
          {say('Change', 'Изменить')}
        </Button>
      )}
      {invoice.rows.length > 0 && may('sales_invoices.export') && (
        <PrintMenu kind="sales_invoice" id={invoice.id} formats={['pdf', 'docx', 'xlsx']} />
      )}
      {invoice.status === 'sent' && may('sales_invoices.send') && (
        <Button variant="default" leftSection={<Send size={16} />} onClick={() => setAsked(sendAgain)}>
          {say('Send again', 'Отправить ещё раз')}
        </Button>
      )}
      {next && (
        <Button loading={move.isPending} onClick={() => go(next)}>
          {moveName(next)}
        </Button>
      )}
      <InvoiceMenu invoice={invoice} moves={others} onMove={go} />
      {asked?.to === 'issued' && <IssueDialog invoice={invoice} onClose={close} />}
      {asked?.to === 'sent' && (
        <SendDialog customerId={invoice.customerId} size={560} onClose={close}>
          {(party) => <SendForm invoice={invoice} party={party} onClose={close} />}
        </SendDialog>
      )}
      {asked && isForReason(asked) && <MoveDialog invoice={invoice} move={asked} onClose={close} />}
    </>
  );
}

const sendAgain: AllowedMove = { to: 'sent', requires: [] };

const isForReason = ({ requires }: AllowedMove) => requires.includes('reason');
