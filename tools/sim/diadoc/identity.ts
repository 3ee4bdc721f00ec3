import { createHash } from 'node:crypto';
import { json, type Reply } from '../kit/rulebook.ts';
import type { AskedDiadoc } from './rules.ts';
import type { Grant } from './seed.ts';

const apiScope = { production: 'Diadoc.PublicAPI', staging: 'Diadoc.PublicAPI.Staging' } as const;

/** What a scope has to name for the tokens to open this environment. */
export const opens = (environment: keyof typeof apiScope, scope: string) =>
  scope.split(' ').includes(apiScope[environment]);

const wrong =
  (error: string, says: string, status = 400) =>
  () =>
    json(status, { error, error_description: says });

/** The addresses of a host that publishes them, as OpenID Connect has it. */
export function discovery({ headers }: AskedDiadoc): Reply {
  const issuer = `http://${headers.host}`;
  return json(200, {
    issuer,
    authorization_endpoint: `${issuer}/connect/authorize`,
    token_endpoint: `${issuer}/connect/token`,
    device_authorization_endpoint: `${issuer}/connect/deviceauthorization`,
    scopes_supported: ['openid', 'profile', 'email', 'offline_access', ...Object.values(apiScope)],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
  });
}

/** A person who grants whatever is asked of him, at once. */
export function authorize({ query, state, clock, insist, explain }: AskedDiadoc): Reply {
  const asked = Object.fromEntries(query);
  const { client_id: id, redirect_uri: uri = '', scope = '', state: back, code_challenge: challenge = null } = asked;
  const words = ['response_type', 'client_id', 'redirect_uri', 'scope', 'state', 'prompt', 'nonce'];
  explain('query', asked, [...words, 'code_challenge', 'code_challenge_method']);
  const client = state.clients.find((one) => one.id === id);
  insist('DD-04/client', client === undefined, wrong('unauthorized_client', 'The client is not known'));
  insist('DD-03/redirect', !client?.redirectUris.includes(uri), wrong('invalid_request', 'redirect_uri is not known'));
  insist('DD-03/scope', !opens(state.environment, scope), wrong('invalid_scope', 'The scope is not known'));
  state.serial += 1;
  const code = `diadoc-code-${state.serial}`;
  state.codes[code] = { clientId: id ?? '', scope, redirectUri: uri, challenge, until: clock.now() + 60_000 };
  const led = new URLSearchParams({ code, ...(back && { state: back }) });
  return { status: 302, headers: { location: `${uri}?${led.toString()}` } };
}

export function token(asked: AskedDiadoc): Reply {
  const { headers, bytes, state, insist, explain, fault } = asked;
  const isForm = (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  insist('DD-02/form', !isForm, wrong('invalid_request', 'A form is expected'));
  const form: Readonly<Record<string, string>> = Object.fromEntries(new URLSearchParams(bytes.toString()));
  const spoken = ['grant_type', 'code', 'redirect_uri', 'code_verifier', 'refresh_token', 'scope'];
  explain('body', form, [...spoken, 'client_id', 'client_secret']);
  const [id, secret] = credentials(headers.authorization, form);
  const known = state.clients.some((one) => one.id === id && one.secret === secret);
  insist('DD-04/client', !known, wrong('invalid_client', 'The client or its secret is wrong', 401));
  const grant = grants[form.grant_type ?? ''];
  insist('DD-03/grant', grant === undefined, wrong('unsupported_grant_type', 'The grant is not known'));
  const given = (grant ?? grants.refresh_token)?.(asked, form, id);
  const { refresh_token: next, ...answer } = issue(
    asked,
    given ?? { clientId: id, scope: apiScope[state.environment] },
    form,
  );
  return json(200, { ...answer, ...(next && fault !== 'refresh token is not told' && { refresh_token: next }) });
}

function credentials(header: string | undefined, form: Readonly<Record<string, string>>): [string, string] {
  const [, basic] = /^Basic (\S+)$/.exec(header ?? '') ?? [];
  if (basic === undefined) return [form.client_id ?? '', form.client_secret ?? ''];
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
  const plain = (text: string) => new URLSearchParams(`v=${text}`).get('v') ?? '';
  return [plain(id), plain(secret)];
}

type Read = (asked: AskedDiadoc, form: Readonly<Record<string, string>>, id: string) => Grant;

const grants: Readonly<Record<string, Read>> = {
  authorization_code({ state, clock, insist }, form, id) {
    const code = state.codes[form.code ?? ''];
    const digest = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url');
    const fits =
      code?.clientId === id &&
      code.until > clock.now() &&
      code.redirectUri === form.redirect_uri &&
      (code.challenge === null || code.challenge === digest);
    insist('DD-03/code', !fits, wrong('invalid_grant', 'The code is not known'));
    delete state.codes[form.code ?? ''];
    return { clientId: id, scope: code?.scope ?? apiScope[state.environment] };
  },
  refresh_token({ state, insist }, form, id) {
    const held = state.refreshTokens[form.refresh_token ?? ''];
    const foreign = held === undefined || held.clientId !== id || held.over === 'withdrawn';
    insist('DD-05/refresh', foreign, wrong('invalid_grant', 'The refresh token is not known'));
    insist('DD-05/rotated', held?.over === 'exchanged', wrong('invalid_grant', 'The refresh token was used'));
    return { clientId: id, scope: held?.scope ?? apiScope[state.environment] };
  },
};

interface Issued {
  access_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
  refresh_token?: string;
}

function issue({ state, clock }: AskedDiadoc, grant: Grant, form: Readonly<Record<string, string>>): Issued {
  state.serial += 1;
  const access = `diadoc-access-token-of-${state.serial}`;
  state.accessTokens[access] = { ...grant, until: clock.now() + state.tokenSeconds * 1_000 };
  const answer = { access_token: access, token_type: 'Bearer', expires_in: state.tokenSeconds, scope: grant.scope };
  const before = state.refreshTokens[form.refresh_token ?? ''];
  if (before && !state.rotates) return answer;
  if (before) before.over = 'exchanged';
  const refresh = `diadoc-refresh-token-of-${state.serial}`;
  state.refreshTokens[refresh] = { ...grant, over: null };
  return { ...answer, refresh_token: refresh };
}
