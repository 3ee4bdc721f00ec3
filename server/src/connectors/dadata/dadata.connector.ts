import type { Call } from '../../kernel/integrations/call.ts';
import { connector } from '../../kernel/integrations/connector.ts';
import type { SuggestionsPort } from '../../kernel/integrations/ports/suggestions.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { clean, suggest } from './ask-dadata.ts';
import { check } from './check.ts';
import { manifest } from './manifest.ts';
import { addressOf, bankOf, cleanOf, partyOf } from './mapping.ts';
import type { DadataSettings } from './settings.ts';
import { addresses, banks, cleaned, parties, read } from './wire.ts';

type DadataCall = Call<DadataSettings>;

const count = ({ settings }: DadataCall) => settings.count ?? 10;

const suggestions: SuggestionsPort<DadataSettings> = {
  async party(call, query) {
    const answer = await suggest(call, 'suggest/party', { query, count: count(call) });
    return read(parties, answer).suggestions.map(partyOf);
  },
  async partyById(call, number, kpp) {
    const answer = await suggest(call, 'findById/party', { query: number, count: count(call), ...(kpp && { kpp }) });
    return read(parties, answer).suggestions.map(partyOf);
  },
  async bank(call, query) {
    const answer = await suggest(call, 'suggest/bank', { query, count: count(call) });
    return read(banks, answer).suggestions.map(bankOf);
  },
  async bankByBic(call, bic) {
    const answer = await suggest(call, 'findById/bank', { query: bic, count: count(call) });
    return read(banks, answer).suggestions.map(bankOf);
  },
  async address(call, query) {
    const regions = call.settings.regionFilter ?? [];
    const locations = regions.length > 0 ? { locations: regions.map((region) => ({ region })) } : {};
    const answer = await suggest(call, 'suggest/address', { query, count: count(call), ...locations });
    return read(addresses, answer).suggestions.map(addressOf);
  },
  async clean(call, texts) {
    const answer = read(cleaned, await clean(call, texts));
    if (answer.length !== texts.length) throw otherLength();
    return texts.map((source, at) => cleanOf(source, answer[at] ?? {}));
  },
};

export const dadata = connector({ manifest, test: check, ports: { suggestions } });

const otherLength = () =>
  new ProviderError(
    'contract_violation',
    words('DaData answered with a different number of addresses.', 'DaData ответила не по всем адресам.'),
  );
