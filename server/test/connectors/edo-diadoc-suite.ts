import { diadoc as simulated } from '../../../tools/sim/diadoc/diadoc.ts';
import type { RuleId } from '../../../tools/sim/diadoc/rules.ts';
import { seed, type World } from '../../../tools/sim/diadoc/seed.ts';
import type { edoDiadoc as connector } from '../../src/connectors/edo-diadoc/edo-diadoc.connector.ts';
import { met, port } from './e-documents.ts';
import { accessHeld } from './edo-diadoc/access-held.ts';
import { access, boxId, client, refresh } from './edo-diadoc/diadoc-world.ts';
import { eventsHeld } from './edo-diadoc/events-held.ts';
import { partiesHeld } from './edo-diadoc/parties-held.ts';
import { statesHeld } from './edo-diadoc/states-held.ts';
import { writesHeld } from './edo-diadoc/writes-held.ts';
import type { Suite } from './suite.ts';

export const edoDiadocSuite: Suite<typeof connector, World, RuleId> = {
  simulated,
  settings: { environment: 'prod', clientId: client.id, clientSecret: client.secret, boxId },
  secrets: [client.secret, access, refresh, ...Object.keys(seed().codes)],
  granted: { access, refresh },
  held: [
    ...partiesHeld,
    ...statesHeld,
    ...eventsHeld,
    ...accessHeld,
    ...writesHeld,
    ...met<typeof connector, World, RuleId>('GetMyOrganizations', ({ connector: one, call }) =>
      call((asked) => port(one).listOwnBoxes(asked)),
    ),
  ],
};
