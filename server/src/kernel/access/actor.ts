import type { Permission, Scope } from '../../../../nouns/kit/rights.ts';
import { Refusal, refuse, words } from '../problems/errors.ts';
import type { Sql } from '../sql/sql.ts';

/** Who is acting. Made at the edge from a token, a key, a link or a job; trusted from there on. */
export interface Actor {
  kind: 'user' | 'apiKey' | 'supplierLink' | 'integration' | 'system' | 'visitor';
  tenantId: string;
  /** The person answerable for the action; null means the actor may only read, unless it is the system itself. */
  userId: string | null;
  /** The key, link or installation through which the person acts. */
  throughId?: string;
  sessionId?: string;
  /** What the person may do now, by role; of a key whose creator is blocked, what he still might. */
  permissions: ReadonlySet<string>;
  /** A key that nobody created: it reads whatever its scopes name, for there is nobody whose rights bound it. */
  byScopesAlone?: true;
  /** What a key was granted; absent for people, who are bound by their roles alone. */
  scopes?: ReadonlySet<string>;
  /** The portal's configuration version this actor was read at. */
  configVersion?: number;
  /** Returns a row if, and only if, what this actor was read from still holds; the door runs it in every transaction. */
  proof?: Sql;
  /** Who an idempotency key belongs to: a key's family, which outlives rotation, or a person. */
  idempotencyHolder?: string;
  /** Limits, conditions and names of the credential that the edge and `/meta` need. */
  credential?: Credential;
  ip?: string;
  userAgent?: string;
  /** What a client sends by itself; only sessions look at it, ours and those of an exchange. */
  browser?: Browser;
}

/** Headers as they came; each may be absent. */
export interface Browser {
  cookie: string | undefined;
  origin: string | undefined;
  host: string | undefined;
  /** `Basic …`, for the doors of senders who know nothing else. */
  basic?: string | undefined;
  /** `HEAD` looks, and reads nothing. */
  method?: string;
}

/** The platform itself at work in a portal: jobs, authentication, housekeeping. */
export const systemIn = (tenantId: string): Actor => ({
  kind: 'system',
  tenantId,
  userId: null,
  permissions: new Set(),
});

/** The portal of what belongs to none, such as a request about an address nobody knows. */
export const lobby = '00000000-0000-0000-0000-000000000000';

/** What is known of the key or session an actor came with. */
interface Credential {
  id: string;
  name: string;
  requireIfMatch: boolean;
  /** Times the installation's own rate that this key may take. */
  rateFactor: number;
  expiresAt: string | null;
  /** The scopes as granted, before the creator's rights are counted. */
  grantedScopes: readonly string[];
  mustChangePassword?: boolean;
}

/**
 * What an operation asks of its actor: a permission of people, and the scope of keys (any one of several).
 * `scope: null` keeps keys out. `permission: 'visitor'` opens it to everybody, `permission: 'signed-in'` to everyone with a session;
 * `permission: 'internal'` asks nothing either, and is never served: our own code runs it.
 */
export interface Requirement {
  permission: Permission | 'visitor' | 'internal' | 'signed-in';
  scope: Scope | readonly Scope[] | null;
  /** Open to a person who still has a temporary password. */
  beforePasswordChange?: true;
}

/** Whether an actor may do what an operation asks for. */
export function permits(actor: Actor, requirement: Requirement): boolean {
  try {
    authorize(actor, requirement);
    return true;
  } catch {
    return false;
  }
}

export function authorize(actor: Actor, { permission, scope, beforePasswordChange }: Requirement) {
  if (permission === 'visitor' || permission === 'internal' || actor.kind === 'system') return;
  if (actor.credential?.mustChangePassword && !beforePasswordChange) throw refuse('password_change_required');
  if (actor.scopes) authorizeKey(actor, actor.scopes, permission, scope);
  else if (actor.kind === 'visitor') throw refuse('unauthenticated');
  else if (permission !== 'signed-in' && !actor.permissions.has(permission)) throw lacksPermission(permission);
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
