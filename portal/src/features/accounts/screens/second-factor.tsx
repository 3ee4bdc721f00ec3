import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { AccountPage } from '../components/account-page.tsx';
import { AddSecondFactor } from '../second-factor/add-second-factor.tsx';
import { KeepSecondFactor } from '../second-factor/keep-second-factor.tsx';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { secondFactorQuery } from '../second-factor/second-factor-query.ts';

/** A code beside the password: adding it, its recovery codes, removing it. Opened by oneself, or because a role demands it. */
export function SecondFactor() {
  const { next = '/' } = useSearch({ from: '/second-factor' });
  const { data, error } = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <AccountPage title={say('Second factor', 'Второй фактор')}>
      {error && <ProblemText error={error} />}
      {codes && <RecoveryCodes codes={codes} />}
      {!codes && data?.enabledAt === null && <AddSecondFactor isDemanded={data.isDemanded} onAdded={setCodes} />}
      {!codes && data?.enabledAt && <KeepSecondFactor standing={data} onRenewed={setCodes} />}
      {!codes && data?.enabledAt === null && (
        <p>
          <Link to="/passkeys" search={{ next }}>
            {say('Add a passkey instead', 'Добавить вместо него ключ доступа')}
          </Link>
        </p>
      )}
      {(codes || !data?.isDemanded || data.enabledAt) && (
        <p>
          <Link to={next}>{codes ? say('I have kept the codes', 'Коды сохранены') : say('Back', 'Назад')}</Link>
        </p>
      )}
    </AccountPage>
  );
}
