import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { heldAlready, refuse, words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../account-fact.ts';
import { spendChallenge } from '../passkeys/challenge.ts';
import { type CheckedCredential, checkCredential } from '../passkeys/check-credential.ts';
import { newCredentialField } from '../passkeys/credential-fields.ts';
import { lockHolder } from '../passkeys/lock-holder.ts';
import { refuseOneTooMany } from '../passkeys/most-passkeys.ts';
import { onePasskey, type PasskeyView, passkeyColumns, passkeyName } from '../passkeys/passkey.row.ts';
import { wrongPasskey } from '../passkeys/refusals.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { tellPasskey } from '../passkeys/tell-passkey.ts';

export const addPasskey = command({
  name: 'accounts.add-passkey',
  summary: words('Add a passkey', 'Добавить ключ доступа'),
  description:
    'Takes what the browser made of the options of `POST /api/v1/auth/passkeys/options`. It signs in without a password, and counts as a second factor. Told by mail.',
  permission: 'signed-in',
  scope: null,
  beforeSetUp: true,
  provesPresence: true,
  refuses: ['already_exists'],
  input: object({ name: passkeyName(), credential: newCredentialField() }),
  output: onePasskey,

  async enter({ credential }, { actor, services }) {
    // Whoever gave out a temporary password would keep a way in that outlives it.
    if (actor.credential?.mustChangePassword) throw refuse('password_change_required');
    const checked = await checkCredential(services, `add to ${actor.userId}`, credential);
    if (!checked) throw wrongPasskey('/credential');
    return { tenantId: actor.tenantId, carried: checked };
  },

  async run(ctx, { name }, given: CheckedCredential) {
    const holder = await lockHolder(ctx);
    await refuseOneTooMany(ctx.db, holder.id);
    if (!(await spendChallenge(ctx.db, given))) throw wrongPasskey('/credential');
    const added = await insertPasskey(ctx, holder.id, name, given);
    if (!added) throw heldAlready('/credential', isHeld);
    await tellPasskey(ctx, holder.id, 'added', name);
    ctx.record(accountFact('passkey_added', holder, { passkeyId: added.id, name }));
    return added;
  },
});

function insertPasskey({ db, services, newId }: WriteContext, userId: string, name: string, given: CheckedCredential) {
  const row = {
    ...{ tenant_id: db.tenant, id: newId, user_id: userId, name, rp_id: relyingParty(services).id },
    credential_id: given.credentialId,
    public_key: given.publicKey,
    counter: given.counter,
    transports: given.transports,
  };
  return db.first<PasskeyView>(sql`
    insert into passkeys ${columns(row)} on conflict (tenant_id, credential_id) do nothing
    returning ${passkeyColumns(services)}`);
}

const isHeld = words(
  'This authenticator already holds a passkey of the portal.',
  'Это устройство уже хранит ключ доступа к порталу.',
);
