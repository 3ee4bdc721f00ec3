import { Button, Menu, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Ellipsis, Trash2 } from 'lucide-react';
import { showMoney } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type AllowedMove, moveName } from '../moves.ts';
import { nameOf } from '../name-of.ts';
import type { SalesInvoiceCard } from '../queries.ts';

interface InvoiceMenuProps {
  invoice: SalesInvoiceCard;
  moves: readonly AllowedMove[];
  onMove(one: AllowedMove): void;
}

const grave: ReadonlySet<AllowedMove['to']> = new Set(['void', 'cancelled']);

export function InvoiceMenu({ invoice, moves, onMove }: InvoiceMenuProps) {
  const { id, status, totalAmount, currency, customer } = invoice;
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const mayDelete = useMay()('sales_invoices.delete') && status === 'draft';
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/sales-invoices/{id}', { params: { path: { id } } })),
    onSuccess: async () => {
      await navigate({ to: '/$portal/sales-invoices', params: { portal }, search: {} });
      client.removeQueries({ queryKey: ['sales-invoices', id] });
      await client.invalidateQueries({ queryKey: ['sales-invoices'] });
      tellDone(say('The draft is deleted', 'Черновик удалён'));
    },
  });
  const confirm = () =>
    openConfirm({
      title: say('Delete the draft?', 'Удалить черновик?'),
      children: (
        <Text size="sm">
          {[nameOf(invoice), customer?.name, showMoney(totalAmount, currency)].filter(Boolean).join(', ')}
        </Text>
      ),
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  if (moves.length === 0 && !mayDelete) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" px={9} loading={remove.isPending} aria-label={say('More actions', 'Ещё действия')}>
          <Ellipsis size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {moves.map((one) => (
          <Menu.Item key={moveName(one)} {...(grave.has(one.to) && { color: 'red' })} onClick={() => onMove(one)}>
            {moveName(one)}
          </Menu.Item>
        ))}
        {mayDelete && (
          <Menu.Item color="red" leftSection={<Trash2 size={16} />} onClick={confirm}>
            {say('Delete', 'Удалить')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
