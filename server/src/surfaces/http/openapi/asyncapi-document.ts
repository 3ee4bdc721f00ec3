import type { Json } from './json.ts';
import type { Described } from './openapi-document.ts';
import { publicEvents } from './public-events.ts';
import { schemaName, schemaPublisher } from './public-schema.ts';

/** The events as AsyncAPI 3: one channel, the subscriber's address, and a message for each event. */
export function asyncapiDocument({ entities }: Described): Json {
  const publish = schemaPublisher(entities);
  const events = publicEvents(entities);
  const messages = Object.fromEntries(
    events.map(({ event, summary, payload, example }) => [
      event,
      { name: event, summary: summary.en, contentType: 'application/json', payload, examples: [{ payload: example }] },
    ]),
  );
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Prokura events',
      version: '1',
      description: 'Delivered by HTTP POST to the address of a subscription.',
    },
    defaultContentType: 'application/json',
    channels: {
      subscription: {
        address: '{url}',
        description: 'The address the subscriber gave.',
        parameters: { url: { description: 'HTTPS address of the subscriber.' } },
        messages: Object.fromEntries(events.map(({ event }) => [event, { $ref: `#/components/messages/${event}` }])),
      },
    },
    operations: { deliver: { action: 'send', channel: { $ref: '#/channels/subscription' } } },
    components: {
      messages,
      schemas: Object.fromEntries(entities.map((entity) => [schemaName(entity), publish(entity.view, true)])),
    },
  };
}
