import { Button } from '@mantine/core';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import type { CounterpartiesSearch } from '../searches.ts';

/** Why no counterparty is shown: filters hide them, or there are none yet. */
export function CounterpartiesEmpty({
  search,
  onClear,
  onCreate,
}: {
  search: CounterpartiesSearch;
  onClear(): void;
  onCreate: (() => void) | undefined;
}) {
  if (search.search || search.role || search.kind || search.status)
    return (
      <Empty
        title={say('Nothing found', 'Никого не найдено')}
        action={
          <Button variant="default" onClick={onClear}>
            {say('Clear filters', 'Сбросить отбор')}
          </Button>
        }
      />
    );
  return (
    <Empty
      title={say('No counterparties yet', 'Контрагентов пока нет')}
      action={onCreate && <Button onClick={onCreate}>{say('Add a counterparty', 'Добавить контрагента')}</Button>}
    >
      {say(
        'Suppliers, customers and carriers: requests for quotes and invoices go to and come from them.',
        'Поставщики, клиенты и перевозчики: им отправляют запросы цен, от них приходят счета.',
      )}
    </Empty>
  );
}
