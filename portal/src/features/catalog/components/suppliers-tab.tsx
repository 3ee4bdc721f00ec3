import { ActionIcon, Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { linkSources } from '../../../shared/records/link-sources.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Item, SupplierLink } from '../queries.ts';
import { LinkSupplier } from './link-supplier.tsx';

/** Who supplies the item: told by a person, or by lists, quotes, invoices and receipts. */
export function SuppliersTab({ item }: { item: Item }) {
  const { portal } = useParams({ from: '/$portal' });
  const client = useQueryClient();
  const may = useMay();
  const [linking, setLinking] = useState(false);
  const mayLink = may('catalog.update') && item.status === 'active';
  const unlink = useMutation({
    mutationFn: (counterpartyId: string) =>
      ask(
        api.DELETE('/api/v1/catalog/{itemId}/supplier-links/{counterpartyId}', {
          params: { path: { itemId: item.id, counterpartyId } },
        }),
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(say('The link made by hand is removed', 'Ручная связь убрана'));
    },
  });
  const confirm = ({ name, counterpartyId }: SupplierLink) =>
    modals.openConfirmModal({
      title: say('Remove the manual link?', 'Убрать ручную связь?'),
      children: (
        <Text size="sm">
          {name}. {say('What documents say stays.', 'То, что известно из документов, останется.')}
        </Text>
      ),
      labels: { confirm: say('Remove', 'Убрать'), cancel: say('Cancel', 'Отмена') },
      onConfirm: () => counterpartyId && unlink.mutate(counterpartyId),
    });
  const link = mayLink && (
    <Button variant="default" leftSection={<Plus size={16} />} onClick={() => setLinking(true)}>
      {say('Supplier', 'Поставщик')}
    </Button>
  );
  return (
    <Section bare title={say('Suppliers', 'Поставщики')} actions={link}>
      <PlainTable
        label={say('Suppliers', 'Поставщики')}
        rows={item.suppliers}
        idOf={({ id }) => id}
        empty={
          <Empty title={say('No suppliers yet', 'Поставщиков пока нет')}>
            {say(
              'They appear from price lists, quotes and invoices, or are linked by hand.',
              'Они появляются из прайс-листов, предложений и счетов или связываются вручную.',
            )}
          </Empty>
        }
        columns={[
          {
            id: 'name',
            header: say('Supplier', 'Поставщик'),
            cell: ({ name, counterpartyId }) =>
              counterpartyId ? (
                <Link to={`/${portal}/counterparties/${counterpartyId}` as '/'}>{name}</Link>
              ) : (
                (name ?? '—')
              ),
          },
          {
            id: 'sources',
            header: say('Known from', 'Откуда известно'),
            wide: true,
            cell: ({ sources }) => sources.map((source) => say(linkSources[source])).join(', '),
          },
          {
            id: 'price',
            header: say('Last price', 'Последняя цена'),
            align: 'right',
            cell: ({ lastPrice, lastCurrency }) => showMoney(lastPrice, lastCurrency ?? undefined),
          },
          { id: 'at', header: say('When', 'Когда'), wide: true, cell: ({ lastAt }) => showDay(lastAt) },
          {
            id: 'manual',
            header: say('Told by hand', 'Указано вручную'),
            wide: true,
            cell: ({ manual }) =>
              manual
                ? [manual.price && showMoney(manual.price, manual.currency ?? undefined), manual.comment]
                    .filter(Boolean)
                    .join(' · ') || say('link only', 'только связь')
                : '—',
          },
          {
            id: 'act',
            header: '',
            align: 'right',
            cell: (row) =>
              row.manual &&
              mayLink && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`${say('Remove the link', 'Убрать связь')}: ${row.name}`}
                  onClick={() => confirm(row)}
                >
                  <X size={16} />
                </ActionIcon>
              ),
          },
        ]}
      />
      <LinkSupplier opened={linking} itemId={item.id} onClose={() => setLinking(false)} />
    </Section>
  );
}
