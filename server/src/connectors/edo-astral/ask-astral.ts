import type { Call } from '../../kernel/integrations/call.ts';
import type { ProviderAnswer, ProviderRequest } from '../../kernel/integrations/provider.ts';
import { type AstralSettings, usualPaths } from './settings.ts';

interface Asked extends Pick<ProviderRequest, 'class' | 'method' | 'operation' | 'body'> {
  at: keyof typeof usualPaths;
  /** What is asked about. */
  id?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
}

/** One request, as the subscriber of the settings. An error has no body, so its status is all that is said of it. */
export function askAstral(
  { http, settings }: Call<AstralSettings>,
  { at, id = '', query, headers, ...request }: Asked,
): Promise<ProviderAnswer> {
  const { authHeader = 'Authorization', authScheme = 'Bearer', token, abonentId, paths } = settings;
  const path = (paths?.[at] ?? usualPaths[at]).replace('{id}', encodeURIComponent(id));
  return http.request({
    ...request,
    path: query ? `${path}?${new URLSearchParams(query).toString()}` : path,
    headers: {
      [authHeader.toLowerCase()]: authScheme === '' ? token : `${authScheme} ${token}`,
      abonentid: abonentId,
      accept: 'application/json',
      ...headers,
    },
  });
}
