import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import { act, get, routes } from '../../kernel/routes.ts';
import type { Domain } from '../../platform/domain.ts';
import { askSuggestions } from './ask-suggestions.ts';
import { cleanAddresses } from './operations/clean-addresses.ts';
import { findBank } from './operations/find-bank.ts';
import { findParty } from './operations/find-party.ts';
import { suggestAddresses } from './operations/suggest-addresses.ts';
import { suggestBanks } from './operations/suggest-banks.ts';
import { suggestParties } from './operations/suggest-parties.ts';

const base = '/api/v1/suggestions';

export function suggestionsDomain(connectors: readonly AnyConnector[]): Domain {
  const ask = askSuggestions(connectors);
  return {
    entities: [],
    routes: routes('Suggestions', [
      get(`${base}/parties`, suggestParties(ask)),
      get(`${base}/parties/:inn`, findParty(ask)),
      get(`${base}/banks`, suggestBanks(ask)),
      get(`${base}/banks/:bik`, findBank(ask)),
      get(`${base}/addresses`, suggestAddresses(ask)),
      act(`${base}/addresses/clean`, cleanAddresses(connectors), { policies: ['redelivery'] }),
    ]),
  };
}
