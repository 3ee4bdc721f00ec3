import type { Static } from 'typebox';
import Type from 'typebox';
import type { Actor } from '../../kernel/access/actor.ts';
import { choice, flag, id, instant, nullable, object } from '../../kernel/fields.ts';
import { raw } from '../../kernel/sql/sql.ts';

export const oneSession = object({
  id: id(),
  clientType: choice(['browser', 'native'], 'Kind of client'),
  ip: nullable(Type.String({ title: 'Address' })),
  userAgent: nullable(Type.String({ title: 'Browser' })),
  createdAt: instant('Signed in at'),
  lastSeenAt: instant('Last renewed at'),
  expiresAt: instant('Over at the latest'),
  current: flag('This very session'),
});

export interface SessionRow {
  id: string;
  client_type: 'browser' | 'native';
  ip: string | null;
  user_agent: string | null;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

export const sessionColumns = raw('id, client_type, host(ip) as ip, user_agent, created_at, last_seen_at, expires_at');

export const presentSession = (row: SessionRow, actor: Actor): Static<typeof oneSession> => ({
  id: row.id,
  clientType: row.client_type,
  ip: row.ip,
  userAgent: row.user_agent,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  expiresAt: row.expires_at,
  current: row.id === actor.sessionId,
});
