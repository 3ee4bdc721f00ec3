import type { TObject, TSchema } from 'typebox';
import { queryFieldsOf } from '../../../kernel/intake/query-field.ts';
import { rawBodyOf } from '../../../kernel/intake/raw-body.ts';
import { streamedBodyOf } from '../../../kernel/intake/streamed-body.ts';
import { needsForm, uploadFieldsOf } from '../../../kernel/intake/upload.ts';
import type { ProblemCode } from '../../../kernel/problems/problems.ts';
import type { Route } from '../../../kernel/routes.ts';
import { whyNotDry } from '../../../platform/door/dry-run/refuse-dry-run.ts';
import { whyNotKept } from '../../../platform/pending-writes/hold-write.ts';
import { hasDryRun } from '../ask-dry-run.ts';
import { isByLink } from '../limit-rates.ts';
import { takesKeys } from '../read-conditions.ts';
import { takesVersion } from '../takes-version.ts';

type Codes = readonly ProblemCode[];

const always: Codes = [
  'invalid_header',
  'request_timeout',
  'uri_too_long',
  'unsupported_media_type',
  'headers_too_large',
  'not_acceptable',
  'internal_error',
  'overloaded',
  'shutting_down',
  'database_unavailable',
  'storage_full',
  'portal_moving',
  'portal_moved',
];
const ofSessions: Codes = [
  'unauthenticated',
  'invalid_token',
  'token_expired',
  'session_revoked',
  'presence_required',
  'password_change_required',
  'second_factor_setup_required',
  'portal_suspended',
];
const ofKeys: Codes = ['invalid_api_key', 'api_key_expired', 'api_key_revoked', 'ip_not_allowed'];
const ofRights: Codes = ['rate_limited', 'forbidden', 'insufficient_scope', 'api_key_read_only'];

/** Codes that any operation may answer. */
export const anyRequestMayMeet: Codes = [...always, ...ofSessions, ...ofKeys, ...ofRights];

const ofQueries: Codes = ['invalid_query_parameter', 'unknown_query_parameter'];
const ofLists: Codes = [
  'invalid_sort',
  'invalid_filter',
  'invalid_fields',
  'invalid_expand',
  'cursor_invalid',
  'cursor_mismatch',
  'cursor_expired',
];
const ofBodies: Codes = [
  'malformed_json',
  'duplicate_json_key',
  'invalid_encoding',
  'payload_too_large',
  'validation_failed',
  'unknown_query_parameter',
];
const ofForms: Codes = [
  'malformed_form',
  'invalid_encoding',
  'payload_too_large',
  'file_too_large',
  'validation_failed',
  'unknown_query_parameter',
];
const ofCommands: Codes = ['conflict', 'unknown_reference', 'business_rule_violated'];
const ofRepeats: Codes = ['idempotency_in_progress', 'idempotency_key_reused'];

/** Every code this route may answer, from its kind, its path and the codes its operation declares. */
export function problemCodesOf(route: Route): ProblemCode[] {
  const { operation, method, path } = route;
  const reads = method === 'GET' || method === 'DELETE';
  const changes = method === 'PATCH' || method === 'PUT' || method === 'DELETE';
  const inPath = path.includes('/:');
  const keyed = takesIdempotencyKey(route);
  return unique([
    ...always,
    ...rightsCodes(route),
    ...(inPath ? (['not_found'] as const) : []),
    ...(reads ? ofQueries : bodyCodes(operation.input)),
    ...(queryFieldsOf(operation.input).length > 0 ? ofQueries : []),
    ...(isList(route) ? ofLists : []),
    ...(operation.kind === 'command' ? ofCommands : []),
    ...(hasDryRun(route) ? (['invalid_query_parameter'] as const) : []),
    ...(operation.scope !== null && whyNotKept(operation) ? (['write_cannot_wait'] as const) : []),
    ...(hasDryRun(route) && whyNotDry(operation) ? (['dry_run_not_supported'] as const) : []),
    ...(keyed ? (['idempotency_key_conflict'] as const) : []),
    ...(keyed && isKnown(route) ? ofRepeats : []),
    // A key alone may have to name the version.
    ...(changes && operation.scope !== null && takesVersion(route) ? (['precondition_required'] as const) : []),
    ...(takesVersion(route) ? (['precondition_failed'] as const) : []),
    ...('version' in propertiesOf(route) ? (['version_conflict'] as const) : []),
    ...(operation.refuses ?? []),
  ]);
}

/** A visitor has no identity, so no answer is kept for a repeat. */
const isKnown = (route: Route) => route.operation.permission !== 'visitor' || isByLink(route);

function bodyCodes(input: TSchema): Codes {
  if (uploadFieldsOf(input).length === 0) return ofBodies;
  return needsForm(input) ? ofForms : [...ofForms, ...ofBodies];
}

function rightsCodes({ operation: { permission, scope, kind }, options }: Route): Codes {
  if (permission === 'visitor') return options.policies?.length ? ['rate_limited'] : [];
  return [
    ...ofSessions,
    ...ofKeys,
    'rate_limited',
    ...(permission === 'signed-in' && scope !== null ? [] : (['forbidden'] as const)),
    ...(scope === null ? [] : (['insufficient_scope'] as const)),
    ...(kind === 'command' && scope !== null ? (['api_key_read_only'] as const) : []),
  ];
}

const unique = (codes: Codes) => [...new Set(codes)].sort();

export const propertiesOf = ({ operation }: Route) => (operation.input as TObject).properties ?? {};

export const isList = ({ operation }: Route) => 'listing' in operation;

export const takesIdempotencyKey = ({ method, operation }: Route) =>
  operation.kind === 'command' && !rawBodyOf(operation.input) && !streamedBodyOf(operation.input) && takesKeys(method);
