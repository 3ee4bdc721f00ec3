import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { invoice as noun } from '../../../../../nouns/invoice.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { nameOfContract } from '../../../shared/records/named-contract.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { InvoiceCard } from '../queries.ts';
import { HeaderForm } from './header-form.tsx';
import classes from './invoice-page.module.css';

/** The header of the paper, and the days by which it is to be paid. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceCard }) {
  const { portal } = useParams({ from: '/$portal/invoices/$id' });
  const may = useMay();
  const [isEdited, setEdited] = useState(false);
  const mayEdit = may('invoices.update') && invoice.status !== 'cancelled';
  const { supplier, contract, procurementId, overdue, dueDate, onHoldUntil } = invoice;
  const reason = invoice.rejectReason ?? invoice.disputeReason ?? invoice.cancelReason;
  return (
    <section className={`panel ${classes.part}`}>
      <header>
        <h2>{say('Invoice', 'Счёт')}</h2>
        {mayEdit && (
          <Button variant="default" size="compact-sm" onClick={() => setEdited(true)}>
            {say('Change', 'Изменить')}
          </Button>
        )}
      </header>
      <dl className={classes.facts}>
        <Fact name={say('Our number', 'Наш номер')}>{invoice.number}</Fact>
        <Fact name={labelOf(noun, 'externalDate')}>{showDay(invoice.externalDate)}</Fact>
        <Fact name={labelOf(noun, 'dueDate')}>
          <span className={overdue ? 'bad' : undefined}>
            {showDay(dueDate)}
            {overdue && ` · ${say('overdue', 'просрочен')}`}
          </span>
        </Fact>
        {onHoldUntil && <Fact name={labelOf(noun, 'onHoldUntil')}>{showDay(onHoldUntil)}</Fact>}
        <Fact name={labelOf(noun, 'supplierId')}>
          <Link to={`/${portal}/counterparties/${supplier.counterpartyId}` as '/'}>{supplier.name}</Link>
        </Fact>
        <Fact name={say('INN', 'ИНН')}>{supplier.inn ?? '—'}</Fact>
        {contract && <Fact name={labelOf(noun, 'contractId')}>{nameOfContract(contract)}</Fact>}
        {procurementId && (
          <Fact name={labelOf(noun, 'procurementId')}>
            <Link to={`/${portal}/requisitions/${procurementId}` as '/'}>{say('Open', 'Открыть')}</Link>
          </Fact>
        )}
        <Fact name={labelOf(noun, 'source')}>{valueOf(noun, 'source', invoice.source)}</Fact>
        {invoice.purpose && <Fact name={labelOf(noun, 'purpose')}>{invoice.purpose}</Fact>}
        {invoice.comment && <Fact name={labelOf(noun, 'comment')}>{invoice.comment}</Fact>}
        {reason && <Fact name={say('Reason', 'Причина')}>{reason}</Fact>}
      </dl>
      {isEdited && <HeaderForm invoice={invoice} onClose={() => setEdited(false)} />}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
