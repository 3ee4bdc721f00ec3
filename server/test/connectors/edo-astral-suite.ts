import { astral as simulated } from '../../../tools/sim/astral/astral.ts';
import type { RuleId } from '../../../tools/sim/astral/rules.ts';
import type { World } from '../../../tools/sim/astral/seed.ts';
import type { edoAstral as connector } from '../../src/connectors/edo-astral/edo-astral.connector.ts';
import { met, port } from './e-documents.ts';
import { accessHeld } from './edo-astral/access-held.ts';
import { abonentId, token } from './edo-astral/astral-world.ts';
import { statesHeld } from './edo-astral/states-held.ts';
import { writesHeld } from './edo-astral/writes-held.ts';
import type { Suite } from './suite.ts';

export const edoAstralSuite: Suite<typeof connector, World, RuleId> = {
  simulated,
  settings: { baseUrl: 'https://edo.example.ru', token, abonentId },
  secrets: [token],
  held: [
    ...accessHeld,
    ...statesHeld,
    ...writesHeld,
    ...met<typeof connector, World, RuleId>('counterparties', ({ connector: one, call }) =>
      call((asked) => port(one).resolveCounterparty(asked, { inn: '7707083893' })),
    ),
  ],
};
