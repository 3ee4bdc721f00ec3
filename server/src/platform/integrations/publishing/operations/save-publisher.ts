import type { Publisher } from '../../../../../../nouns/publisher.ts';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { brokenRule, words } from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { unchanged } from '../../../records/write-records.ts';
import { checkInn } from '../../../russian-identifiers/check-inn.ts';
import { readMode } from '../../../test-portals/operations/read-mode.ts';
import { refuseGoingOut } from '../../../test-portals/refusals.ts';
import { faultOfUrl, urlNotAllowed } from '../../../webhooks/subscriptions/subscription-input.ts';
import { findPublisher, publisher, publisherOf } from '../publisher.ts';

export const savePublisher = command({
  name: 'integrations.save-publisher',
  summary: words('Say who publishes', 'Указать издателя'),
  description:
    'A portal publishes under the name and INN of its company; both are shown with every integration it offers. The INN is confirmed when a version is reviewed.',
  permission: 'integrations.configure',
  scope: 'settings.write',
  refuses: ['business_rule_violated', 'url_not_allowed', 'test_portal_stays_inside'],
  input: object(publisher.creation),
  output: publisher.view,
  // A test portal asks for no name either.
  enter: async ({ privacyUrl }, { services, actor: { tenantId }, ask }) => ({
    tenantId,
    carried: (await ask(readMode, tenantId, {})) ? null : await faultOfUrl(privacyUrl, services),
  }),

  async run(ctx, given, fault) {
    refuseGoingOut();
    if (fault !== null) throw urlNotAllowed(fault, given.privacyUrl, 'privacyUrl');
    const { company_inn: inn } = await ctx.db.one<{ company_inn: string | null }>(
      sql`select company_inn from tenants where tenant_id = ${ctx.db.tenant} for update`,
    );
    if (inn === null || checkInn(inn) !== null) throw innMissing();
    const before = await findPublisher(ctx.db);
    if (before && saysTheSame(before, given)) return unchanged(ctx, before);
    await ctx.db.execute(sql`
      insert into publishers as held ${columns({
        tenant_id: ctx.db.tenant,
        contact: given.contact,
        support_email: given.supportEmail,
        privacy_url: given.privacyUrl,
        updated_by: ctx.actor.userId,
      })} on conflict (tenant_id) do update set contact = excluded.contact, support_email = excluded.support_email,
        privacy_url = excluded.privacy_url, updated_by = excluded.updated_by, updated_at = excluded.updated_at, version = held.version + 1`);
    const after = await publisherOf(ctx.db);
    ctx.record(before ? publisher.changed('updated', before, after) : publisher.fact('created', after));
    return after;
  },
});

const saysTheSame = (before: Publisher, given: Pick<Publisher, 'contact' | 'supportEmail' | 'privacyUrl'>) =>
  before.contact === given.contact &&
  before.supportEmail === given.supportEmail &&
  before.privacyUrl === given.privacyUrl;

const innMissing = () =>
  brokenRule(
    'publisher_inn_missing',
    words(
      'A publisher is known by its INN: fill it in with PATCH /api/v1/settings/company first.',
      'Издатель известен по ИНН: сначала укажите его через PATCH /api/v1/settings/company.',
    ),
  );
