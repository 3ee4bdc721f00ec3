import { Button } from '@mantine/core';
import { Empty } from '../../../../kit/empty.tsx';
import { say } from '../../../../kit/say.ts';
import { useChangeSearch } from '../../../../kit/use-change-search.ts';
import type { MapSearch } from '../map-search.ts';

/** What a browser without WebGL shows in place of the map. */
export function NoMap() {
  const change = useChangeSearch<MapSearch>();
  return (
    <Empty
      title={say('This browser cannot draw the map', 'Этот браузер не может нарисовать карту')}
      action={
        <Button variant="default" onClick={() => change({ view: 'table' })}>
          {say('Show as a table', 'Показать таблицей')}
        </Button>
      }
    >
      {say(
        'It needs WebGL 2, which is off or missing. The table holds the same.',
        'Для карты нужен WebGL 2, а он выключен или отсутствует. В таблице то же самое.',
      )}
    </Empty>
  );
}
