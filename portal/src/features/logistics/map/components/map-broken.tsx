import { Button } from '@mantine/core';
import { Empty } from '../../../../kit/empty.tsx';
import { say } from '../../../../kit/say.ts';

/** The line broke while the map was on its way. */
export const MapBroken = () => (
  <Empty
    title={say('The map did not load', 'Карта не загрузилась')}
    action={
      <Button variant="default" onClick={() => location.reload()}>
        {say('Load again', 'Загрузить ещё раз')}
      </Button>
    }
  />
);
