import { Button, Group } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { compareDecimals, subtractDecimals } from '../../../kit/decimal-sum.ts';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { InvoiceCard } from '../queries.ts';
import classes from './invoice-page.module.css';

/** Credits for goods that went back: those used against the invoice, and those of its supplier that may be. */
export function Credits({ invoice }: { invoice: InvoiceCard }) {
  const may = useMay();
  const { portal } = useParams({ from: '/$portal' });
  const { use, remove } = useCreditActs(invoice);
  const { data: open = [] } = useQuery(openCreditsQuery(invoice));
  const isOwed = compareDecimals(invoice.outstandingAmount, '0') > 0;
  return (
    <>
      {(invoice.credits ?? []).map(({ id, supplierReturnId, returnNumber, creditNumber, amount }) => (
        <div key={id} className={classes.payment} data-credit>
          <span>{showMoney(amount, invoice.currency)}</span>
          <span>{say('Credit', 'Возмещение')}</span>
          <span className="dimmed">
            {creditNumber} · <Link to={`/${portal}/supplier-returns/${supplierReturnId}` as '/'}>{returnNumber}</Link>
          </span>
          <Group gap="xs">
            {may('payments.delete') && (
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                loading={remove.isPending}
                onClick={() => remove.mutate(id)}
              >
                {say('Take off', 'Убрать')}
              </Button>
            )}
          </Group>
        </div>
      ))}
      {isOwed &&
        may('payments.create') &&
        open.map(({ id, number, left }) => (
          <Button key={id} mt="md" mr="sm" variant="default" loading={use.isPending} onClick={() => use.mutate(id)}>
            {say('Use the credit', 'Зачесть возмещение')} {number}: {showMoney(left, invoice.currency)}
          </Button>
        ))}
    </>
  );
}

/** Credits of the supplier in the currency of the invoice that are not used up. */
const openCreditsQuery = ({ id, counterpartyId, currency }: InvoiceCard) => ({
  queryKey: ['invoices', id, 'credits'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { counterpartyId, currency, status: 'credited' as const, limit: 50 };
    const { items } = await ask(api.GET('/api/v1/supplier-returns', { params: { query }, signal }));
    return items
      .map((back) => ({ ...back, left: subtractDecimals(back.creditAmount ?? '0', back.creditUsed ?? '0', 2) }))
      .filter(({ left }) => compareDecimals(left, '0') > 0);
  },
});

function useCreditActs({ id: invoiceId }: InvoiceCard) {
  const client = useQueryClient();
  const done = (what: string) => async () => {
    for (const key of ['invoices', 'supplier-returns']) await client.invalidateQueries({ queryKey: [key] });
    tellDone(what);
  };
  return {
    use: useMutation({
      mutationFn: (supplierReturnId: string) =>
        ask(
          api.POST('/api/v1/invoices/{invoiceId}/credits', {
            params: { path: { invoiceId } },
            body: { supplierReturnId },
          }),
        ),
      onSuccess: done(say('Credit used', 'Возмещение зачтено')),
    }),
    remove: useMutation({
      mutationFn: (creditId: string) =>
        ask(
          api.DELETE('/api/v1/invoices/{invoiceId}/credits/{creditId}', { params: { path: { invoiceId, creditId } } }),
        ),
      onSuccess: done(say('Credit taken off', 'Зачёт убран')),
    }),
  };
}
