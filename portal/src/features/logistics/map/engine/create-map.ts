import {
  type GeoJSONSource,
  type MapLayerMouseEvent,
  Map as MapLibre,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type Language, say } from '../../../../kit/say.ts';
import type { MapLine, MapPoint } from '../features-of.ts';
import { drawMark } from './draw-mark.ts';
import { mapColours } from './map-colours.ts';
import { pressed } from './record-layers.ts';
import { styleOf } from './style-of.ts';
import worldUrl from './world.geojson?url';

setWorkerUrl(new URL(workerUrl, location.href).href);

interface MapOptions {
  container: HTMLElement;
  scheme: 'light' | 'dark';
  language: Language;
  tiles: string | undefined;
  onPoint(chosen: string | undefined): void;
  onChoose(chosen: string): void;
}

export type DrawnMap = ReturnType<typeof createMap>;

/** The map itself; throws where the browser has no WebGL. */
export function createMap({ container, scheme, language, tiles, onPoint, onChoose }: MapOptions) {
  const colours = mapColours[scheme];
  const map = new MapLibre({
    container,
    style: styleOf({ colours, language, world: new URL(worldUrl, location.href).href, tiles }),
    ...{ center: [75, 58], zoom: 2.4, minZoom: 1, maxZoom: 18 },
    ...{ attributionControl: false, dragRotate: false, pitchWithRotate: false, touchPitch: false, fadeDuration: 0 },
    // Tiles then come as pictures, which the policy of the page lets through without opening calls to other hosts.
    refreshExpiredTiles: false,
    locale: {
      'NavigationControl.ZoomIn': say('Zoom in', 'Приблизить'),
      'NavigationControl.ZoomOut': say('Zoom out', 'Отдалить'),
      'Map.Title': say('Map of deliveries', 'Карта доставок'),
    },
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  for (const kind of ['object', 'vehicle', 'old-vehicle'] as const) map.addImage(kind, drawMark(kind, colours));
  listen(map, { onPoint, onChoose });
  const source = (name: string) => map.getSource(name) as GeoJSONSource;
  return {
    /** Once sources may be filled. */
    whenReady: (act: () => void) => void map.once('load', act),
    /** Once everything that was asked for stands on the screen. */
    whenDrawn: (act: () => void) => void map.once('idle', act),
    show(points: MapPoint[], lines: MapLine[]) {
      void source('points').setData({ type: 'FeatureCollection', features: points });
      void source('lines').setData({ type: 'FeatureCollection', features: lines });
    },
    mark: (features: Array<MapPoint | MapLine>) =>
      void source('marked').setData({ type: 'FeatureCollection', features }),
    /** Brings places into view; one alone is looked at from near. */
    lookAt(places: ReadonlyArray<[number, number]>, { atOnce = false, beside = 0, under = 0 } = {}) {
      const [longitudes, latitudes] = [places.map(([x]) => x), places.map(([, y]) => y)];
      if (places.length === 0) return;
      map.fitBounds(
        [
          [Math.min(...longitudes), Math.min(...latitudes)],
          [Math.max(...longitudes), Math.max(...latitudes)],
        ],
        {
          padding: { top: 48, left: 48 + beside, right: 56, bottom: 48 + under },
          maxZoom: tiles ? 13 : 6.5,
          animate: !atOnce,
          duration: 600,
        },
      );
    },
    remove: () => map.remove(),
  };
}

function listen(map: MapLibre, { onPoint, onChoose }: Pick<MapOptions, 'onPoint' | 'onChoose'>) {
  const nameUnder = ({ features = [] }: MapLayerMouseEvent) => features[0]?.properties.chosen as string | undefined;
  map.on('mousemove', pressed, (event) => {
    map.getCanvas().style.cursor = 'pointer';
    onPoint(nameUnder(event));
  });
  map.on('mouseleave', pressed, () => {
    map.getCanvas().style.cursor = '';
    onPoint(undefined);
  });
  map.on('click', pressed, (event) => {
    const cluster = event.features?.find(({ properties }) => properties.cluster);
    const name = nameUnder(event);
    if (cluster) void open(map, cluster.properties.cluster_id as number, event);
    else if (name) onChoose(name);
  });
}

/** A press on a cluster goes as near as it takes to fall apart. */
async function open(map: MapLibre, cluster: number, { lngLat }: MapLayerMouseEvent) {
  const zoom = await (map.getSource('points') as GeoJSONSource).getClusterExpansionZoom(cluster);
  map.easeTo({ center: lngLat, zoom: zoom + 0.3 });
}
