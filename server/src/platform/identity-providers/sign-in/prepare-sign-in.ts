import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { identityProvider } from '../identity-provider.ts';
import { type OpenProvider, openProvider } from '../open-provider.ts';
import { enterByKey } from './enter-by-key.ts';

/** A provider that people may sign in by now. */
export const prepareSignIn = query({
  name: 'identity-providers.prepare-sign-in',
  summary: words('Read what a sign-in by a provider takes', 'Прочитать настройки поставщика для входа'),
  permission: 'internal',
  scope: null,
  input: object({ key: Type.String() }),
  output: Type.Unknown(),
  enter: enterByKey,

  async run(ctx, _, providerId): Promise<OpenProvider> {
    const provider = await openProvider(ctx, providerId);
    if (!provider.isOn || provider.provedDomains.length === 0) throw notFound(identityProvider.noun);
    return provider;
  },
});
