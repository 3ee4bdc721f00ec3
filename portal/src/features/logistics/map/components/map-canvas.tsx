import { useComputedColorScheme } from '@mantine/core';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { language } from '../../../../kit/say.ts';
import { createMap, type DrawnMap } from '../engine/create-map.ts';
import { linesOf, pointsOf } from '../features-of.ts';
import { foundOnMap, placesOf } from '../found-on-map.ts';
import type { PlannedMap } from '../map-query.ts';
import { markedOnMap } from '../marked-on-map.ts';
import classes from './map-canvas.module.css';
import { NoMap } from './no-map.tsx';

export interface MapCanvasProps {
  map: PlannedMap;
  chosen: string | undefined;
  pointed: string | undefined;
  onPoint(name: string | undefined): void;
  onChoose(name: string): void;
}

/** The drawn map. It is made anew for another scheme, language or source of tiles, and only filled for anything else. */
export function MapCanvas({ map, chosen, pointed, onPoint, onChoose }: MapCanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap | 'impossible'>();
  const [isDrawn, setIsDrawn] = useState(false);
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const tiles = map.tiles?.mapTilesUrl ?? undefined;
  const heard = useRef({ onPoint, onChoose });
  heard.current = { onPoint, onChoose };

  useEffect(() => {
    const made = tryToMap({
      ...{ container: place.current as HTMLElement, scheme, language: language(), tiles },
      onPoint: (name) => heard.current.onPoint(name),
      onChoose: (name) => heard.current.onChoose(name),
    });
    if (made === undefined) return setDrawn('impossible');
    made.whenReady(() => setDrawn(made));
    made.whenDrawn(() => setIsDrawn(true));
    return () => {
      setDrawn(undefined);
      made.remove();
    };
  }, [scheme, tiles]);

  const shown = drawn === 'impossible' ? undefined : drawn;
  const points = useMemo(() => pointsOf(map), [map]);
  useEffect(() => shown?.show(points, linesOf(map.routes)), [shown, points, map.routes]);
  useEffect(() => shown?.mark(markedOnMap(map, chosen, pointed)), [shown, map, chosen, pointed]);

  const looked = useRef<string>(undefined);
  useEffect(() => {
    const found = foundOnMap(map, chosen);
    const wanted = found ? chosen : 'everything';
    if (!shown || looked.current === wanted || points.length === 0) return;
    const isFirst = looked.current === undefined;
    if (found) shown.lookAt(placesOf(map, found), { atOnce: isFirst, ...underCard(place.current) });
    else if (isFirst)
      shown.lookAt(
        points.map(({ geometry }) => geometry.coordinates),
        { atOnce: true },
      );
    looked.current = wanted;
  }, [shown, map, points, chosen]);

  if (drawn === 'impossible') return <NoMap />;
  return (
    // Its size stands before any style sheet has come: the map measures it once, when it is made.
    <div
      ref={place}
      className={classes.place}
      style={{ position: 'absolute', inset: 0 }}
      data-drawn={isDrawn || undefined}
    />
  );
}

/** What the card of the chosen record covers: the left of a wide map, the lower half of a narrow one. */
const underCard = (place: HTMLElement | null) =>
  place && place.clientWidth < 760 ? { under: place.clientHeight * 0.45 } : { beside: 340 };

function tryToMap(options: Parameters<typeof createMap>[0]): DrawnMap | undefined {
  try {
    return createMap(options);
  } catch {
    return undefined;
  }
}
