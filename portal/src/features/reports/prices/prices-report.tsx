import { Button, Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import type { ReportProps } from '../components/report-props.ts';
import type { ReportsSearch } from '../searches.ts';
import { BasketDialog } from './basket-dialog.tsx';
import { basketsQuery, useDeleteBasket } from './baskets.ts';
import { IndexReport } from './index-report.tsx';

/** What prices do: the index of a basket, which is chosen or made here. */
export function PricesReport({ days, kept, chosen }: ReportProps & { chosen: string | undefined }) {
  const change = useChangeSearch<{ of: ReportsSearch['of'] | undefined }>();
  const [making, setMaking] = useState(false);
  const { data: baskets, error } = useQuery(basketsQuery);
  const remove = useDeleteBasket();
  const basket = baskets?.find(({ id }) => id === chosen) ?? baskets?.[0];
  const add = <Button onClick={() => setMaking(true)}>{say('New basket', 'Новая корзина')}</Button>;
  return (
    <>
      {error && <ProblemText error={error} />}
      {baskets && !basket && (
        <Section>
          <Empty title={say('No basket yet', 'Корзин пока нет')} action={add}>
            {say(
              'A basket of items in fixed quantities shows how prices change.',
              'Корзина из позиций в постоянном количестве показывает, как меняются цены.',
            )}
          </Empty>
        </Section>
      )}
      {basket && (
        <>
          <Group gap="xs" mb="sm">
            <NativeSelect
              aria-label={say('Basket', 'Корзина')}
              value={basket.id}
              onChange={({ currentTarget }) => change({ of: currentTarget.value })}
              data={(baskets ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
            {add}
            <Button variant="subtle" color="gray" onClick={() => remove.mutate(basket.id)}>
              {say('Delete the basket', 'Удалить корзину')}
            </Button>
          </Group>
          <IndexReport basketId={basket.id} {...{ days, kept }} />
        </>
      )}
      {making && (
        <BasketDialog
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false);
            change({ of: id });
          }}
        />
      )}
    </>
  );
}
