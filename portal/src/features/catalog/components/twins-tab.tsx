import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { RecordSelect } from '../../../kit/form/record-select.tsx';
import { showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { showUnit } from '../../../kit/units.ts';
import { findItems } from '../../../shared/records/find-items.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type Item, type ItemRow, mergedQuery, similarQuery } from '../queries.ts';
import classes from './item-overview.module.css';
import { MergeItems } from './merge-items.tsx';
import { Unmerge } from './unmerge.tsx';

/** Items that may be the same thing, and those already merged into this one. */
export function TwinsTab({ item }: { item: Item }) {
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  const [other, setOther] = useState<string>();
  const { data: twins = [] } = useQuery(similarQuery(item));
  const { data: merged = [] } = useQuery(mergedQuery(item.id));
  const mayMerge = may('catalog.delete') && item.status === 'active';
  const name = ({ id, name: called, sku }: ItemRow) => (
    <Link to="/$portal/catalog/$id" params={{ portal, id }} search={{}}>
      {called}
      {sku && <span className="dimmed"> · {sku}</span>}
    </Link>
  );
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
            { id: 'name', header: say('Name', 'Название'), cell: name },
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
      {merged.length > 0 && (
        <Section bare title={say('Merged into this item', 'Объединены с этой позицией')}>
          <PlainTable
            label={say('Merged into this item', 'Объединены с этой позицией')}
            rows={merged}
            idOf={({ id }) => id}
            empty={null}
            columns={[
              { id: 'name', header: say('Name', 'Название'), cell: name },
              {
                id: 'act',
                header: '',
                align: 'right',
                cell: ({ id, name: called }) => <Unmerge id={id} name={called} />,
              },
            ]}
          />
        </Section>
      )}
      <MergeItems item={item} otherId={other} onClose={() => setOther(undefined)} />
    </div>
  );
}
