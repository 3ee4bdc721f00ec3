import type { Configuration } from 'openid-client';
import Type, { type Static } from 'typebox';
import { type SignInFault, signInFaults } from '../../../../../nouns/sign-in-faults.ts';
import { choice, flag, id, nullable, object } from '../../../kernel/fields.ts';
import { command, inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { demandOwner } from '../demand-owner.ts';
import { proofName, proofText } from '../domain-proof.ts';
import { type OpenProvider, openProvider } from '../open-provider.ts';
import { discover } from '../protocol/configuration-of.ts';
import { faultOf } from '../protocol/fault-of.ts';
import { callbackAddress } from '../sign-in/journey.ts';
import { keepTest } from './keep-test.ts';

const domainReport = object({
  domain: Type.String({ title: 'Domain' }),
  state: choice(['proved', 'not_proved', 'held_elsewhere'], 'Whether it is proved; another portal may have proved it'),
  recordName: Type.String({ title: 'Name of the TXT record', examples: ['_prokura.romashka.ru'] }),
  recordText: Type.String({ title: 'What the record says', examples: ['prokura-portal=5d41402abc4b2a76'] }),
});

const found = object({
  issuer: Type.String({ title: 'How it names itself' }),
  authorizationEndpoint: nullable(Type.String({ title: 'Where people sign in' })),
  signedBy: Type.Array(Type.String(), { title: 'How it signs' }),
  hasUserInfo: flag('Answers what a token leaves out'),
});

const report = object({
  isWorking: flag('The provider answers, and a domain is proved'),
  fault: nullable(choice(Object.keys(signInFaults) as SignInFault[], 'What is wrong')),
  faultText: nullable(Type.String({ title: 'The same in words' })),
  found: nullable(found),
  callbackUrl: Type.String({ title: 'What to register with the provider' }),
  domains: Type.Array(domainReport),
});

/** Three steps, so that no transaction is held while the provider and name servers think. */
export const testProvider = command({
  name: 'identity-providers.test-provider',
  summary: words('Check an identity provider', 'Проверить поставщика учётных записей'),
  description:
    'For owners. Asks the provider what it publishes, and DNS for the TXT records that prove domains. A domain that is proved stays so until it is left out.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  input: object({ id: id() }),
  output: report,
  run: inSteps,

  async steps(steps, { id }) {
    const provider = await steps.query(prepareTest, { id });
    const [asked, said] = await Promise.all([ask(steps, provider), domainsThatSay(steps, provider)]);
    const fault = typeof asked === 'string' ? asked : null;
    const { proved, heldElsewhere } = await steps.command(keepTest, { id, fault, domains: said });
    return {
      isWorking: fault === null && proved.length > 0,
      fault,
      faultText: fault && signInFaults[fault][steps.language],
      found: typeof asked === 'string' ? null : shown(asked),
      callbackUrl: callbackAddress(steps.services),
      domains: provider.domains.map((domain) => ({
        domain,
        state: stateOf(domain, proved, heldElsewhere),
        ...recordOf(steps, domain),
      })),
    };
  },
});

const prepareTest = query({
  name: 'identity-providers.prepare-test',
  summary: words('Read what is to be checked', 'Прочитать, что проверять'),
  permission: 'users.assign_role',
  scope: null,
  input: object({ id: id() }),
  output: Type.Unknown(),
  async run(ctx, { id }): Promise<OpenProvider> {
    await demandOwner(ctx);
    return openProvider(ctx, id);
  },
});

const ask = ({ services }: Steps, provider: OpenProvider): Promise<Configuration | SignInFault> =>
  discover(services, provider).catch(faultOf);

const recordOf = ({ services, actor }: Steps, domain: string) => ({
  recordName: proofName(domain),
  recordText: proofText(services, actor.tenantId, domain),
});

async function domainsThatSay(steps: Steps, { domains, provedDomains }: OpenProvider): Promise<string[]> {
  const waiting = domains.filter((domain) => !provedDomains.includes(domain));
  const texts = await Promise.all(waiting.map((domain) => steps.services.readTxt(proofName(domain))));
  return waiting.filter((domain, place) => texts[place]?.includes(recordOf(steps, domain).recordText));
}

function shown(configuration: Configuration): Static<typeof found> {
  const server = configuration.serverMetadata();
  return {
    issuer: server.issuer,
    authorizationEndpoint: server.authorization_endpoint ?? null,
    signedBy: (server.id_token_signing_alg_values_supported as string[] | undefined) ?? [],
    hasUserInfo: server.userinfo_endpoint !== undefined,
  };
}

function stateOf(domain: string, proved: readonly string[], heldElsewhere: readonly string[]) {
  if (proved.includes(domain)) return 'proved' as const;
  return heldElsewhere.includes(domain) ? ('held_elsewhere' as const) : ('not_proved' as const);
}
