import { isIP } from 'node:net';
import { scopes as allScopes, type Scope } from '../../../../nouns/kit/rights.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import { unknownName } from '../../kernel/problems/unknown-name.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { grantableScopes } from '../permissions/grantable-scopes.ts';
import { canonicalScope } from '../permissions/scope-names.ts';
import { isOwner } from '../roles/is-owner.ts';

const dayMs = 86_400_000;
const mostDays = 730;

/** The scopes by their canonical names, each once; unknown ones and those the person could not use himself are refused. */
export function checkScopes(actor: Actor, named: readonly string[], kept: readonly string[] = []): Scope[] {
  const grantable = new Set<string>([...grantableScopes(actor.permissions), ...kept]);
  const errors: FieldError[] = [];
  const found = named.flatMap((name, index) => {
    const scope = canonicalScope(name);
    if (scope === null) errors.push(unknownScope(index, name));
    else if (!grantable.has(scope)) errors.push(notGrantable(index, scope));
    else return [scope];
    return [];
  });
  if (errors.length > 0) throw invalid(errors);
  return [...new Set(found)];
}

function unknownScope(index: number, name: string): FieldError {
  const place = { at: `/scopes/${index}`, code: 'enum' };
  const fault = unknownName(place, name, allScopes, words(`“${name}” is not a scope`, `области доступа «${name}» нет`));
  return { ...fault, params: { ...fault.params, allowed: allScopes } };
}

const notGrantable = (index: number, scope: string) =>
  fieldError(
    `/scopes/${index}`,
    'scope_not_grantable',
    words(
      `your role has no permission that ${scope} would use`,
      `ваша роль не даёт прав, которыми пользуется ${scope}`,
    ),
  );

/** Refuses what is not an address block; a bare address is a block of one. Host bits are cut off where it is stored. */
export function checkCidrs(blocks: readonly string[]): void {
  const errors = blocks.flatMap((block, index) =>
    isBlock(block)
      ? []
      : [
          fieldError(
            `/allowedCidrs/${index}`,
            'cidr_format',
            words(
              'must look like 203.0.113.0/24 or 2001:db8::/32',
              'должно иметь вид 203.0.113.0/24 или 2001:db8::/32',
            ),
          ),
        ],
  );
  if (errors.length > 0) throw invalid(errors);
}

function isBlock(text: string): boolean {
  const [, address = '', bits] = /^([0-9A-Fa-f.:]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits ?? 0) <= (family === 4 ? 32 : 128);
}

/** When the key ends: a year from now unless said, two years at most, never only for an owner. */
export async function checkExpiry(db: Db, actor: Actor, wanted: string | null | undefined): Promise<string | null> {
  const now = Date.now();
  if (wanted === undefined) return new Date(now + 365 * dayMs).toISOString();
  if (wanted === null) {
    if (await isOwner(db, actor.userId)) return null;
    throw badExpiry(
      'owner_only',
      'only an owner may issue a key that never expires',
      'бессрочный ключ может выпустить только владелец',
    );
  }
  const at = Date.parse(wanted);
  if (at <= now) throw badExpiry('minimum', 'must be in the future', 'должен быть в будущем');
  if (at > now + mostDays * dayMs)
    throw badExpiry('maximum', `at most ${mostDays} days ahead`, `не более ${mostDays} дней вперёд`);
  return wanted;
}

const badExpiry = (code: string, en: string, ru: string) => invalid([fieldError('/expiresAt', code, words(en, ru))]);
