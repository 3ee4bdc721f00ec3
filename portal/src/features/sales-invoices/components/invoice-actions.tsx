import { Button } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type AllowedMove, isOpen, moveName, partedMoves } from '../moves.ts';
import type { SalesInvoiceCard } from '../queries.ts';
import { useInvoiceMove } from '../use-invoice-move.ts';
import { InvoiceMenu } from './invoice-menu.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

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
  const go = (one: AllowedMove) =>
    one.to === 'pending_approval' || one.to === 'approved' ? move.mutate({ to: one.to }) : setAsked(one);
  return (
    <>
      {isOpen(invoice) && may('sales_invoices.update') && (
        <Button variant="default" leftSection={<Pencil size={16} />} onClick={onEdit}>
          {say('Change', 'Изменить')}
        </Button>
      )}
      {next && (
        <Button loading={move.isPending} onClick={() => go(next)}>
          {moveName(next)}
        </Button>
      )}
      <InvoiceMenu invoice={invoice} moves={others} onMove={go} />
      {asked?.to === 'issued' && <IssueDialog invoice={invoice} onClose={close} />}
      {asked && isForReason(asked) && <ReasonDialog invoice={invoice} move={asked} onClose={close} />}
    </>
  );
}

const isForReason = ({ requires }: AllowedMove) => requires.includes('reason');
