import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pin, PinOff } from 'lucide-react';
import { useState } from 'react';
import { showInstant, showMoney, showPriceIn } from '../../../kit/format.ts';
import { portalNow } from '../../../kit/portal-clock.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { costRows } from '../cost-rows.ts';
import type { Item, Price } from '../queries.ts';
import { PinCost } from './pin-cost.tsx';

/** The current cost, the sources it could follow in the order they are believed, and a cost pinned above them all. */
export function CostSources({ item, prices }: { item: Item; prices: readonly Price[] }) {
  const client = useQueryClient();
  const may = useMay();
  const [pinning, setPinning] = useState(false);
  const unpin = useMutation({
    mutationFn: () =>
      ask(api.DELETE('/api/v1/catalog/{itemId}/pinned-cost', { params: { path: { itemId: item.id } } })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['catalog'] });
      tellDone(say('The cost follows its sources again', 'Себестоимость снова берётся из источников'));
    },
  });
  const rows = costRows(item, prices, portalNow().toISOString());
  const pinned = item.currentCostSource === 'manual_pinned';
  const mayChange = may('catalog.update') && item.status === 'active';
  return (
    <Section
      bare
      title={`${say('Current cost', 'Текущая себестоимость')}: ${showMoney(item.currentCostPrice, item.currentCostCurrency ?? undefined)}`}
      actions={
        mayChange && (
          <>
            {pinned && (
              <Button
                variant="default"
                leftSection={<PinOff size={16} />}
                loading={unpin.isPending}
                onClick={() => unpin.mutate()}
              >
                {say('Unpin', 'Открепить')}
              </Button>
            )}
            <Button variant="default" leftSection={<Pin size={16} />} onClick={() => setPinning(true)}>
              {say('Pin a cost', 'Закрепить себестоимость')}
            </Button>
          </>
        )
      }
    >
      <PlainTable
        label={say('Sources of the cost', 'Источники себестоимости')}
        rows={rows}
        idOf={({ id }) => id}
        isPale={(row) => row !== rows[0]}
        empty={
          <p className="dimmed" style={{ margin: 0, padding: 16 }}>
            {say(
              'Nothing is known of the cost yet: it comes with a plan, a price list, a quote, an invoice or a receipt.',
              'Себестоимость пока неизвестна: она появится из плана, прайс-листа, предложения, счёта или поступления.',
            )}
          </p>
        }
        columns={[
          { id: 'rank', header: '№', cell: ({ rank }) => rank },
          { id: 'source', header: say('Source', 'Источник'), cell: ({ source }) => source },
          { id: 'supplier', header: say('Supplier', 'Поставщик'), cell: ({ supplier }) => supplier ?? '—', wide: true },
          { id: 'at', header: say('As of', 'По состоянию на'), cell: ({ at }) => showInstant(at), wide: true },
          {
            id: 'price',
            header: say('Cost', 'Себестоимость'),
            align: 'right',
            cell: ({ price, currency }) => showPriceIn(price, currency),
          },
          {
            id: 'why',
            header: say('Why', 'Почему'),
            cell: (row) =>
              row === rows[0] ? (
                <Status tone="good">{say('Most reliable first', 'Надёжнее всех: действует')}</Status>
              ) : (
                <Status>{say('Overridden by the one above', 'Уступает источнику выше')}</Status>
              ),
          },
        ]}
      />
      <PinCost opened={pinning} item={item} onClose={() => setPinning(false)} />
    </Section>
  );
}
