import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Item, SupplierLink } from '../queries.ts';
import { LinkSupplier } from './link-supplier.tsx';
import { supplierColumns } from './supplier-columns.tsx';

/** Who supplies the item: linked by a person, or known from lists, quotes, invoices and receipts. */
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
    openConfirm({
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
        columns={supplierColumns(portal, mayLink ? confirm : undefined)}
      />
      <LinkSupplier opened={linking} itemId={item.id} onClose={() => setLinking(false)} />
    </Section>
  );
}
