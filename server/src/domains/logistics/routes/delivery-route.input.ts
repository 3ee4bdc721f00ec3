import Type, { type Static } from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { deliveryRoute } from './delivery-route.ts';
import { routeStop } from './route-stop.ts';

/** Most stops of one route. */
export const mostStops = 200;

const stopInput = object(
  { id: Type.Optional(id('Stop that is there; a new one without it')), ...routeStop.creation },
  { title: 'Stop of a route, kept or new' },
);

export type StopInput = Static<typeof stopInput>;

export const stopsInput = Type.Array(stopInput, {
  minItems: 1,
  maxItems: mostStops,
  title: 'Stops, the whole list',
  examples: [
    [
      { label: 'Завод', address: 'Тула, Заводская ул., 1', latitude: '54.193122', longitude: '37.617348' },
      { label: 'Склад «Север»', address: 'Москва, ул. Северная, 1', latitude: '55.801131', longitude: '37.593262' },
    ],
  ],
});

/** What a caller may write; the stops, when given, are all of them. */
export const routeInput = { ...deliveryRoute.change, stops: Type.Optional(stopsInput) };

const shape = object(routeInput);

export type RouteInput = Static<typeof shape>;
