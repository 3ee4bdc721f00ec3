import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { canUsePasskeys } from '../../../shared/session/can-use-passkeys.ts';
import { AccountPage } from '../components/account-page.tsx';
import { deviceOf } from '../device-of.ts';
import { AddPasskey } from '../passkeys/add-passkey.tsx';
import { PasskeyLine } from '../passkeys/passkey-line.tsx';
import classes from '../passkeys/passkeys.module.css';
import { passkeysQuery } from '../passkeys/passkeys-query.ts';

/** One's passkeys, where they are added, renamed and removed. Opened by oneself, or in place of a second factor that a role demands. */
export function Passkeys() {
  const { next = '/' } = useSearch({ from: '/passkeys' });
  const { data: passkeys, error } = useQuery(passkeysQuery);
  return (
    <AccountPage title={say('Passkeys', 'Ключи доступа')}>
      <p>
        {say(
          'Sign in by a finger, a face or the PIN of your device, without a password. A passkey is a second factor, too.',
          'Вход по отпечатку, лицу или PIN-коду устройства, без пароля. Ключ доступа заменяет и второй фактор.',
        )}
      </p>
      {error && <ProblemText error={error} />}
      {passkeys && passkeys.length > 0 && (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        passkeys && (
          <AddPasskey
            key={passkeys.length}
            suggested={deviceOf({ userAgent: navigator.userAgent, clientType: 'browser' })}
          />
        )
      ) : (
        <p>
          {say(
            'This browser, or this address of the portal, takes no passkeys: they need an address with a name, over https.',
            'Этот браузер или адрес портала не поддерживает ключи доступа: нужен адрес с именем узла и https.',
          )}
        </p>
      )}
      <p>
        <Link to={next}>{say('Back', 'Назад')}</Link>
      </p>
    </AccountPage>
  );
}
