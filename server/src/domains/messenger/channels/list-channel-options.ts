import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { SettingOption } from '../../../platform/integrations/settings/check-options.ts';
import { channelsOf } from '../messenger-channel.ts';

/** Channels that settings may name; null before the channels were read for the first time. */
export const listChannelOptions = query({
  name: 'messenger.list-channel-options',
  summary: words('List channels that settings may name', 'Каналы, которые можно указать в настройках'),
  permission: 'integrations.configure',
  scope: 'settings.write',
  input: object({ installationId: id('Installation') }),
  output: Type.Unknown(),
  async run({ db }, { installationId }): Promise<SettingOption[] | null> {
    const channels = await channelsOf(db, installationId);
    if (channels.length === 0) return null;
    return channels.flatMap(({ channelId, label, isGone }) => (isGone ? [] : [{ value: channelId, label }]));
  },
});
