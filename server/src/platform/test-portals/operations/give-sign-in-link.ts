import Type from 'typebox';
import { id, instant, object } from '../../../kernel/fields.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { makeLink } from '../../accounts/links.ts';
import { addPerson } from '../../users/add-person.ts';
import { inTestPortal } from '../in-test-portal.ts';
import { noteTestPortal } from './note-test-portal.ts';
import { type Maker, readMaker } from './read-maker.ts';

const minutes = 10;

export const giveSignInLink = command({
  name: 'test-portals.give-sign-in-link',
  summary: words('Get a link that signs in to a test portal', 'Получить ссылку для входа в тестовый портал'),
  description: `Works once, for ${minutes} minutes. It signs the caller in as an owner of the test portal; who is not known there yet becomes one. The session of the live portal in the same browser ends for that browser.`,
  permission: 'api_keys.create',
  scope: 'settings.write',
  refuses: ['not_found', 'conflict'],
  revealsSecret: true,
  input: object({ id: id() }),
  output: object({
    url: Type.String({ title: 'Address to open', format: 'uri' }),
    expiresAt: instant('Until when it works'),
  }),
  run: inSteps,

  async steps(steps, { id: testPortalId }) {
    await steps.command(noteTestPortal, { id: testPortalId, happening: 'entered' });
    const { person } = await steps.query(readMaker, {});
    return steps.asSystem.command(admitMaker, { id: testPortalId, person });
  },
});

const admitMaker = command({
  name: 'test-portals.admit-maker',
  summary: words('Let a person into a test portal', 'Впустить человека в тестовый портал'),
  permission: 'internal',
  scope: null,
  input: object({ id: id(), person: Type.Unsafe<Maker['person']>({}) }),
  output: Type.Unknown(),
  enter: inTestPortal,
  async run(ctx, { person }) {
    ctx.nothingChanged();
    const { db, services } = ctx;
    const held = await db.first<{ id: string }>(
      sql`select id from users where tenant_id = ${db.tenant} and lower(email) = lower(${person.email})`,
    );
    const { ownerRole } = await db.one<{ ownerRole: string }>(
      sql`select id as "ownerRole" from roles where tenant_id = ${db.tenant} and code = 'owner'`,
    );
    const emailVerifiedAt = new Date().toISOString();
    const userId = held?.id ?? (await addPerson(ctx, { ...person, status: 'active', emailVerifiedAt }, [ownerRole])).id;
    const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString();
    const token = await makeLink(db, 'sign_in', userId, expiresAt);
    return { url: `${services.publicUrl}/test-sign-in#${token}`, expiresAt };
  },
});
