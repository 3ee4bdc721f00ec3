import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { findItems } from '../../../shared/records/find-items.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type Item, similarQuery } from '../queries.ts';
import { ItemLink } from './item-link.tsx';
import classes from './item-overview.module.css';
import { MergeItems } from './merge-items.tsx';
import { MergedItems } from './merged-items.tsx';

/** Items that may be the same thing, and those already merged into this one. */
export function TwinsTab({ item }: { item: Item }) {
  const may = useMay();
  const [other, setOther] = useState<string>();
  const { data: twins = [] } = useQuery(similarQuery(item));
  const mayMerge = may('catalog.delete') && item.status === 'active';
  return (
    <div className={classes.stack}>
      <Section
        bare
        title={say('Similar items', 'Похожие позиции')}
        actions={
          mayMerge && (
            <RecordSelect
              kind="items"
              w={300}
              aria-label={say('Another item to merge with', 'Другая позиция для объединения')}
              placeholder={say('Merge with another…', 'Объединить с другой…')}
              value={null}
              onChange={(next) => setOther(next?.id)}
              find={async (search, signal) => (await findItems(search, signal)).filter(({ id }) => id !== item.id)}
            />
          )
        }
      >
        <PlainTable
          label={say('Similar items', 'Похожие позиции')}
          rows={twins}
          idOf={({ id }) => id}
          empty={
            <p className="dimmed" style={{ margin: 0, padding: 16 }}>
              {say(
                'No names much alike. Another item can be found above.',
                'Похожих названий нет. Другую позицию можно найти выше.',
              )}
            </p>
          }
          columns={[
            { id: 'name', header: say('Name', 'Название'), cell: (twin) => <ItemLink item={twin} /> },
            { id: 'unit', header: say('Unit', 'Ед.'), wide: true, cell: ({ baseUom }) => showUnit(baseUom) },
            {
              id: 'cost',
              header: say('Cost', 'Себестоимость'),
              align: 'right',
              wide: true,
              cell: ({ currentCostPrice, currentCostCurrency }) =>
                showMoney(currentCostPrice, currentCostCurrency ?? undefined),
            },
            {
              id: 'act',
              header: '',
              align: 'right',
              cell: (twin) =>
                mayMerge && (
                  <Button size="compact-sm" variant="default" onClick={() => setOther(twin.id)}>
                    {say('Merge', 'Объединить')}
                  </Button>
                ),
            },
          ]}
        />
      </Section>
      <MergedItems itemId={item.id} />
      <MergeItems item={item} otherId={other} onClose={() => setOther(undefined)} />
    </div>
  );
}
