import type { Words } from '../../../../../nouns/kit/words.ts';
import { flag, object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { Job } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { workingMessenger, writing } from '../messenger-port.ts';
import type { PushKind } from './push-kinds.ts';

const summaries: Record<PushKind, Words> = {
  users: words('Tell the provider of our users', 'Передать провайдеру сотрудников'),
  contacts: words('Tell the provider of counterparties', 'Передать провайдеру контрагентов'),
  deals: words('Tell the provider of requisitions', 'Передать провайдеру заявки'),
};

/** Records refer to others that the provider has to know first. */
const order: Record<PushKind, PushKind[]> = {
  users: ['users'],
  contacts: ['users', 'contacts'],
  deals: ['users', 'contacts', 'deals'],
};

export const syncRecords = (connectors: readonly AnyConnector[], kind: PushKind, push: Job) =>
  command({
    name: `messenger.sync-${kind}`,
    summary: summaries[kind],
    description:
      'Begins a run in the background: records that are new or have changed are told, a hundred at a time, and those that the provider refuses are named in the journal. Contacts are counterparties with a phone, deals are requisitions with suppliers among them; users come before both. The overview counts what was told.',
    permission: 'messengers.manage',
    scope: writing['messengers.manage'],
    refuses: ['installation_not_ready', 'integration_disabled', 'business_rule_violated'],
    input: object({}),
    output: object({ isQueued: flag('The run has begun, or was under way') }),

    async run(ctx) {
      const { installation, port } = await workingMessenger(ctx, connectors);
      const wanted = port.pushes(installation.settings as never);
      if (!wanted[kind]) throw switchedOff();
      const kinds = order[kind].filter((one) => wanted[one]);
      const payload = { installationId: installation.id, kinds, after: null };
      await ctx.enqueue(push, payload, { key: `${installation.id}:${kind}` });
      ctx.nothingChanged();
      return { isQueued: true };
    },
  });

const switchedOff = () =>
  brokenRule(
    'sync_switched_off',
    words(
      'The settings of the integration say that these are not told.',
      'В настройках интеграции передача этих записей выключена.',
    ),
  );
