import { messengerChannel as declared, type MessengerChannel } from '../../../../nouns/messenger-channel.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { join, sql } from '../../kernel/sql/sql.ts';
import { columnsOf } from '../../platform/records/columns-of.ts';

export const messengerChannel = entityOf(declared);

const columns = sql`${join(Object.values(columnsOf(declared, {})()))}`;

/** Channels of an installation, the working ones first. */
export const channelsOf = (db: Db, installationId: string): Promise<MessengerChannel[]> =>
  db.many<MessengerChannel>(sql`
    select ${columns} from messenger_channels channel
    where channel.tenant_id = ${db.tenant} and channel.installation_id = ${installationId}
    order by channel.is_gone, channel.works desc, channel.label, channel.id`);

/**
 * The same, held until the transaction ends. What providers tell is taken under this lock, one post after another: a status and its
 * message that come at the same moment would miss each other otherwise.
 */
export const holdChannels = (db: Db, installationId: string): Promise<MessengerChannel[]> =>
  db.many<MessengerChannel>(sql`
    select ${columns} from messenger_channels channel
    where channel.tenant_id = ${db.tenant} and channel.installation_id = ${installationId}
    order by channel.id for no key update of channel`);
