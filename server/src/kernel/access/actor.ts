import type { Permission, Scope } from '../../../../nouns/kit/rights.ts';
import { Refusal, refuse, words } from '../problems/errors.ts';
import type { Sql } from '../sql/sql.ts';
import type { Browser } from './browser.ts';
import type { Credential } from './credential.ts';
import { type Presence, presenceRequired } from './presence.ts';

/** Who is acting. Made at the edge from a token, a key, a link or a job; all code below trusts it. */
export interface Actor {
  kind:
    | 'user'
    | 'apiKey'
    | 'supplierLink'
    | 'customerLink'
    | 'driverLink'
    | 'integration'
    | 'identityProvider'
    | 'system'
    | 'visitor';
  tenantId: string;
  /** The person responsible for the action; with null the actor may only read, unless it is the system itself. */
  userId: string | null;
  /** The key, link or installation through which the person acts. */
  throughId?: string;
  sessionId?: string;
  /** Of a session. */
  presence?: Presence;
  /** What the person may do now, by role; for a key whose creator is blocked, what the creator's roles still allow. */
  permissions: ReadonlySet<string>;
  /** A key without a creator: its scopes alone limit what it reads. */
  byScopesAlone?: true;
  /** Scopes granted to a key; absent for people, whose roles alone limit them. */
  scopes?: ReadonlySet<string>;
  /** The portal's configuration version this actor was read at. */
  configVersion?: number;
  /** Returns a row only while the token, key or session behind this actor is still valid; the door runs it in every transaction. */
  proof?: Sql;
  /** The owner of an idempotency key: the family of an API key, which survives rotation, or a person. */
  idempotencyHolder?: string;
  /** Limits, conditions and names of the credential that the edge and `/meta` need. */
  credential?: Credential;
  ip?: string;
  userAgent?: string;
  /** Headers that identify the client software; only sessions read them, ours and those of a site exchange. */
  browser?: Browser;
}

/** The platform itself working in a portal: jobs, authentication, housekeeping. */
export const systemIn = (tenantId: string): Actor => ({
  kind: 'system',
  tenantId,
  userId: null,
  permissions: new Set(),
});

/** Stands for «no portal», such as in a request about an unknown address. */
export const lobby = '00000000-0000-0000-0000-000000000000';

/**
 * What an operation requires of its actor: a permission for people, and a scope for keys (any one of several).
 * `scope: null` keeps keys out. `permission: 'visitor'` opens it to everybody, `permission: 'signed-in'` to everyone with a session;
 * `permission: 'internal'` requires nothing either, and is never exposed: only our own code runs it.
 */
export interface Requirement {
  permission: Permission | 'visitor' | 'internal' | 'signed-in';
  scope: Scope | readonly Scope[] | null;
  /** Open to a person who still has to change a temporary password, to add the second factor that a role demands, or to give its code. */
  beforeSetUp?: true;
}

/** Whether an actor satisfies the requirement of an operation. */
export function permits(actor: Actor, requirement: Requirement): boolean {
  try {
    authorize(actor, requirement);
    return true;
  } catch {
    return false;
  }
}

export function authorize(actor: Actor, { permission, scope, beforeSetUp }: Requirement) {
  if (permission === 'visitor' || permission === 'internal' || actor.kind === 'system') return;
  if (!beforeSetUp) refuseBeforeSetUp(actor);
  if (actor.scopes) authorizeKey(actor, actor.scopes, permission, scope);
  else if (actor.kind === 'visitor') throw refuse('unauthenticated');
  else if (permission !== 'signed-in' && !actor.permissions.has(permission)) throw lacksPermission(permission);
}

function refuseBeforeSetUp({ credential }: Actor) {
  if (credential?.mustGiveCode) throw presenceRequired(['code']);
  if (credential?.mustChangePassword) throw refuse('password_change_required');
  if (credential?.mustAddSecondFactor) throw refuse('second_factor_setup_required');
}

function authorizeKey(actor: Actor, held: ReadonlySet<string>, permission: string, scope: Requirement['scope']) {
  const wanted = scope === null ? [] : typeof scope === 'string' ? [scope] : scope;
  const granted = wanted.find((one) => held.has(one));
  if (!granted) throw lacksScope(wanted);
  if (actor.userId === null && !granted.endsWith('.read')) throw refuse('api_key_read_only');
  if (actor.byScopesAlone || permission === 'signed-in') return;
  if (!actor.permissions.has(permission)) throw lacksPermission(permission);
}

export const lacksPermission = (permission: string) =>
  refuse(
    'forbidden',
    words(
      'Your role does not allow this. Ask the person who manages roles in your company.',
      'Ваша роль этого не позволяет. Обратитесь к тому, кто в вашей компании управляет ролями.',
    ),
    { requiredPermissions: [permission] },
  );

const lacksScope = (scopes: readonly string[]) => {
  if (scopes.length === 0)
    return refuse(
      'forbidden',
      words('API keys cannot do this; sign in.', 'С ключом API это недоступно; войдите в портал.'),
    );
  const list = scopes.join(' | ');
  return new Refusal(
    'insufficient_scope',
    words(`The key needs the scope ${list}.`, `Ключу нужна область доступа ${list}.`),
    {
      members: { requiredScopes: scopes },
      headers: { 'X-Accepted-Scopes': scopes.join(', ') },
    },
  );
};

/** Whether the actor may see a field that a permission guards, such as a cost. */
export const maySee = (actor: Actor, permission: Permission) =>
  actor.kind === 'system' || actor.permissions.has(permission);
