import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Language } from '../../../../kit/say.ts';
import type { MapColours } from './map-colours.ts';
import { recordLayers } from './record-layers.ts';

interface Ground {
  colours: MapColours;
  language: Language;
  /** Address of the built-in map. */
  world: string;
  /** Address of the company's tiles. */
  tiles: string | undefined;
}

const nothing = { type: 'FeatureCollection' as const, features: [] };

/** Where a place is named: the bigger it is, the further away. */
const namedFrom: Readonly<Record<number, number>> = { 1: 1.5, 2: 3.2, 3: 4.2, 4: 5.4 };

/** What lies under the records and the records themselves. Nothing is asked of another host but tiles that the company has set. */
export function styleOf({ colours, language, world, tiles }: Ground): StyleSpecification {
  return {
    version: 8,
    sources: {
      ...(tiles
        ? { tiles: { type: 'raster', tiles: [tiles], tileSize: 256, maxzoom: 19 } }
        : { world: { type: 'geojson', data: world, tolerance: 0.2, buffer: 32 } }),
      points: { type: 'geojson', data: nothing, cluster: true, clusterRadius: 44, clusterMaxZoom: 13 },
      lines: { type: 'geojson', data: nothing, tolerance: 0.2 },
      marked: { type: 'geojson', data: nothing },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      ...(tiles ? [{ id: 'tiles', type: 'raster', source: 'tiles' } as const] : groundLayers(colours, language)),
      ...recordLayers(colours),
    ],
  };
}

const groundLayers = (colours: MapColours, language: Language): LayerSpecification[] => [
  ground('land', 'fill', { paint: { 'fill-color': colours.land } }),
  ground('water', 'fill', { paint: { 'fill-color': colours.water } }),
  ground('river', 'line', { minzoom: 3, paint: { 'line-color': colours.water, 'line-width': 1 } }),
  ground('border', 'line', { paint: { 'line-color': colours.border, 'line-width': 1 } }),
  ...Object.entries(namedFrom).map(([rank, minzoom]) => placeLayer(Number(rank), minzoom, colours, language)),
];

const ground = (kind: string, type: 'fill' | 'line', more: object) =>
  ({ id: kind, type, source: 'world', filter: ['==', ['get', 'kind'], kind], ...more }) as LayerSpecification;

const placeLayer = (rank: number, minzoom: number, colours: MapColours, language: Language): LayerSpecification => ({
  ...{ id: `places-${rank}`, type: 'symbol', source: 'world', minzoom },
  filter: ['all', ['==', ['get', 'kind'], 'place'], ['==', ['get', 'rank'], rank]],
  layout: {
    'text-field': ['get', language],
    'text-font': ['Golos Text Variable'],
    'text-size': rank === 1 ? 13 : 12,
    'text-padding': 6,
  },
  paint: { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
});
