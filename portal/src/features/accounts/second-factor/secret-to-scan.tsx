import { Code } from '@mantine/core';
import { toDataURL } from 'qrcode';
import { useEffect, useState } from 'react';
import { say } from '../../../kit/say.ts';

/** The secret as a picture for the camera, and as text for whoever has none. */
export function SecretToScan({ secret, uri }: { secret: string; uri: string }) {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    void toDataURL(uri, { margin: 2, scale: 5 }).then(setPicture);
  }, [uri]);
  return (
    <div>
      {say(
        'Scan it with an authenticator (Yandex ID, Google Authenticator, 1Password and others):',
        'Отсканируйте приложением для кодов (Яндекс ID, Google Authenticator, 1Password и другими):',
      )}
      {picture && (
        <img
          src={picture}
          alt={say('QR code of the secret', 'QR-код секрета')}
          style={{ display: 'block', margin: '12px auto', width: 200, height: 200 }}
        />
      )}
      {say('Or type the secret: ', 'Или введите секрет вручную: ')}
      <Code style={{ overflowWrap: 'anywhere' }}>{secret.replace(/.{4}(?=.)/g, '$& ')}</Code>
    </div>
  );
}
