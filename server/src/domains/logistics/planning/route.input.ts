import Type, { type Static } from 'typebox';
import { flag, id, object } from '../../../kernel/fields.ts';
import { mostStops } from '../routes/delivery-route.input.ts';
import { routeStop } from '../routes/route-stop.ts';

const { label, objectId, address, latitude, longitude } = routeStop.creation;

const wantedStop = object({ label, objectId, address, latitude, longitude }, { title: 'Place on the way' });

export type WantedStop = Static<typeof wantedStop>;

const example = [
  { label: 'Склад «Север»', latitude: '55.801131', longitude: '37.593262' },
  { label: 'ЖК «Северный»', latitude: '55.889000', longitude: '37.445000' },
];

export const routeProposalInput = object({
  stops: Type.Optional(
    Type.Array(wantedStop, { maxItems: mostStops, title: 'Places to pass, in any order', examples: [example] }),
  ),
  batchIds: Type.Optional(
    Type.Array(id('Batch'), {
      maxItems: mostStops,
      uniqueItems: true,
      title: 'Delivery batches, whose objects are passed',
    }),
  ),
  start: Type.Optional(wantedStop),
  roundTrip: Type.Optional(flag('Whether the route comes back to where it began')),
});

export type RouteProposalInput = Static<typeof routeProposalInput>;
