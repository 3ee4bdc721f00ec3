import { Button } from '@mantine/core';
import { Empty } from '../../../kit/empty.tsx';
import { say } from '../../../kit/say.ts';
import { isNarrowed } from '../../../shared/views/kept.ts';
import type { CatalogSearch } from '../searches.ts';

/** Why no item is shown: filters hide them, or there are none yet. */
export function ItemsEmpty({
  search,
  onClear,
  onCreate,
}: {
  search: CatalogSearch;
  onClear(): void;
  onCreate: (() => void) | undefined;
}) {
  if (isNarrowed(search))
    return (
      <Empty
        title={say('Nothing found', 'Ничего не найдено')}
        action={
          <Button variant="default" onClick={onClear}>
            {say('Clear filters', 'Сбросить отбор')}
          </Button>
        }
      >
        {say('No item fits the search and the filters.', 'Под поиск и отбор не подходит ни одна позиция.')}
      </Empty>
    );
  return (
    <Empty
      title={say('The catalog is empty', 'Каталог пуст')}
      action={onCreate && <Button onClick={onCreate}>{say('Add an item', 'Добавить позицию')}</Button>}
    >
      {say(
        'Items come here from files, requisitions and quotes, or are added one by one.',
        'Позиции попадают сюда из файлов, заявок и предложений или добавляются по одной.',
      )}
    </Empty>
  );
}
