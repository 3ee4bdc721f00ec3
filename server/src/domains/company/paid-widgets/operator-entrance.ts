import { createHash, timingSafeEqual } from 'node:crypto';
import Type from 'typebox';
import { fromHeader } from '../../../kernel/intake/raw-body.ts';
import type { Approach } from '../../../kernel/operation.ts';
import { notFound, refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What the operator of the installation shows, and whose portal he means. */
export const ofOperator = {
  portal: Type.String({ title: 'Name of the portal, as in its address', maxLength: 40, examples: ['romashka'] }),
  operatorToken: fromHeader(
    'X-Operator-Token',
    'Token of the operator: the setting OPERATOR_TOKEN of the installation',
  ),
};

/**
 * Lets the operator of the installation in, as the platform itself. Without the setting the address is nowhere, for anybody.
 * The token is compared by its digest, in a time that says nothing of it.
 */
export async function enterAsOperator(
  { portal, operatorToken = '' }: { portal: string; operatorToken?: string },
  { services, directory }: Approach,
) {
  const { operatorToken: wanted } = services;
  if (wanted === undefined) throw notFound(words('Address', 'Адрес'));
  if (!timingSafeEqual(digest(operatorToken), digest(wanted))) throw refuse('unauthenticated');
  const found = await directory.first<{ tenant_id: string }>(sql`select * from find_portal(${portal})`);
  if (!found) throw notFound(words('Portal', 'Портал'));
  return { tenantId: found.tenant_id, carried: undefined, as: { kind: 'system' as const, userId: null } };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
