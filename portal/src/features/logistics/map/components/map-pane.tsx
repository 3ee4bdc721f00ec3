import { type ComponentType, useEffect, useState } from 'react';
import { say } from '../../../../kit/say.ts';
import { ChosenCard } from './chosen-card.tsx';
import { MapBroken } from './map-broken.tsx';
import type { MapCanvasProps } from './map-canvas.tsx';
import classes from './map-pane.module.css';

/** The map with what lies over it: the chosen record, what lines mean, and whose map it is. */
export function MapPane(props: MapCanvasProps & { onChange(chosen: string | undefined): void }) {
  const { map, chosen, onChange } = props;
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps>>();
  const [failed, setFailed] = useState(false);
  // The library of the map is larger than all else of the page: what does not need it stands before it has come.
  useEffect(() => {
    import('./map-canvas.tsx').then(
      ({ MapCanvas }) => setCanvas(() => MapCanvas),
      () => setFailed(true),
    );
  }, []);
  return (
    <section className={classes.pane} aria-label={say('Map', 'Карта')}>
      {Canvas && <Canvas {...props} />}
      {failed && <MapBroken />}
      <p className={classes.legend}>
        {map.routes.length > 0 && (
          <span>{say('Routes are straight lines from stop to stop.', 'Маршруты — прямые линии между точками.')}</span>
        )}
        <span>{map.tiles?.mapTilesAttribution ?? 'Natural Earth'}</span>
      </p>
      <ChosenCard map={map} chosen={chosen} onChange={onChange} />
    </section>
  );
}
