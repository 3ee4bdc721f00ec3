import { queryOptions } from '@tanstack/react-query';
import type { components } from '../../../../sdk/types.ts';
import { api, ask } from '../../shared/api/client.ts';

export type IdentityProvider = components['schemas']['IdentityProvider'];

/** A provider as the form holds it; an empty secret leaves the kept one. */
export interface ProviderValues {
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  domains: string[];
  roleClaims: Array<{ claim: string; value: string; roleId: string }>;
  defaultRoleId: string | null;
  secondFactorAcr: string[];
  makesPeople: boolean;
  isOnlyWay: boolean;
  isOn: boolean;
}

export const newProvider = (): ProviderValues => ({
  ...{ name: '', issuer: '', clientId: '', clientSecret: '', domains: [], roleClaims: [], defaultRoleId: null },
  ...{ secondFactorAcr: [], makesPeople: false, isOnlyWay: false, isOn: false },
});

export const providerValuesOf = (provider: IdentityProvider): ProviderValues => ({
  ...{ name: provider.name, issuer: provider.issuer, clientId: provider.clientId, clientSecret: '' },
  domains: [...provider.domains],
  roleClaims: provider.roleClaims.map((claim) => ({ ...claim })),
  defaultRoleId: provider.defaultRoleId,
  secondFactorAcr: [...provider.secondFactorAcr],
  ...{ makesPeople: provider.makesPeople, isOnlyWay: provider.isOnlyWay, isOn: provider.isOn },
});

export const providersQuery = queryOptions({
  queryKey: ['settings', 'identity providers'],
  queryFn: async ({ signal }) => (await ask(api.GET('/api/v1/identity-providers', { signal }))).items,
});

export function saveProvider(provider: IdentityProvider | undefined, { clientSecret, ...values }: ProviderValues) {
  const body = { ...values, ...(clientSecret !== '' && { clientSecret }) };
  if (!provider) return ask(api.POST('/api/v1/identity-providers', { body }));
  const { id, version } = provider;
  return ask(api.PATCH('/api/v1/identity-providers/{id}', { params: { path: { id } }, body: { ...body, version } }));
}

export const checkProvider = (id: string) =>
  ask(api.POST('/api/v1/identity-providers/{id}/test', { params: { path: { id } } }));

export const deleteProvider = (id: string) =>
  ask(api.DELETE('/api/v1/identity-providers/{id}', { params: { path: { id } } }));
