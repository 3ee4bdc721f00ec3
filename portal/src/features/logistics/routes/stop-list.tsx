import { Button, Menu, Modal } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { routeStop } from '../../../../../nouns/route-stop.ts';
import { Empty } from '../../../kit/empty.tsx';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showInstant } from '../../../kit/format.ts';
import { OrderedList } from '../../../kit/ordered/ordered-list.tsx';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellProblem } from '../../../kit/tell.tsx';
import { ProposeOrder } from './propose-order.tsx';
import type { RouteCard, Stop } from './queries.ts';
import classes from './route.module.css';
import { StopForm } from './stop-form.tsx';
import { nameOfStop } from './stop-values.ts';
import { useStops } from './use-stops.ts';

interface StopListProps {
  route: RouteCard;
  mayChange: boolean;
}

/** The stops of a route as they are passed: put in order by dragging, by keys or by the menu of each. */
export function StopList({ route, mayChange }: StopListProps) {
  const [open, setOpen] = useState<Stop | 'new'>();
  const { order, remove } = useStops(route);
  const { stops } = route;
  const close = () => setOpen(undefined);
  const actions = mayChange && (
    <>
      {stops.length > 2 && <ProposeOrder route={route} onTake={order} />}
      <Button variant="default" leftSection={<Plus size={16} />} onClick={() => setOpen('new')}>
        {say('Stop', 'Точка')}
      </Button>
    </>
  );
  return (
    <Section title={say('Stops', 'Точки')} actions={actions} bare>
      {stops.length === 0 && <Empty title={say('No stops yet', 'Точек пока нет')} />}
      <OrderedList<Stop>
        kind={`stops-${route.id}`}
        label={say('Stops', 'Точки')}
        rows={stops}
        mayChange={mayChange}
        nameOf={nameOfStop}
        show={(stop) => <StopLine stop={stop} />}
        onOpen={(stop) => mayChange && setOpen(stop)}
        onOrder={order}
        acts={(stop) =>
          stops.length > 1 && (
            <Menu.Item
              color="red"
              leftSection={<Trash2 size={16} />}
              onClick={() => void remove(stop).catch(tellProblem)}
            >
              {say('Delete', 'Удалить')}
            </Menu.Item>
          )
        }
      />
      <Modal
        opened={open !== undefined}
        onClose={close}
        title={open === 'new' ? say('New stop', 'Новая точка') : open && nameOfStop(open)}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        {open && <StopForm route={route} stop={open === 'new' ? undefined : open} onClose={close} />}
      </Modal>
    </Section>
  );
}

function StopLine({ stop }: { stop: Stop }) {
  const name = nameOfStop(stop);
  return (
    <span className={classes.stop}>
      <b className={classes.sequence}>{stop.sequence}</b>
      <span>
        <b>{name}</b>
        <span className="dimmed"> · {valueOf(routeStop, 'kind', stop.kind)}</span>
        {stop.plannedAt && <span className="dimmed"> · {showInstant(stop.plannedAt)}</span>}
        {stop.address && stop.address !== name && <span className={classes.address}>{stop.address}</span>}
        {!stop.latitude && (
          <span className={`bad ${classes.address}`}>{say('without coordinates', 'без координат')}</span>
        )}
      </span>
    </span>
  );
}
