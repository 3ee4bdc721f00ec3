import type { LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours.ts';

/** Layers that answer to the mouse. */
export const pressed = ['clusters', 'points', 'stops', 'lines', 'marked-points'];

/** Lines of routes, clusters with their counts, single points, and on top what is chosen or pointed at. */
export const recordLayers = (colours: MapColours): LayerSpecification[] => [
  {
    ...{ id: 'lines', type: 'line', source: 'lines' },
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colours.line, 'line-width': 1.6, 'line-opacity': 0.65, 'line-dasharray': [1, 2.5] },
  },
  {
    ...{ id: 'marked-lines', type: 'line', source: 'marked', filter: ['==', ['geometry-type'], 'LineString'] },
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colours.chosen, 'line-width': 3 },
  },
  {
    ...{ id: 'clusters', type: 'circle', source: 'points', filter: ['has', 'point_count'] },
    paint: {
      'circle-color': colours.object,
      'circle-opacity': 0.9,
      'circle-radius': ['step', ['get', 'point_count'], 13, 20, 16, 100, 20, 1_000, 25],
      'circle-stroke-color': colours.object,
      'circle-stroke-opacity': 0.25,
      'circle-stroke-width': 4,
    },
  },
  {
    ...{ id: 'counts', type: 'symbol', source: 'points', filter: ['has', 'point_count'] },
    layout: {
      'text-field': ['number-format', ['get', 'point_count'], { locale: 'ru' }],
      'text-font': ['Golos Text Variable'],
      'text-size': 12,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': colours.onMark },
  },
  {
    ...{
      id: 'points',
      type: 'symbol',
      source: 'points',
      filter: ['all', ['!', ['has', 'point_count']], ['!=', ['get', 'kind'], 'stop']],
    },
    layout: {
      'icon-image': ['get', 'kind'],
      'icon-size': 0.5,
      'icon-allow-overlap': true,
      'text-field': ['step', ['zoom'], '', 8, ['get', 'label']],
      'text-font': ['Golos Text Variable'],
      'text-size': 12,
      'text-offset': [0, 1.2],
      'text-anchor': 'top',
      'text-max-width': 9,
      'text-optional': true,
    },
    paint: { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
  },
  ...numbered('stops', 'points', ['all', ['!', ['has', 'point_count']], ['==', ['get', 'kind'], 'stop']], colours),
  {
    ...{ id: 'ring', type: 'circle', source: 'marked', filter: ['==', ['get', 'kind'], 'ring'] },
    paint: {
      'circle-radius': 17,
      'circle-color': colours.chosen,
      'circle-opacity': 0.18,
      'circle-stroke-color': colours.chosen,
      'circle-stroke-width': 2.5,
    },
  },
  ...numbered('marked-points', 'marked', ['==', ['get', 'kind'], 'stop'], colours),
];

/** Stops with their numbers. */
const numbered = (id: string, source: string, filter: unknown, colours: MapColours): LayerSpecification[] => [
  {
    ...{ id, type: 'circle', source, filter: filter as never },
    paint: {
      'circle-radius': 10,
      'circle-color': colours.halo,
      'circle-stroke-color': colours.chosen,
      'circle-stroke-width': 2,
    },
  },
  {
    ...{ id: `${id}-numbers`, type: 'symbol', source, filter: filter as never },
    layout: {
      'text-field': ['get', 'label'],
      'text-font': ['Golos Text Variable'],
      'text-size': 11,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': colours.chosen },
  },
];
