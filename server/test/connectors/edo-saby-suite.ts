import type { RuleId } from '../../../tools/sim/saby/rules.ts';
import { saby as simulated } from '../../../tools/sim/saby/saby.ts';
import type { World } from '../../../tools/sim/saby/seed.ts';
import type { edoSaby as connector } from '../../src/connectors/edo-saby/edo-saby.connector.ts';
import { met, port } from './e-documents.ts';
import { accessHeld, patienceHeld } from './edo-saby/access-held.ts';
import { eventsHeld } from './edo-saby/events-held.ts';
import { organisation, service, signedIn } from './edo-saby/saby-world.ts';
import { statesHeld } from './edo-saby/states-held.ts';
import { writesHeld } from './edo-saby/writes-held.ts';
import type { Suite } from './suite.ts';

export const edoSabySuite: Suite<typeof connector, World, RuleId> = {
  simulated,
  settings: { password: signedIn, organisation },
  secrets: [signedIn.password, service.appSecret, service.secretKey],
  held: [
    ...accessHeld,
    ...statesHeld,
    ...eventsHeld,
    ...writesHeld,
    ...met<typeof connector, World, RuleId>('/service/\\?', ({ connector: one, call }) =>
      call((asked) => port(one).listOwnBoxes(asked)),
    ),
    ...patienceHeld,
  ],
};
